import { isZone } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import { queueSending } from '../recipient/newsletter-queue.ts'
import { insertRecipients, recount } from '../recipient/store.ts'
import { stepDueAt } from './rules.ts'
import * as store from './store.ts'

const newcomersAtOnce = 500

/** Adds newcomers whose step is due. A member has one row for each step, so nobody gets it twice, whatever runs again. */
export async function sendSteps(scope: Scope): Promise<void> {
  const { db, now, community } = scope
  const { isOn, onSince } = await store.findSeries(db)
  if (!isOn || !onSince) return
  const since = new Date(onSince)
  for (const { id, days, addedAt } of await store.listSteps(db)) {
    const found = await store.listNewcomers(db, { id, days, since, now, count: newcomersAtOnce })
    const due = found.flatMap(({ participantId, timeZone, joinedAt }) => {
      const zone = timeZone && isZone(timeZone) ? timeZone : community.timeZone
      const dueAt = stepDueAt(new Date(joinedAt), days, zone)
      // Of a step that was added later, only those whose day was still to come.
      const isMeant = days === 0 ? dueAt >= since : dueAt >= new Date(addedAt)
      return isMeant && dueAt <= now
        ? [{ id: scope.newId(), participantId, channel: 'EMAIL' as const, dueAt: now }]
        : []
    })
    if (due.length === 0) continue
    await insertRecipients(db, { communityId: community.id, id, at: now }, due)
    await recount(db, id)
    await queueSending(scope, id)
  }
}

export const welcomeSeriesChores: Chore[] = [
  { name: 'welcome series', cron: '*/5 * * * *', run: ({ inEachCommunity }) => inEachCommunity(sendSteps) },
]
