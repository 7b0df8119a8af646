import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DoorGuest } from '#contract/events/check-in.ts'
import { hashOf, search, ticketIn, verdictOf, verdictOn, withoutSent, withQueue, withResults } from './door.ts'

const guest = (participationId: string, more: Partial<DoorGuest> = {}): DoorGuest => ({
  participationId,
  firstName: 'Анна',
  lastName: 'Кузнецова',
  company: 'Bottega',
  avatarUrl: null,
  plusOnes: 0,
  ticketHash: '',
  checkedInAt: null,
  ...more,
})
const at = '2026-11-19T18:00:00.000Z'

test.each([
  ['https://samovar.example/event/tea?ticket=abc_-9', 'abc_-9'],
  ['https://samovar.example/event/tea?lang=en&ticket=abc', 'abc'],
  [' abc ', 'abc'],
  ['https://samovar.example/event/tea', null],
  ['WIFI:S:Samovar;T:WPA;P:tea;;', null],
  ['a'.repeat(101), null],
])('the ticket in %s is %s', (text, ticket) => expect(ticketIn(text)).toBe(ticket))

test('what waits to be sent counts as recorded, and an earlier record stays', () => {
  const guests = [guest('1'), guest('2', { checkedInAt: '2026-11-19T17:00:00.000Z' }), guest('3')]
  const queue = [
    { participationId: '1', at },
    { participationId: '2', at },
    { ticket: 'x', at },
  ]
  expect(withQueue(guests, queue).map(({ checkedInAt }) => checkedInAt)).toEqual([at, '2026-11-19T17:00:00.000Z', null])
})

test('what the server has recorded is shown at once, beside what was known', () => {
  const guests = [guest('1'), guest('2', { checkedInAt: at }), guest('3')]
  const results = [
    { result: 'checkedIn', participationId: '1', checkedInAt: at } as const,
    { result: 'unknown', participationId: null, checkedInAt: null } as const,
  ]
  expect(withResults(guests, results).map(({ checkedInAt }) => checkedInAt)).toEqual([at, at, null])
})

test('a guest is checked in once', () => {
  expect(verdictOn(guest('1'), at)).toMatchObject({ kind: 'checkedIn', at })
  expect(verdictOn(guest('1', { checkedInAt: '2026-11-19T17:00:00.000Z' }), at)).toMatchObject({
    kind: 'already',
    at: '2026-11-19T17:00:00.000Z',
  })
})

test('only what was sent leaves the queue', () => {
  const [first, second] = [
    { participationId: '1', at },
    { participationId: '2', at },
  ]
  expect(withoutSent([first, second, { ticket: 't', at }], [{ ...first }])).toEqual([second, { ticket: 't', at }])
})

describe('the verdict of the server', () => {
  test.each([
    [undefined, 'unknown'],
    [{ result: 'unknown', participationId: null, checkedInAt: null } as const, 'unknown'],
    [{ result: 'notGoing', participationId: null, checkedInAt: null } as const, 'otherEvent'],
    [{ result: 'notGoing', participationId: '1', checkedInAt: null } as const, 'notGoing'],
    [{ result: 'checkedIn', participationId: '9', checkedInAt: at } as const, 'notGoing'],
    [{ result: 'checkedIn', participationId: '1', checkedInAt: at } as const, 'checkedIn'],
    [{ result: 'already', participationId: '1', checkedInAt: at } as const, 'already'],
  ])('%o is %s', (result, kind) => expect(verdictOf(result, [guest('1')]).kind).toBe(kind))
})

test('guests are found in either script, by the beginnings of words', () => {
  const guests = [
    guest('1'),
    guest('2', { firstName: 'Boris', lastName: 'Anders' }),
    guest('3', { firstName: 'Zoe', lastName: 'Li' }),
  ]
  expect(search(guests, 'an').map(({ participationId }) => participationId)).toEqual(['2', '1'])
  expect(search(guests, 'anna kuz').map(({ participationId }) => participationId)).toEqual(['1'])
  expect(search(guests, 'бори')).toHaveLength(1)
  expect(search(guests, '')).toHaveLength(3)
  expect(search(guests, 'bott')).toHaveLength(3)
  expect(search(guests, 'nobody')).toEqual([])
})

test('tickets are hashed like on the server', async () => {
  expect(await hashOf('abc')).toBe(createHash('sha256').update('abc').digest('hex'))
})
