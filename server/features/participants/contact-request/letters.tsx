import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Paragraph, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Told } from './store.ts'

const nameOf = ({ firstName, lastName }: Told['author']) => `${firstName} ${lastName}`.trim()

/** To the person: who would like to reach them. Their contacts stay hidden. */
export function passedLetter(
  community: Community,
  lang: Language,
  { author, subject, message }: Told,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const names = { author: nameOf(author), name: subject.firstName, community: community.title[lang] }
  return renderLetter(community, lang, {
    subject: words('contactPassed.subject', names),
    preview: message.slice(0, 120),
    headline: words('contactPassed.headline', names),
    footer: 'member',
    date: now,
    children: (
      <>
        <Lead>{words('contactPassed.lead', names)}</Lead>
        <Block>
          <Reason>{message}</Reason>
        </Block>
        <Paragraph>{words('contactPassed.after', names)}</Paragraph>
        <Actions>
          <Button href={loginPath(`/u/${author.slug}`, 'profile')} label={words('contactPassed.button', names)} />
        </Actions>
      </>
    ),
  })
}

/** To the author: why the moderators did not pass the message on. */
export function declinedLetter(
  community: Community,
  lang: Language,
  { author, subject, reason }: Told,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const names = { subject: nameOf(subject), name: author.firstName, community: community.title[lang] }
  return renderLetter(community, lang, {
    subject: words('contactDeclined.subject', names),
    preview: reason.slice(0, 120),
    headline: words('contactDeclined.headline', names),
    footer: 'member',
    date: now,
    children: (
      <>
        <Lead>{words('contactDeclined.lead', names)}</Lead>
        <Block>
          <Reason>{reason}</Reason>
        </Block>
      </>
    ),
  })
}
