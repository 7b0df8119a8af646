import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

/** Asks for feedback a week after an intro. */
export function meetingLetter(
  community: Community,
  to: Addressee,
  person: ListedParticipant,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { name: to.firstName, person: nameOf(person) }
  return renderLetter(community, to.lang, {
    subject: words('meeting.subject', names),
    preview: words('meeting.preview'),
    headline: words('meeting.headline', names),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words('meeting.lead', names)}</Lead>
        <Actions>
          <Button href={loginPath('/my_communities', 'meeting')} label={words('meeting.button')} />
        </Actions>
      </>
    ),
  })
}
