import { loginPath } from '#contract/auth/login-link.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { findInLanguages } from '../event/event-languages.ts'
import type { EventNews } from '../event/letters.tsx'
import { cancellation, invitation } from './calendar-invitation.ts'
import { findInvited } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'calendar.update': { participationId: string; news: EventNews; sequence: number }
  }
}

/** Tells a participant that an event has moved or will not take place, and updates their calendar. */
const updateJob = job('calendar.update', async ({ participationId, news, sequence }, scope) => {
  const { db, community, now } = scope
  const invited = await findInvited(db, participationId)
  if (!invited || !['CONFIRMED', 'PENDING'].includes(invited.status)) return
  const { participantId, eventId } = invited
  const events = await findInLanguages(db, eventId)
  const event = events?.[community.lang]
  // A later change has a job of its own, and tells what is true then.
  if (
    !event ||
    event.deletedAt ||
    event.sequence !== sequence ||
    (news === 'cancelled') !== (event.cancelledAt !== null)
  )
    return
  const { eventLetter } = await import('../event/letters.tsx')
  await notify(
    scope,
    {
      participantId,
      kind: `event.${news}`,
      about: [],
      data: { eventId, participationId },
      onceKey: `event.${news} ${participationId} ${sequence}`,
      isOwn: true,
    },
    {
      letter: async to => {
        const translated = events[to.lang]
        const isGoing = invited.status === 'CONFIRMED'
        const updated = news === 'rescheduled' ? invitation(scope, translated, invited, to.lang) : null
        const calendar = isGoing ? (updated ?? cancellation(scope, translated, invited, to.lang)) : null
        return eventLetter(community, to, { news, event: translated, invited, calendar, now })
      },
      text: to =>
        [
          letterWords(to.lang)(`event.${news}.subject`, { name: to.firstName, title: events[to.lang].title }),
          new URL(loginPath(`/event/${eventId}`, 'event'), community.communityUrl).href,
        ].join('\n'),
    },
  )
})

export const calendarJobs: Job[] = [updateJob]
