import { loginPath } from '#contract/auth/login-link.ts'
import type { Language } from '#contract/languages.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { CalendarPart } from '#server/platform/mail/draft.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { type EventInLanguages, findInLanguages } from '../event/event-languages.ts'
import type { EventNews } from '../event/letters.tsx'
import { cancellation, invitation } from './calendar-invitation.ts'
import { findInvited, type Invited } from './store.ts'

/** What a participant is to be told about an event: the change that made this sequence. */
export type Change = { participationId: string; news: EventNews; sequence: number }

/** A change that is still true, with whom and what it concerns. */
export type Told = { invited: Invited; events: EventInLanguages }

/** Null if there is nothing to tell any more: a later change tells what is true then. */
export async function findTold({ db }: Scope, { participationId, news, sequence }: Change): Promise<Told | null> {
  const invited = await findInvited(db, participationId)
  if (!invited || !['CONFIRMED', 'PENDING'].includes(invited.status)) return null
  const events = await findInLanguages(db, invited.eventId)
  if (!events) return null
  const { deletedAt, cancelledAt, sequence: current } = events.en
  const isTrue = !deletedAt && current === sequence && (news === 'cancelled') === (cancelledAt !== null)
  return isTrue ? { invited, events } : null
}

/** Updates the calendar of somebody who is going, or takes the event out of it. */
export function calendarAfter(
  scope: Scope,
  news: EventNews,
  { invited, events }: Told,
  lang: Language,
): CalendarPart | null {
  if (invited.status !== 'CONFIRMED') return null
  const updated = news === 'rescheduled' ? invitation(scope, events[lang], invited, lang) : null
  return updated ?? cancellation(scope, events[lang], invited, lang)
}

/** Tells a participant that one event has moved or will not take place. */
export async function tellChange(scope: Scope, news: EventNews, told: Told, onceKey: string): Promise<void> {
  const { community, now } = scope
  const { invited, events } = told
  const { participantId, participationId, eventId } = invited
  const { eventLetter } = await import('../event/letters.tsx')
  await notify(
    scope,
    {
      ...{ participantId, kind: `event.${news}`, about: [], data: { eventId, participationId }, onceKey, isOwn: true },
      isUnlisted: invited.isEventChangedByOwner,
    },
    {
      letter: to => {
        const calendar = calendarAfter(scope, news, told, to.lang)
        return eventLetter(community, to, { news, event: events[to.lang], invited, calendar, now })
      },
      text: to =>
        [
          letterWords(to.lang)(`event.${news}.subject`, { name: to.firstName, title: events[to.lang].title }),
          new URL(loginPath(`/event/${eventId}`, 'event'), community.communityUrl).href,
        ].join('\n'),
    },
  )
}
