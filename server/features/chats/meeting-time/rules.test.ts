import { describe, expect, test } from 'vitest'
import { localTime } from '#server/platform/clock/zone.ts'
import { canAccept, canMove, isAgreed, type Meeting, otherOf, suggestTimes } from './rules.ts'

/** A Tuesday. */
const now = new Date('2026-11-17T10:00:00Z')
const asked = (zones: [string, string], rest: Partial<Parameters<typeof suggestTimes>[0]> = {}) =>
  suggestTimes({ now, zones, booked: [], minutes: 30, ...rest })
const isoTimes = (times: Date[]) => times.map(time => time.toISOString().slice(0, 16))

describe('suggested times', () => {
  test('are Wednesdays first, then the other days, two a day', () => {
    expect(isoTimes(asked(['Europe/Berlin', 'Europe/Berlin']))).toEqual([
      '2026-11-18T08:00',
      '2026-11-18T11:00',
      '2026-11-25T08:00',
      '2026-11-25T11:00',
      '2026-11-17T13:00',
      '2026-11-17T16:00',
    ])
  })

  test.each<[string, string]>([
    ['Europe/Berlin', 'Asia/Kolkata'],
    ['Europe/Moscow', 'Asia/Kathmandu'],
    ['America/New_York', 'Europe/London'],
    ['Asia/Yekaterinburg', 'Europe/Lisbon'],
  ])('are in the working day of both: %s and %s', (mine, theirs) => {
    const times = asked([mine, theirs], { minutes: 60 })
    expect(times).toHaveLength(6)
    for (const time of times)
      for (const zone of [mine, theirs]) {
        const { weekday, minutes } = localTime(time, zone)
        expect(weekday).toBeLessThanOrEqual(5)
        expect(minutes).toBeGreaterThanOrEqual(9 * 60)
        expect(minutes + 60).toBeLessThanOrEqual(18 * 60)
      }
    expect(localTime(times[0] as Date, mine)).toMatchObject({ weekday: 3, minutes: expect.any(Number) })
  })

  test('follow the change of daylight saving time', () => {
    const before = new Date('2026-10-22T10:00:00Z')
    const times = asked(['Europe/Berlin', 'Europe/Berlin'], { now: before })
    // Wednesday after the change: nine in Berlin is eight in UTC, the day before it is seven.
    expect(isoTimes(times)[0]).toBe('2026-10-28T08:00')
    expect(isoTimes(times)).toContain('2026-10-23T07:00')
  })

  test('are none where the days do not overlap', () => {
    expect(asked(['Europe/Berlin', 'America/Los_Angeles'])).toEqual([])
  })

  test('leave out what overlaps with an agreed meeting of either', () => {
    const booked = [{ startsAt: new Date('2026-11-18T08:15:00Z'), minutes: 60 }]
    const times = isoTimes(asked(['Europe/Berlin', 'Europe/Berlin'], { booked }))
    expect(times.slice(0, 2)).toEqual(['2026-11-18T10:00', '2026-11-18T13:00'])
    const next = [{ startsAt: new Date('2026-11-18T08:30:00Z'), minutes: 30 }]
    expect(isoTimes(asked(['Europe/Berlin', 'Europe/Berlin'], { booked: next }))[0]).toBe('2026-11-18T08:00')
    const ended = [{ startsAt: new Date('2026-11-18T07:30:00Z'), minutes: 30 }]
    expect(isoTimes(asked(['Europe/Berlin', 'Europe/Berlin'], { booked: ended }))[0]).toBe('2026-11-18T08:00')
  })
})

describe('the moves of a meeting', () => {
  const [at, later] = [new Date('2026-11-18T12:00:00Z'), new Date('2026-11-19T12:00:00Z')]
  const meeting = (given: Partial<Meeting>): Meeting => ({
    id: 'meeting',
    chatId: 'chat',
    firstId: 'anna',
    secondId: 'boris',
    proposedBy: 'anna',
    times: [at, later],
    minutes: 30,
    place: '',
    status: 'PROPOSED',
    startsAt: null,
    sequence: 0,
    ...given,
  })

  test.each<[string, Partial<Meeting>, string, Date, boolean]>([
    ['one of the times, by the other', {}, 'boris', later, true],
    ['by who proposed it', {}, 'anna', at, false],
    ['a time that does not stand', {}, 'boris', now, false],
    ['one that is agreed', { status: 'AGREED', startsAt: at }, 'boris', at, false],
    ['one that is being moved', { startsAt: now }, 'boris', at, true],
    ['one that is cancelled', { status: 'CANCELLED' }, 'boris', at, false],
  ])('accept: %s', (_what, given, personId, time, isAllowed) => {
    expect(canAccept(meeting(given), personId, time)).toBe(isAllowed)
  })

  test.each<[string, Partial<Meeting>, boolean]>([
    ['a proposal', {}, true],
    ['an agreed one to come', { status: 'AGREED', startsAt: at }, true],
    ['an agreed one that begins now', { status: 'AGREED', startsAt: now }, false],
    ['a cancelled one', { status: 'CANCELLED', startsAt: at }, false],
  ])('move: %s', (_what, given, isAllowed) => {
    expect(canMove(meeting(given), now)).toBe(isAllowed)
  })

  test.each<[Partial<Meeting>, boolean]>([
    [{}, false],
    [{ status: 'AGREED', startsAt: at }, true],
    [{ startsAt: at }, true],
    [{ status: 'CANCELLED', startsAt: at }, false],
  ])('agreed: %o', (given, is) => {
    expect(isAgreed(meeting(given))).toBe(is)
  })

  test('the other of the two', () => {
    expect([otherOf(meeting({}), 'anna'), otherOf(meeting({}), 'boris')]).toEqual(['boris', 'anna'])
  })
})
