import { describe, expect, test } from 'vitest'
import {
  digestAfter,
  digestPath,
  digestText,
  digestWaitMs,
  digestWindowMs,
  type EarlierText,
  moveOf,
  quietUntil,
} from './rules.ts'

describe('quiet hours', () => {
  const night = { from: '22:00', until: '08:00' }
  const noon = { from: '12:00', until: '13:30' }
  test.each([
    // Over midnight, in winter time of Berlin (UTC+1).
    ['Europe/Berlin', night, '2026-11-17T20:59:59Z', null],
    ['Europe/Berlin', night, '2026-11-17T21:00:00Z', '2026-11-18T07:00:00.000Z'],
    ['Europe/Berlin', night, '2026-11-17T22:59:00Z', '2026-11-18T07:00:00.000Z'],
    ['Europe/Berlin', night, '2026-11-17T23:00:00Z', '2026-11-18T07:00:00.000Z'],
    ['Europe/Berlin', night, '2026-11-18T06:59:59Z', '2026-11-18T07:00:00.000Z'],
    ['Europe/Berlin', night, '2026-11-18T07:00:00Z', null],
    // On one day.
    ['Europe/Berlin', noon, '2026-11-17T10:59:00Z', null],
    ['Europe/Berlin', noon, '2026-11-17T11:00:00Z', '2026-11-17T12:30:00.000Z'],
    ['Europe/Berlin', noon, '2026-11-17T12:30:00Z', null],
    // The same instant in other zones.
    ['Asia/Tokyo', night, '2026-11-17T13:00:00Z', '2026-11-17T23:00:00.000Z'],
    ['America/New_York', night, '2026-11-17T13:00:00Z', null],
    ['Asia/Kathmandu', night, '2026-11-17T16:15:00Z', '2026-11-18T02:15:00.000Z'],
    // The night of 29 March 2026 has an hour less in Berlin, that of 25 October an hour more.
    ['Europe/Berlin', night, '2026-03-28T21:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/Berlin', night, '2026-10-24T20:00:00Z', '2026-10-25T07:00:00.000Z'],
    // An end that the clocks skip comes as much later; of one that is repeated the first counts.
    ['Europe/Berlin', { from: '22:00', until: '02:30' }, '2026-03-28T22:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', { from: '22:00', until: '02:30' }, '2026-10-25T00:10:00Z', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', { from: '22:00', until: '02:30' }, '2026-10-25T01:10:00Z', null],
  ])('in %s of %j at %s end at %s', (zone, hours, now, end) => {
    expect(quietUntil(new Date(now), hours, zone)?.toISOString() ?? null).toBe(end)
  })

  test('are none where none are set', () => {
    expect(quietUntil(new Date(), null, 'Europe/Berlin')).toBeNull()
  })

  test('end within a day, at the local time, from every minute of two days with a change of the clocks', () => {
    for (let at = Date.parse('2026-10-24T12:00:00Z'); at < Date.parse('2026-10-26T12:00:00Z'); at += 60_000) {
      const now = new Date(at)
      const end = quietUntil(now, night, 'Europe/Berlin')
      const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })
      const time = local.format(now)
      expect(end !== null, time).toBe(time >= '22:00' || time < '08:00')
      if (end) {
        expect(local.format(end)).toBe('08:00')
        expect(end.getTime() - at).toBeLessThanOrEqual(11 * 3_600_000)
      }
    }
  })
})

describe('a burst', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  const ago = (ms: number, fields: Partial<EarlierText> = {}): EarlierText => ({
    id: `at ${ms}`,
    createdAt: new Date(now.getTime() - ms).toISOString(),
    isWaiting: false,
    standsFor: 1,
    groupKeys: [],
    ...fields,
  })

  test('begins after as many texts as are sent each', () => {
    const sent = [ago(3000), ago(2000), ago(1000)]
    expect(sent).toHaveLength(digestAfter)
    expect(moveOf(sent.slice(1), null, now)).toMatchObject({ standsFor: 1, notBefore: null })
    expect(moveOf(sent, 'chat 1', now)).toEqual({
      replaced: [],
      standsFor: 1,
      groupKeys: ['chat 1'],
      beganAt: now,
      notBefore: new Date(now.getTime() + digestWaitMs),
    })
  })

  test('ends when the texts are older than its window', () => {
    const sent = [ago(digestWindowMs), ago(2000), ago(1000)]
    expect(moveOf(sent, null, now)).toMatchObject({ standsFor: 1, notBefore: null })
    expect(moveOf([ago(digestWindowMs - 1), ...sent.slice(1)], null, now)).toMatchObject({
      notBefore: expect.any(Date),
    })
  })

  test('takes up what waits, however old, such as after quiet hours', () => {
    const hour = 3_600_000
    const waiting = [3, 2, 1].map(count => ago(count * hour, { isWaiting: true, groupKeys: ['chat 1'] }))
    expect(moveOf(waiting, 'chat 2', now)).toMatchObject({
      replaced: waiting.map(({ id }) => id),
      standsFor: 4,
      groupKeys: ['chat 1', 'chat 2'],
    })
  })

  test('adds to a digest that waits, which does not wait longer for it', () => {
    const digest = ago(60_000, { isWaiting: true, standsFor: 4, groupKeys: ['chat 1'] })
    expect(moveOf([digest], 'chat 1', now)).toEqual({
      replaced: [digest.id],
      standsFor: 5,
      groupKeys: ['chat 1'],
      beganAt: new Date(now.getTime() - 60_000),
      notBefore: new Date(now.getTime() - 60_000 + digestWaitMs),
    })
    expect(moveOf([{ ...digest, isWaiting: false }], null, now)).toMatchObject({ standsFor: 1, notBefore: null })
  })
})

test('a digest says how many there are and of what', () => {
  const messages = {
    topic: 'messages' as const,
    standsFor: 5,
    groupKeys: ['chat 1', 'chat 2'],
    url: 'https://x.example/chats',
  }
  expect(digestText('en', messages)).toBe('5 new messages in 2 chats\nhttps://x.example/chats')
  expect(digestText('ru', messages)).toBe('5 новых сообщений в 2 чатах\nhttps://x.example/chats')
  expect(digestText('ru', { ...messages, standsFor: 21, groupKeys: [] })).toContain('21 новое сообщение в 1 чате')
  expect(digestText('en', { ...messages, topic: 'intros' })).toBe('Intros and answers: 5 new\nhttps://x.example/chats')
  expect([digestPath('messages'), digestPath('intros')]).toEqual(['/chats', '/notifications'])
})
