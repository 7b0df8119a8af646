import './jobs.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import { feedbackWindow, reminderKinds, reminderTimes, reminderWindow } from './rules.ts'
import { claimDue, claimFeedback, forgetOld } from './store.ts'

/** The rest is claimed a minute later. */
const claimedAtOnce = 1000

/** Queues every reminder that is due, in the transaction that claims it. */
export async function queueReminders(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  for (const kind of reminderKinds) {
    const dueSeconds = reminderTimes[kind].due / 1000
    const due = { kind, ...reminderWindow(kind, now), dueSeconds, now, count: claimedAtOnce }
    for (const claimed of await claimDue(db, community.id, due))
      await scope.queue('reminder.send', { kind, ...claimed })
  }
}

/** Queues the question after each event that is due, in the transaction that claims it. */
export async function queueFeedback(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  const due = { ...feedbackWindow(now), now, count: claimedAtOnce }
  for (const claimed of await claimFeedback(db, community.id, due)) await scope.queue('reminder.askFeedback', claimed)
}

const month = 30 * 86_400_000

export const reminderChores: Chore[] = [
  { name: 'remind of events', cron: '* * * * *', run: ({ inEachCommunity }) => inEachCommunity(queueReminders) },
  { name: 'ask how events were', cron: '*/10 * * * *', run: ({ inEachCommunity }) => inEachCommunity(queueFeedback) },
  {
    name: 'forget reminders',
    cron: '41 3 * * *',
    run: ({ inEachCommunity }) => inEachCommunity(({ db, now }) => forgetOld(db, new Date(now.getTime() - month))),
  },
]
