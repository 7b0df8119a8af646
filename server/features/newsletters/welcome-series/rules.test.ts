import { expect, test } from 'vitest'
import { nextLook, quietMs, stepDueAt, stepWindow } from './rules.ts'

test.each([
  [0, 'Europe/Berlin', '2026-11-17T22:30:00.000Z'],
  [1, 'Europe/Berlin', '2026-11-18T09:00:00.000Z'],
  [1, 'Asia/Tokyo', '2026-11-19T01:00:00.000Z'],
  [14, 'Europe/Berlin', '2026-12-01T09:00:00.000Z'],
])('a step after %i days in %s', (days, zone, expected) => {
  expect(stepDueAt(new Date('2026-11-17T22:30:00Z'), days, zone).toISOString()).toBe(expected)
})

const since = new Date('2026-11-01T10:00:00Z')
const at = (text: string) => new Date(text)

test.each([
  [0, '2026-11-10T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-01T10:00:00Z', '2026-11-21T10:00:00Z'],
  [1, '2026-11-10T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-07T10:00:00Z', '2026-11-20T10:00:00Z'],
  [3, '2026-11-10T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-05T10:00:00Z', '2026-11-18T10:00:00Z'],
  [30, '2026-11-10T10:00:00Z', '2026-12-20T10:00:00Z', '2026-11-01T10:00:00Z', '2026-11-21T10:00:00Z'],
])('a step after %i days that was added at %s is, at %s, for those who joined since %s until %s', (...given) => {
  const [days, addedAt, now, joinedSince, joinedUntil] = given
  const window = stepWindow({ days, addedAt: at(addedAt), since }, at(now))
  expect(window).toEqual({
    joinedSince: at(joinedSince),
    joinedUntil: at(joinedUntil),
    listedAfterMs: (days - 1) * 86_400_000,
  })
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('the window has everybody to whom a step is due in %s', zone => {
  const now = at('2026-11-20T10:00:00Z')
  const addedAt = at('2026-11-15T09:00:00Z')
  for (let hours = 0; hours < 20 * 24; hours++) {
    const joinedAt = new Date(since.getTime() + hours * 3_600_000)
    for (const days of [1, 3]) {
      const dueAt = stepDueAt(joinedAt, days, zone)
      const { joinedSince, joinedUntil } = stepWindow({ days, addedAt, since }, now)
      if (dueAt >= addedAt && dueAt <= now) expect(joinedAt >= joinedSince && joinedAt <= joinedUntil).toBe(true)
    }
  }
})

test('newcomers are looked for again at the first of some moments, and within a day', () => {
  const now = at('2026-11-20T10:00:00Z')
  const [soon, later] = [at('2026-11-20T11:00:00Z'), at('2026-11-22T10:00:00Z')]
  expect(nextLook([later, soon], now)).toEqual(soon)
  expect(nextLook([later], now)).toEqual(new Date(now.getTime() + quietMs))
  expect(nextLook([], now)).toEqual(new Date(now.getTime() + quietMs))
})
