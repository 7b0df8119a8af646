import { describe, expect, test } from 'vitest'
import { arrivalAt, meetingState, opensAt, readTicket, ticketHash, ticketOf } from './rules.ts'

const times = { startsAt: '2026-11-19T18:00:00.000Z', endsAt: '2026-11-19T20:00:00.000Z' }

test.each([
  ['2026-11-19T17:44:59.999Z', 'before'],
  ['2026-11-19T17:45:00.000Z', 'open'],
  ['2026-11-19T20:00:00.000Z', 'open'],
  ['2026-11-19T21:00:00.000Z', 'open'],
  ['2026-11-19T21:00:00.001Z', 'over'],
])('at %s the meeting is %s', (now, state) => {
  expect(meetingState(times, new Date(now))).toBe(state)
})

test('opens 15 minutes before the start, and not while the date is to be confirmed', () => {
  expect(opensAt(times)).toEqual(new Date('2026-11-19T17:45:00.000Z'))
  expect(opensAt({ startsAt: null, endsAt: null })).toBeNull()
  expect(meetingState({ startsAt: null, endsAt: null }, new Date())).toBe('before')
})

describe('a ticket', () => {
  const id = '01a1e5d4-9be3-772b-8b1f-3569e6305460'
  const ticket = ticketOf(id, 'secret')

  test('is read back by the server that issued it', () => {
    expect(readTicket(ticket, 'secret')).toBe(id)
    expect(readTicket(ticket, 'another')).toBeNull()
    expect(ticketHash(ticket)).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is refused with any other length or any changed byte', () => {
    expect(readTicket('', 'secret')).toBeNull()
    expect(readTicket(`${ticket}AAAA`, 'secret')).toBeNull()
    expect(readTicket(ticket.slice(0, -4), 'secret')).toBeNull()
    // The last letter has bits that belong to no byte.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const respelled = ticket.slice(0, -1) + letters.charAt(letters.indexOf(ticket.slice(-1)) ^ 1)
    expect(Buffer.from(respelled, 'base64url')).toEqual(Buffer.from(ticket, 'base64url'))
    expect(readTicket(respelled, 'secret')).toBeNull()
    const bytes = Buffer.from(ticket, 'base64url')
    for (const [at, byte] of bytes.entries()) {
      const changed = Buffer.from(bytes)
      changed[at] = byte ^ 1
      expect(readTicket(changed.toString('base64url'), 'secret')).toBeNull()
    }
  })
})

test.each([
  ['the time of the device', '2026-11-19T17:59:00.000Z', '2026-11-19T17:59:00.000Z'],
  ['now, for a time in the future', '2026-11-20T00:00:00.000Z', '2026-11-19T18:30:00.000Z'],
  ['a day before the start, for anything earlier', '2020-01-01T00:00:00.000Z', '2026-11-18T18:00:00.000Z'],
])('an arrival is recorded at %s', (_name, at, recorded) => {
  const now = new Date('2026-11-19T18:30:00.000Z')
  expect(arrivalAt(at, times, now).toISOString()).toBe(recorded)
})

test('an arrival at an event without a date is recorded now', () => {
  const now = new Date('2026-11-19T18:30:00.000Z')
  expect(arrivalAt('2020-01-01T00:00:00.000Z', { startsAt: null }, now)).toEqual(now)
})
