import './jobs.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import { feedbackWindow, type ReminderKind, reminderKinds, reminderTimes, reminderWindow } from './rules.ts'
import { claimDue, claimFeedback, forgetOld, listCommunitiesDue, listCommunitiesToAsk } from './store.ts'

/** The rest is claimed a minute later. */
const claimedAtOnce = 1000

const windowOf = (kind: ReminderKind, now: Date) => ({
  kind,
  ...reminderWindow(kind, now),
  dueSeconds: reminderTimes[kind].due / 1000,
})

/** Queues every reminder that is due, in the transaction that claims it. */
export async function queueReminders(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  for (const kind of reminderKinds) {
    const due = { ...windowOf(kind, now), now, count: claimedAtOnce }
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
  {
    name: 'remind of events',
    cron: '* * * * *',
    async run({ now, sql, inEachCommunity }) {
      const due = await Promise.all(reminderKinds.map(kind => listCommunitiesDue(sql, windowOf(kind, now))))
      await inEachCommunity(queueReminders, [...new Set(due.flat())])
    },
  },
  {
    name: 'ask how events were',
    cron: '*/10 * * * *',
    run: async ({ now, sql, inEachCommunity }) =>
      inEachCommunity(queueFeedback, await listCommunitiesToAsk(sql, feedbackWindow(now))),
  },
  {
    name: 'forget reminders',
    cron: '41 3 * * *',
    run: ({ inEachCommunity }) => inEachCommunity(({ db, now }) => forgetOld(db, new Date(now.getTime() - month))),
  },
]
