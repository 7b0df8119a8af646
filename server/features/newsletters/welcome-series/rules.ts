import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'

/** In the morning of the reader. */
const minutesOfDay = 10 * 60

const dayMs = 86_400_000

/** Nobody gets two steps within this time. */
export const quietMs = 20 * 3_600_000

/**
 * Between which moments those joined to whom a step may be due now or soon. Of a step that was added later, nobody whose day had come
 * long before: they would be found again and again, instead of others. `listedAfterMs` is how long after joining somebody is among them.
 */
export function stepWindow({ days, addedAt, since }: { days: number; addedAt: Date; since: Date }, now: Date) {
  const listedAfterMs = (days - 1) * dayMs
  const addedSince = days === 0 ? 0 : addedAt.getTime() - (days + 2) * dayMs
  return {
    joinedSince: new Date(Math.max(since.getTime(), addedSince)),
    joinedUntil: new Date(now.getTime() - listedAfterMs),
    listedAfterMs,
  }
}

/** The first of these moments; at the latest when those who got a step now may get another one. */
export const nextLook = (moments: Date[], now: Date): Date =>
  new Date(Math.min(now.getTime() + quietMs, ...moments.map(moment => moment.getTime())))

/** When a step is due for somebody who joined at this time: at once on the day itself, else at ten of the local day. */
export function stepDueAt(joinedAt: Date, days: number, timeZone: string): Date {
  if (days === 0) return joinedAt
  return instantOf(addDays(localTime(joinedAt, timeZone).day, days), minutesOfDay, timeZone)
}
