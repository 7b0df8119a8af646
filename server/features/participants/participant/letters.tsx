import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { StoredProfile } from '#server/features/participants/profile/store.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

type Request = { author: StoredProfile; subject: StoredProfile; message: string }

const nameOf = ({ firstName, lastName }: StoredProfile) => `${firstName} ${lastName}`

/** To a moderator: a participant wants to reach another who hides their contacts. */
export function reachLetter(
  community: Community,
  lang: Language,
  { author, subject, message }: Request,
  now: Date,
  unsubscribeUrl: string | undefined,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const names = { author: nameOf(author), subject: nameOf(subject) }
  return renderLetter(community, lang, {
    subject: words('reach.subject', names),
    preview: words('reach.preview', names),
    headline: words('reach.headline'),
    footer: 'member',
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{words('reach.lead', { ...names, from: author.email, to: subject.email })}</Lead>
        <Block>
          <Reason>{message}</Reason>
        </Block>
        <Actions>
          <Button href={loginPath(`/u/${author.slug}`, 'profile')} label={words('reach.author', names)} />
          <Button
            href={loginPath(`/u/${subject.slug}`, 'profile')}
            label={words('reach.subjectButton', names)}
            isQuiet
          />
        </Actions>
      </>
    ),
  })
}
