import { Preview } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { CalendarFile, CalendarPart } from './draft.ts'
import { fillFrame, frameOf, markupOf } from './letter-frame.tsx'
import { Block } from './parts.tsx'
import { textOf, tidy } from './plain-text.ts'
import { ThemeContext, useTheme } from './theme.ts'

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

/**
 * Renders a letter of a community in one language, as HTML and plain text from the same component tree. What stands around its content is
 * the same in all letters of a day, so only the content is rendered for each.
 */
export async function renderLetter(
  community: Community,
  lang: Language,
  content: LetterContent,
): Promise<RenderedLetter> {
  const { subject, preview, headline, children, unsubscribeUrl } = content
  const { theme, html, plain } = frameOf(community, lang, content)
  const url = unsubscribeUrl && theme.link(unsubscribeUrl)
  const inTheme = (node: ReactNode) => markupOf(<ThemeContext value={theme}>{node}</ThemeContext>)
  const parts = {
    subject: markupOf(subject),
    preview: markupOf(<Preview>{preview}</Preview>),
    content: inTheme(
      <>
        {headline && <Headline>{headline}</Headline>}
        {children}
      </>,
    ),
    url: markupOf(url),
  }
  return {
    subject,
    html: fillFrame(html, parts),
    plain: tidy(fillFrame(plain, { subject: '', preview: '', content: textOf(parts.content), url: url ?? '' })),
    headers: url ? unsubscribeHeaders(url) : {},
  }
}

/** RFC 8058: one-click unsubscribe by the mail program. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function Headline({ children }: { children: ReactNode }) {
  const { colors, heading } = useTheme()
  return (
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
        {children}
      </h1>
    </Block>
  )
}
