import type { MeetingState } from '#contract/chats/chat-shapes.ts'
import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'

export type Booked = { startsAt: Date; minutes: number }

const minuteMs = 60_000
const [dayStart, dayEnd, wednesday, friday] = [9 * 60, 18 * 60, 3, 5]
/** A suggestion leaves time to answer. */
const aheadMs = 3 * 3_600_000
const [daysAhead, perDay, suggested, apartMinutes] = [14, 2, 6, 180]

/** Whether the whole meeting is in the working day of a zone. */
function isInDay(at: Date, minutes: number, zone: string): boolean {
  const { weekday, minutes: from } = localTime(at, zone)
  return weekday <= friday && from >= dayStart && from + minutes <= dayEnd
}

const overlaps = (at: Date, minutes: number, booked: Booked): boolean =>
  at.getTime() < booked.startsAt.getTime() + booked.minutes * minuteMs &&
  booked.startsAt.getTime() < at.getTime() + minutes * minuteMs

type Asked = { now: Date; zones: [mine: string, theirs: string]; booked: Booked[]; minutes: number }

/**
 * Times in the working day of both, full hours of the first: Wednesdays first, at most two a day. Empty if their days do not overlap.
 */
export function suggestTimes({ now, zones, booked, minutes }: Asked): Date[] {
  const [mine, theirs] = zones
  const isFree = (at: Date) =>
    at.getTime() >= now.getTime() + aheadMs &&
    isInDay(at, minutes, theirs) &&
    !booked.some(each => overlaps(at, minutes, each))
  const today = localTime(now, mine)
  const days = Array.from({ length: daysAhead }, (_, after) => ({
    day: addDays(today.day, after),
    weekday: ((today.weekday + after - 1) % 7) + 1,
  }))
  const working = days.filter(({ weekday }) => weekday <= friday)
  const ordered = [...working.filter(isWednesday), ...working.filter(each => !isWednesday(each))]
  const found: Date[] = []
  for (const { day } of ordered) if (found.length < suggested) found.push(...freeTimes(day, mine, minutes, isFree))
  return found.slice(0, suggested)
}

const isWednesday = ({ weekday }: { weekday: number }): boolean => weekday === wednesday

/** Free full hours of a day, some hours apart. */
function freeTimes(day: string, zone: string, minutes: number, isFree: (at: Date) => boolean): Date[] {
  const times: Date[] = []
  for (let from = dayStart; from + minutes <= dayEnd && times.length < perDay; from += 60) {
    const at = instantOf(day, from, zone)
    const last = times.at(-1)
    if ((!last || at.getTime() - last.getTime() >= apartMinutes * minuteMs) && isFree(at)) times.push(at)
  }
  return times
}

/** What both, or the other of the two, are told. */
export type MeetingNews = 'proposed' | 'agreed' | 'moved' | 'cancelled'

export type Meeting = Omit<MeetingState, 'times' | 'startsAt'> & {
  chatId: string
  firstId: string
  secondId: string
  times: Date[]
  startsAt: Date | null
  sequence: number
}

/** Whether the person may accept one of the times as they stand. */
export const canAccept = (meeting: Meeting, personId: string, startsAt: Date): boolean =>
  meeting.status === 'PROPOSED' &&
  meeting.proposedBy !== personId &&
  meeting.times.some(time => time.getTime() === startsAt.getTime())

/** Other times can be proposed until an agreed meeting begins. */
export const canMove = (meeting: Meeting, now: Date): boolean =>
  meeting.status !== 'CANCELLED' && (meeting.status === 'PROPOSED' || (meeting.startsAt ?? now) > now)

export const otherOf = ({ firstId, secondId }: Pick<Meeting, 'firstId' | 'secondId'>, id: string): string =>
  firstId === id ? secondId : firstId

/** Whose time it takes: agreed, also while it is being moved. */
export const isAgreed = ({ status, startsAt }: Meeting): boolean => status !== 'CANCELLED' && startsAt !== null
