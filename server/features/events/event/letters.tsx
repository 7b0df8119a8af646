import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import type { CalendarPart } from '#server/platform/mail/draft.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Invited } from '../calendar/store.ts'
import { Quote } from '../participation/letters.tsx'
import { EventFacts } from './event-facts.tsx'
import type { StoredEvent } from './store.ts'

export type EventNews = 'rescheduled' | 'cancelled'

export type ToldEvent = {
  news: EventNews
  event: StoredEvent
  invited: Invited
  calendar: CalendarPart | null
  now: Date
}

/** To everybody who goes to an event or waits for a place: it has moved, or will not take place. */
export async function eventLetter(community: Community, to: Addressee, told: ToldEvent): Promise<RenderedLetter> {
  const { news, event, invited, calendar, now } = told
  const words = letterWords(to.lang)
  const values = { name: to.firstName, title: event.title }
  const isGoing = invited.status === 'CONFIRMED'
  const contact = event.organizerContact ? words('eventFacts.contact', { contact: event.organizerContact }) : ''
  const sentences =
    news === 'cancelled'
      ? [calendar ? words('event.cancelled.calendar') : '', contact]
      : [
          calendar &&
            words(calendar.method === 'CANCEL' ? 'event.rescheduled.noCalendar' : 'event.rescheduled.calendar'),
          isGoing && words('event.rescheduled.plans'),
        ]
  const letter = await renderLetter(community, to.lang, {
    subject: words(`event.${news}.subject`, values),
    preview: words(`event.${news}.lead`, values),
    headline: words(`event.${news}.headline`, values),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words(`event.${news}.lead`, values)}</Lead>
        {news === 'cancelled' && event.cancelMessage && (
          <Quote title={words('event.cancelled.words')}>{event.cancelMessage}</Quote>
        )}
        <EventFacts event={event} to={to} isInside={isGoing} now={now} />
        {sentences.filter(Boolean).map(sentence => (
          <Paragraph key={String(sentence)}>{sentence}</Paragraph>
        ))}
        <Actions>
          {news === 'cancelled' ? (
            <Button href={loginPath('/events', 'event')} label={words('event.cancelled.button')} />
          ) : (
            <Button href={loginPath(`/event/${event.id}`, 'event')} label={words('participation.page')} />
          )}
        </Actions>
      </>
    ),
  })
  return calendar ? { ...letter, calendar } : letter
}
