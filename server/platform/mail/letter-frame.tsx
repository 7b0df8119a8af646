import { randomBytes } from 'node:crypto'
import { Head, Html } from '@react-email/components'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { Footer, Masthead } from './frame.tsx'
import { textOf } from './plain-text.ts'
import { type LetterTheme, letterCss, ThemeContext, textFont, themeOf, useTheme } from './theme.ts'

/*
 * What stands around the content of a letter. It is the same in all letters of a community in one language on a day, and most of what is
 * rendered, so it is rendered once, with a marker at each place that differs. Markers are random, so that no text of a manager contains one.
 */

const nonce = randomBytes(9).toString('hex')
const marked = { subject: `q${nonce}n0z`, preview: `q${nonce}n1z`, content: `q${nonce}n2z`, url: `q${nonce}n3z` }
const pattern = new RegExp(`(q${nonce}n\\dz)`)

export type Slots = Record<keyof typeof marked, string>

/** Texts, with a marker at every second place. */
type Filled = string[]

export type LetterFrame = { theme: LetterTheme; html: Filled; plain: Filled }

type Options = { footer: 'member' | 'service'; unsubscribeUrl?: string; date?: Date }

/** Frames of the record of a community, which is another one after each change. */
const frames = new WeakMap<Community, Map<string, { moment: number; frame: LetterFrame }>>()

/** A day begins at a quarter of an hour, in whatever time zone. */
const quarterMs = 15 * 60_000

export function frameOf(community: Community, lang: Language, options: Options): LetterFrame {
  const { footer, unsubscribeUrl, date } = options
  const moment = Math.floor((date?.getTime() ?? 0) / quarterMs)
  const key = `${lang} ${footer} ${unsubscribeUrl !== undefined} ${date !== undefined}`
  const known = frames.get(community) ?? new Map<string, { moment: number; frame: LetterFrame }>()
  frames.set(community, known)
  const found = known.get(key)
  if (found?.moment === moment) return found.frame
  const frame = renderFrame(community, lang, options)
  known.set(key, { moment, frame })
  return frame
}

function renderFrame(community: Community, lang: Language, { footer, unsubscribeUrl, date }: Options): LetterFrame {
  const theme = themeOf(community)
  const url = unsubscribeUrl === undefined ? undefined : theme.link(`/${marked.url}`)
  const rendered = markupOf(
    <ThemeContext value={theme}>
      <Layout community={community} lang={lang} footer={footer} unsubscribeUrl={url} date={date} />
    </ThemeContext>,
  )
  const html = `${documentType}${url === undefined ? rendered : rendered.replaceAll(url, marked.url)}`
  return { theme, html: html.split(pattern), plain: textOf(html).split(pattern) }
}

const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** React adds a hint for the browser before each picture, which means nothing in a letter. */
const hint = /<link rel="preload" as="image"[^>]*>/g

export const markupOf = (node: ReactNode): string => renderToStaticMarkup(node).replace(hint, '')

const nameOf = Object.fromEntries(Object.entries(marked).map(([name, marker]) => [marker, name as keyof Slots]))

/** In one pass, so that what is put in is not read again. */
export const fillFrame = (texts: Filled, slots: Slots): string =>
  texts.map((text, nth) => (nth % 2 === 0 ? text : slots[nameOf[text] as keyof Slots])).join('')

type LayoutProps = {
  community: Community
  lang: Language
  footer: 'member' | 'service'
  unsubscribeUrl: string | undefined
  date: Date | undefined
}

function Layout({ community, lang, footer, unsubscribeUrl, date }: LayoutProps) {
  const { colors } = useTheme()
  return (
    <Html lang={lang}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{marked.subject}</title>
        <style>{letterCss(community)}</style>
      </Head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: colors.sunken }}>
        {marked.preview}
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
                        <Masthead community={community} lang={lang} date={date} />
                        {marked.content}
                        <Footer community={community} lang={lang} footer={footer} unsubscribeUrl={unsubscribeUrl} />
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
