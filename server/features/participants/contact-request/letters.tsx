import type { ReactNode } from 'react'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Paragraph, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Told } from './store.ts'

const nameOf = ({ firstName, lastName }: Told['author']) => `${firstName} ${lastName}`.trim()

/** To the person: who would like to reach them. Their contacts stay hidden. */
export function passedLetter(community: Community, lang: Language, told: Told, now: Date): Promise<RenderedLetter> {
  const { author, subject, message } = told
  const names = { author: nameOf(author), name: subject.firstName, community: community.title[lang] }
  const words = letterWords(lang)
  return quotingLetter(community, lang, now, 'contactPassed', names, message, [
    <Paragraph key="after">{words('contactPassed.after', names)}</Paragraph>,
    <Actions key="actions">
      <Button href={loginPath(`/u/${author.slug}`, 'profile')} label={words('contactPassed.button', names)} />
    </Actions>,
  ])
}

/** To the author: why the moderators did not pass the message on. */
export function declinedLetter(community: Community, lang: Language, told: Told, now: Date): Promise<RenderedLetter> {
  const { author, subject, reason } = told
  const names = { subject: nameOf(subject), name: author.firstName, community: community.title[lang] }
  return quotingLetter(community, lang, now, 'contactDeclined', names, reason, [])
}

function quotingLetter(
  community: Community,
  lang: Language,
  now: Date,
  kind: 'contactPassed' | 'contactDeclined',
  names: Record<string, string>,
  quoted: string,
  after: ReactNode[],
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  return renderLetter(community, lang, {
    subject: words(`${kind}.subject`, names),
    preview: quoted.slice(0, 120),
    headline: words(`${kind}.headline`, names),
    footer: 'member',
    date: now,
    children: (
      <>
        <Lead>{words(`${kind}.lead`, names)}</Lead>
        <Block>
          <Reason>{quoted}</Reason>
        </Block>
        {after}
      </>
    ),
  })
}
