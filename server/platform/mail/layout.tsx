import { Head, Html, Preview } from '@react-email/components'
import { plainTextSelectors, render } from '@react-email/render'
import { compile } from 'html-to-text'
import type { ReactNode } from 'react'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { CalendarFile, CalendarPart } from './draft.ts'
import { Footer, Masthead } from './frame.tsx'
import { Block } from './parts.tsx'
import { letterCss, ThemeContext, textFont, themeOf, useTheme } from './theme.ts'

export type LetterContent = {
  subject: string
  /** Preview text beside the subject in an inbox. */
  preview: string
  /** Null: the content begins without one. */
  headline: ReactNode
  /** Components from `parts.tsx`. */
  children: ReactNode
  /** `member` for letters that come with membership; `service` for letters that someone requested with this address. */
  footer: 'member' | 'service'
  /** One-click unsubscribe from this kind of letter. */
  unsubscribeUrl?: string
  /** Shown in the header, in the community's time zone. */
  date?: Date
}

export type RenderedLetter = {
  subject: string
  html: string
  plain: string
  headers: Record<string, string>
  calendar?: CalendarPart
  calendarFiles?: CalendarFile[]
}

/** Renders a letter of a community in one language, as HTML and plain text from the same component tree. */
export async function renderLetter(
  community: Community,
  lang: Language,
  content: LetterContent,
): Promise<RenderedLetter> {
  const theme = themeOf(community)
  const html = await render(
    <ThemeContext value={theme}>
      <Layout community={community} lang={lang} {...content} />
    </ThemeContext>,
  )
  const { subject, unsubscribeUrl } = content
  return {
    subject,
    html,
    plain: plainOf(html),
    headers: unsubscribeUrl ? unsubscribeHeaders(theme.link(unsubscribeUrl)) : {},
  }
}

/** RFC 8058: one-click unsubscribe by the mail program. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Compiled once, which takes longer than reading a letter. */
const textOf = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: '.entry', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
})

const plainOf = (html: string): string =>
  textOf(html)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function Layout({ community, lang, ...content }: LetterContent & { community: Community; lang: Language }) {
  const { colors, heading } = useTheme()
  return (
    <Html lang={lang}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{letterCss(community)}</style>
      </Head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: colors.sunken }}>
        <Preview>{content.preview}</Preview>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td className="page" align="center" style={{ padding: '40px 16px 56px', backgroundColor: colors.sunken }}>
                <table
                  role="presentation"
                  className="card"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{
                    maxWidth: 600,
                    backgroundColor: colors.surface,
                    border: `1px solid ${colors.line}`,
                    borderCollapse: 'separate',
                    borderRadius: 20,
                    fontFamily: textFont,
                    textAlign: 'left',
                  }}
                >
                  <tbody>
                    <tr>
                      <td>
                        <Masthead community={community} lang={lang} date={content.date} />
                        {content.headline && (
                          <Block top={28}>
                            <h1
                              className="ink headline"
                              style={{
                                margin: 0,
                                ...heading,
                                fontSize: 34,
                                lineHeight: '40px',
                                fontWeight: 600,
                                color: colors.ink,
                                textWrap: 'balance',
                              }}
                            >
                              {content.headline}
                            </h1>
                          </Block>
                        )}
                        {content.children}
                        <Footer community={community} lang={lang} {...content} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  )
}
