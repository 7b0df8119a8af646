import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

/** Invites to a community: what it is, and the link. */
export function invitationLetter(
  community: Community,
  lang: Language,
  path: string,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const title = community.title[lang]
  return renderLetter(community, lang, {
    subject: words('invitation.subject', { community: title }),
    preview: words('invitation.preview'),
    headline: words('invitation.headline', { community: title }),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{community.landingCopy[lang]}</Lead>
        <Actions>
          <Button href={path} label={words('invitation.button')} />
        </Actions>
        <Paragraph>{words('invitation.ends')}</Paragraph>
      </>
    ),
  })
}
