import { dailyLetters } from '#contract/limits.ts'
import { isTopic } from '#contract/notifications/letter-topic.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { countsOfDays, type DailyCap, dailyLettersKey, takePlace } from '#server/platform/http/store.ts'
import { heldUntil, startOfDay } from './rules.ts'
import * as store from './store.ts'

/*
 * Daily caps of letters: for each recipient over all kinds, communities and senders, and for a community until the
 * operator lifts it. A letter takes a place among those of the first day that has room, and waits for that day.
 */

/** `now`: send it. A date: it is held until then. `none`: there is no such letter, or it is not to be sent. */
export type Place = 'now' | 'none' | Date

/** Takes the places of a letter before its first attempt. */
export async function claimPlace(db: Db, letterId: string, now: Date): Promise<Place> {
  const letter = await store.findUnattempted(db, letterId)
  // Attempted before, or sent, or removed: whoever begins the attempt finds out.
  if (!letter) return 'now'
  const { category, recipient } = letter
  if (category === 'ACCESS') return 'now'
  if (category && isTopic(category) && (await store.isSwitchedOff(db, recipient, category))) {
    await store.removeLetter(db, letterId)
    return 'none'
  }
  if (letter.heldUntil) {
    const until = new Date(letter.heldUntil)
    return until > now ? until : 'now'
  }
  const found = await findDay(db, letter, now)
  if (found === null) {
    await store.saveStatus(db, letterId, 'FAILED', 'over the daily cap for all days ahead', null)
    return 'none'
  }
  if (found.by === null) return 'now'
  await store.holdLetter(db, letterId, found.until, found.by)
  return found.until
}

type Found = { until: Date; by: 'RECIPIENT' | 'COMMUNITY' } | { by: null }

/** The first day on which each cap has room; its places are taken. */
async function findDay(db: Db, letter: store.UnplacedLetter, now: Date): Promise<Found | null> {
  const { recipient, cap, capOwner } = letter
  const perRecipient: DailyCap = { what: dailyLettersKey(recipient), cap: dailyLetters.perRecipient }
  const perCommunity: DailyCap[] = cap === null ? [] : [{ what: `daily letters of ${capOwner}`, cap }]
  // Always in this order, so that two letters never wait for each other.
  const caps = [perRecipient, ...perCommunity]
  let by: 'RECIPIENT' | 'COMMUNITY' | null = null
  const known = await Promise.all(caps.map(each => countsOfDays(db, each, startOfDay(now, 0))))
  for (let ahead = 0; ahead <= dailyLetters.daysAhead; ahead++) {
    const day = startOfDay(now, ahead)
    let full = caps.find((each, position) => (known[position]?.get(day.getTime()) ?? 0) >= each.cap)
    for (const each of full ? [] : caps) if (!full && !(await takePlace(db, each, day))) full = each
    if (!full) return by === null ? { by } : { by, until: heldUntil(day) }
    by ??= full === perRecipient ? 'RECIPIENT' : 'COMMUNITY'
  }
  return null
}
