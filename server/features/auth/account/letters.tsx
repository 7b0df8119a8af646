import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

/** Confirms the deletion, and alerts an owner who did not request it. */
export function accountDeletedLetter(community: Community, lang: Language, now: Date): Promise<RenderedLetter> {
  const words = letterWords(lang)
  return renderLetter(community, lang, {
    subject: words('deleted.subject'),
    preview: words('deleted.preview'),
    headline: words('deleted.headline'),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{words('deleted.lead', { community: community.title[lang] })}</Lead>
        <Paragraph>{words('deleted.ends', { email: community.links.contact })}</Paragraph>
      </>
    ),
  })
}
