import { isZone } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import { queueSending } from '../recipient/newsletter-queue.ts'
import { insertRecipients, recount } from '../recipient/store.ts'
import { nextLook, quietMs, stepDueAt, stepWindow } from './rules.ts'
import * as store from './store.ts'

const newcomersAtOnce = 500

/** Adds newcomers whose step is due. A member has one row for each step, so nobody gets it twice, whatever runs again. */
export async function sendSteps(scope: Scope): Promise<void> {
  const { db, now, community } = scope
  // In the order in which a change of the series locks: else both would wait for each other.
  await store.lockSeries(db, community.id)
  const { isOn, onSince } = await store.findSeries(db)
  if (!isOn || !onSince) return
  const looks: Date[] = []
  for (const step of await store.listSteps(db)) looks.push(await sendStep(scope, step, new Date(onSince)))
  await store.saveNextLook(db, nextLook(looks, now), now)
}

/** Returns when the step may be due to the next of those who are members now. */
async function sendStep(scope: Scope, step: store.StoredStep, since: Date): Promise<Date> {
  const { db, now, community } = scope
  const { id, days } = step
  const addedAt = new Date(step.addedAt)
  const { joinedSince, joinedUntil, listedAfterMs } = stepWindow({ days, addedAt, since }, now)
  const sentSince = new Date(now.getTime() - quietMs)
  const found = await store.listNewcomers(db, { id, joinedSince, joinedUntil, sentSince, count: newcomersAtOnce })
  // Of a step that was added later, only those whose day was still to come.
  const meant = found.flatMap(({ participantId, timeZone, joinedAt }) => {
    const zone = timeZone && isZone(timeZone) ? timeZone : community.timeZone
    const dueAt = stepDueAt(new Date(joinedAt), days, zone)
    return (days === 0 ? dueAt >= since : dueAt >= addedAt) ? [{ participantId, dueAt }] : []
  })
  const due = meant.filter(({ dueAt }) => dueAt <= now)
  if (due.length > 0) {
    const channel = 'EMAIL' as const
    const recipients = due.map(({ participantId }) => ({ id: scope.newId(), participantId, channel, dueAt: now }))
    await insertRecipients(db, { communityId: community.id, id, at: now }, recipients)
    await recount(db, id)
    await queueSending(scope, id)
  }
  if (found.length === newcomersAtOnce) return now
  const joined = await store.findNextJoined(db, joinedUntil)
  const listed = joined ? [new Date(joined.getTime() + listedAfterMs)] : []
  return nextLook([...listed, ...meant.flatMap(({ dueAt }) => (dueAt > now ? [dueAt] : []))], now)
}

export const welcomeSeriesChores: Chore[] = [
  {
    name: 'welcome series',
    cron: '*/5 * * * *',
    run: async ({ now, sql, inEachCommunity }) => inEachCommunity(sendSteps, await store.listCommunitiesDue(sql, now)),
  },
]
