import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import { EventFacts, timeLines } from '../event/event-facts.tsx'
import type { StoredEvent } from '../event/store.ts'
import type { ReminderKind } from './rules.ts'

type Reminded = { kind: ReminderKind; event: StoredEvent; now: Date }

/** To somebody who is going, a day or an hour before the start. */
export function reminderLetter(
  community: Community,
  to: Addressee,
  { kind, event, now }: Reminded,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const values = { name: to.firstName, title: event.title }
  const isOnline = event.type === 'ONLINE'
  const page = { href: loginPath(`/event/${event.id}`, 'event'), label: words('participation.page') }
  return renderLetter(community, to.lang, {
    subject: words(`reminder.${kind}.subject`, values),
    preview: timeLines(event, to, now).join(' · '),
    headline: words(`reminder.${kind}.headline`, values),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words(`reminder.${kind}.lead`)}</Lead>
        <EventFacts event={event} to={to} isInside now={now} />
        {isOnline && <Paragraph>{words('reminder.joinLater')}</Paragraph>}
        <Paragraph>{words('reminder.plans')}</Paragraph>
        <Actions>
          {isOnline && <Button href={loginPath(`/event/${event.id}/join`, 'event')} label={words('reminder.join')} />}
          <Button {...page} isQuiet={isOnline} />
        </Actions>
      </>
    ),
  })
}

/** To somebody who was at an event: how was it? */
export function feedbackLetter(
  community: Community,
  to: Addressee,
  { event, now }: Omit<Reminded, 'kind'>,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const values = { name: to.firstName, title: event.title }
  return renderLetter(community, to.lang, {
    subject: words('reminder.feedback.subject', values),
    preview: words('reminder.feedback.lead'),
    headline: words('reminder.feedback.headline', values),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words('reminder.feedback.lead')}</Lead>
        <Paragraph>{words('reminder.feedback.met')}</Paragraph>
        <Actions>
          <Button href={loginPath(`/event/${event.id}`, 'event')} label={words('reminder.feedback.button')} />
        </Actions>
      </>
    ),
  })
}
