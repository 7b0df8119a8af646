import { loginPath } from '#contract/auth/login-link.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
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

/** One job per reminder. What has changed since it was queued is looked up again: a letter says only what is true. */
const sendJob = job('reminder.send', async ({ participationId, kind, startsAt }, scope) => {
  const { db, community, now } = scope
  const invited = await findInvited(db, participationId)
  if (invited?.status !== 'CONFIRMED') return
  const { eventId, participantId } = invited
  const events = await findInLanguages(db, eventId)
  const event = events?.[community.lang]
  if (!events || !event?.startsAt || event.deletedAt || event.cancelledAt) return
  const start = Date.parse(event.startsAt)
  if (start !== Date.parse(startsAt) || start <= now.getTime()) return
  const { reminderLetter } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId,
      kind: `reminder.${kind}`,
      about: [],
      data: { eventId, participationId },
      onceKey: `reminder.${kind} ${participationId} ${startsAt}`,
      isOwn: true,
    },
    {
      letter: to => reminderLetter(community, to, { kind, event: events[to.lang], now }),
      text: to =>
        [
          letterWords(to.lang)(`reminder.${kind}.subject`, { title: events[to.lang].title }),
          new URL(loginPath(`/event/${eventId}`, 'event'), community.communityUrl).href,
        ].join('\n'),
    },
  )
})

const askFeedbackJob = job('reminder.askFeedback', async ({ participationId, startsAt }, scope) => {
  const { db, community, now } = scope
  const invited = await findInvited(db, participationId)
  if (invited?.status !== 'CONFIRMED') return
  const { eventId, participantId } = invited
  const events = await findInLanguages(db, eventId)
  const event = events?.[community.lang]
  if (!events || !event || event.deletedAt || !canGiveFeedback(event, now)) return
  const { feedbackLetter } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId,
      kind: 'reminder.feedback',
      about: [],
      data: { eventId, participationId },
      onceKey: `reminder.feedback ${participationId} ${startsAt}`,
      isOwn: true,
    },
    {
      letter: to => feedbackLetter(community, to, { event: events[to.lang], now }),
      text: to =>
        [
          letterWords(to.lang)('reminder.feedback.subject', { title: events[to.lang].title }),
          new URL(loginPath(`/event/${eventId}`, 'event'), community.communityUrl).href,
        ].join('\n'),
    },
  )
})

export const reminderJobs: Job[] = [sendJob, askFeedbackJob]
