import type { NewcomerNotice } from '#contract/participants/newcomer-notices.ts'
import { instantOf, isZone, localTime } from '#server/platform/clock/zone.ts'

/** Nine in the morning. */
const digestMinutes = 9 * 60

type Reader = { notice: NewcomerNotice; timeZone: string | null; digestDay: string | null }
type Digest = {
  day: string
  /** It is about those who have waited since before this; who joined later is in the next one. */
  upTo: Date
}

/** The daily letter that is due to a moderator now, by the day in their time zone; null if none is. */
export function digestDue({ notice, timeZone, digestDay }: Reader, at: Date, communityZone: string): Digest | null {
  if (notice !== 'DAILY') return null
  const zone = timeZone && isZone(timeZone) ? timeZone : communityZone
  const { day } = localTime(at, zone)
  const upTo = instantOf(day, digestMinutes, zone)
  return at >= upTo && (digestDay === null || digestDay < day) ? { day, upTo } : null
}
