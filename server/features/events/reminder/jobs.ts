import { loginPath } from '#contract/auth/login-link.ts'
import { type ChannelTexts, notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { findInvited } from '../calendar/store.ts'
import { findInLanguages } from '../event/event-languages.ts'
import { canGiveFeedback } from '../event-feedback/rules.ts'
import type { ReminderKind } from './rules.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'reminder.send': { participationId: string; kind: ReminderKind; startsAt: string }
    'reminder.askFeedback': { participationId: string; startsAt: string }
  }
}

/** A confirmed participant and the event; null if there is nothing to write about any more. */
async function findReminded({ db, community }: Scope, participationId: string) {
  const invited = await findInvited(db, participationId)
  if (invited?.status !== 'CONFIRMED') return null
  const events = await findInLanguages(db, invited.eventId)
  const event = events?.[community.lang]
  return events && event && !event.deletedAt ? { invited, events, event } : null
}

type Telling = { kind: ReminderKind | 'feedback'; startsAt: string; letter: ChannelTexts['letter'] }
type Reminded = NonNullable<Awaited<ReturnType<typeof findReminded>>>

/** Once for each start of the event. */
async function tell(scope: Scope, { invited, events }: Reminded, { kind, startsAt, letter }: Telling): Promise<void> {
  const { participantId, participationId, eventId } = invited
  const onceKey = `reminder.${kind} ${participationId} ${startsAt}`
  const url = new URL(loginPath(`/event/${eventId}`, 'event'), scope.community.communityUrl).href
  await notify(
    scope,
    { participantId, kind: `reminder.${kind}`, about: [], data: { eventId, participationId }, onceKey, isOwn: true },
    {
      letter,
      text: ({ lang }) => `${letterWords(lang)(`reminder.${kind}.subject`, { title: events[lang].title })}\n${url}`,
    },
  )
}

/** One job per reminder. What has changed since it was queued is looked up again: a letter says only what is true. */
const sendJob = job('reminder.send', async ({ participationId, kind, startsAt }, scope) => {
  const { community, now } = scope
  const reminded = await findReminded(scope, participationId)
  if (!reminded?.event.startsAt || reminded.event.cancelledAt) return
  const start = Date.parse(reminded.event.startsAt)
  if (start !== Date.parse(startsAt) || start <= now.getTime()) return
  const { reminderLetter } = await import('./letters.tsx')
  await tell(scope, reminded, {
    kind,
    startsAt,
    letter: to => reminderLetter(community, to, { kind, event: reminded.events[to.lang], now }),
  })
})

const askFeedbackJob = job('reminder.askFeedback', async ({ participationId, startsAt }, scope) => {
  const { community, now } = scope
  const reminded = await findReminded(scope, participationId)
  if (!reminded || !canGiveFeedback(reminded.event, now)) return
  const { feedbackLetter } = await import('./letters.tsx')
  await tell(scope, reminded, {
    kind: 'feedback',
    startsAt,
    letter: to => feedbackLetter(community, to, { event: reminded.events[to.lang], now }),
  })
})

export const reminderJobs: Job[] = [sendJob, askFeedbackJob]
