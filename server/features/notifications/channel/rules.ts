import type { Language } from '#contract/languages.ts'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'
import { letterWords } from '#server/platform/words/words.ts'

/** Channels beside letters. */
export const textChannels = ['TELEGRAM', 'SLACK', 'DISCORD', 'PUSH'] as const
export type TextChannel = (typeof textChannels)[number]

/** Local times such as 22:00; `until` before `from` is on the next day. */
export type QuietHours = { from: string; until: string }

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** When the quiet hours end that are now; null if it is not quiet. Of an hour that is repeated, the first end counts. */
export function quietUntil(now: Date, quietHours: QuietHours | null, timeZone: string): Date | null {
  if (!quietHours) return null
  const [from, until] = [minutesOf(quietHours.from), minutesOf(quietHours.until)]
  const { day, minutes } = localTime(now, timeZone)
  const isOverMidnight = from > until
  const isEvening = isOverMidnight && minutes >= from
  const isQuiet = isOverMidnight ? isEvening || minutes < until : minutes >= from && minutes < until
  if (!isQuiet) return null
  const end = instantOf(isEvening ? addDays(day, 1) : day, until, timeZone)
  return end > now ? end : null
}

/** So many texts of a topic are sent each; those after them within `digestWindowMs` become one, which waits for more. */
export const digestAfter = 3
export const digestWindowMs = 10 * 60_000
export const digestWaitMs = 5 * 60_000

/** A text of the same topic, to the same person in the same channel. */
export type EarlierText = { id: string; createdAt: string; isWaiting: boolean; standsFor: number; groupKeys: string[] }

export type TextMove = {
  /** Waiting texts in whose place it comes. */
  replaced: string[]
  standsFor: number
  groupKeys: string[]
  beganAt: Date
  /** Null if it is sent at once. */
  notBefore: Date | null
}

/**
 * What becomes of a new text after the earlier ones: those that wait, and those of the last minutes. The first of a burst waits for
 * more; the others replace what waits, and do not wait longer.
 */
export function moveOf(earlier: EarlierText[], groupKey: string | null, now: Date): TextMove {
  const waiting = earlier.filter(({ isWaiting }) => isWaiting)
  const hasDigest = waiting.some(({ standsFor }) => standsFor > 1)
  const isRecent = ({ createdAt }: EarlierText) => now.getTime() - Date.parse(createdAt) < digestWindowMs
  const burst = earlier.filter(text => text.isWaiting || isRecent(text)).length
  const own = groupKey ? [groupKey] : []
  if (!hasDigest && burst < digestAfter)
    return { replaced: [], standsFor: 1, groupKeys: own, beganAt: now, notBefore: null }
  const [first] = waiting
  const beganAt = first ? new Date(first.createdAt) : now
  return {
    replaced: waiting.map(({ id }) => id),
    standsFor: waiting.reduce((sum, { standsFor }) => sum + standsFor, 1),
    groupKeys: [...new Set([...waiting.flatMap(({ groupKeys }) => groupKeys), ...own])],
    beganAt,
    notBefore: new Date(beganAt.getTime() + digestWaitMs),
  }
}

type Digest = { topic: LetterTopic; standsFor: number; groupKeys: string[]; url: string }

/** "5 new messages in 2 chats". */
export function digestText(lang: Language, { topic, standsFor, groupKeys, url }: Digest): string {
  const words = letterWords(lang)
  const chats = Math.max(1, groupKeys.length)
  return topic === 'messages'
    ? words('digest.messages', {
        messages: words('digest.messageCount', { count: standsFor }),
        chats: words('digest.chatCount', { count: chats }),
        url,
      })
    : words('digest.text', { count: standsFor, topic: words(`digest.topics.${topic}`), url })
}

/** Where a digest leads. */
export const digestPath = (topic: LetterTopic): string => (topic === 'messages' ? '/chats' : '/notifications')
