import { describe, expect, test } from 'vitest'
import { cursorOf, inZone, type Order, orderOf, readCursor, stepsOf, uniqueTitles } from './rules.ts'

const id = '01a1e5e3-cdc3-7a11-ba90-01f23695d837'

describe('the order of the rows', () => {
  test.each([
    ['all', undefined, 'newest'],
    ['waitlist', undefined, 'waitlist'],
    ['waitlist', 'name', 'name'],
    ['going', 'oldest', 'oldest'],
  ] as const)('of the tab %s sorted by %s is %s', (tab, sort, order) => {
    expect(orderOf(tab, sort)).toBe(order)
  })
})

describe('a cursor', () => {
  const keys: [Order, string][] = [
    ['newest', '2026-11-16T19:40:00.123456Z'],
    ['oldest', '2026-11-16T19:40:00.000000Z'],
    ['name', 'вера иванова'],
    ['waitlist', '12'],
  ]
  test.each(keys)('of the order %s is read as it was written', (order, key) => {
    expect(readCursor(order, cursorOf(order, { key, id }))).toEqual({ key, id })
  })

  test.each(keys)('of the order %s is not read in another order', (order, key) => {
    const other = order === 'name' ? 'newest' : 'name'
    expect(readCursor(other, cursorOf(order, { key, id }))).toBeNull()
  })

  test.each<[string, Order, unknown]>([
    ['a date that does not exist', 'newest', ['newest', '2026-02-31T00:00:00.000000Z', id]],
    ['a date that is none', 'newest', ['newest', '2026-99-99T99:99:99.000000Z', id]],
    ['text for a date', 'oldest', ['oldest', 'x', id]],
    ['a date within text', 'oldest', ['oldest', 'x2026-11-16T19:40:00.000000Z', id]],
    ['a date before text', 'oldest', ['oldest', '2026-11-16T19:40:00.000000Zx', id]],
    ['text for a number', 'waitlist', ['waitlist', '1x', id]],
    ['text before a number', 'waitlist', ['waitlist', 'x1', id]],
    ['a number too large', 'waitlist', ['waitlist', '9'.repeat(19), id]],
    ['a name too long', 'name', ['name', 'x'.repeat(401), id]],
    ['a name with NUL', 'name', ['name', 'x\u0000', id]],
    ['an id that is none', 'name', ['name', 'x', 'y']],
    ['a part that is no text', 'name', ['name', 7, id]],
    ['too few parts', 'name', ['name', 'x']],
    ['too many parts', 'name', ['name', 'x', id, 'y']],
    ['no list', 'name', { order: 'name' }],
  ])('with %s is refused', (_what, order, parts) => {
    expect(readCursor(order, Buffer.from(JSON.stringify(parts)).toString('base64url'))).toBeNull()
  })

  test('that is no JSON is refused', () => {
    expect(readCursor('name', 'hello')).toBeNull()
  })
})

describe('the steps of a participation', () => {
  const asked = { hasQuestions: true, isApprovalRequired: true, isPaid: true }
  const row = { status: 'PENDING', payment: null, isApproved: false, hasAnswered: false } as const
  test('are those of the event', () => {
    const none = { hasQuestions: false, isApprovalRequired: false, isPaid: false }
    expect(stepsOf(none, { ...row, isApproved: true, hasAnswered: true, payment: 'PAID' })).toEqual({
      questions: null,
      approval: null,
      payment: null,
    })
    expect(stepsOf(asked, row)).toEqual({ questions: false, approval: false, payment: false })
  })
  test('are done one by one', () => {
    expect(stepsOf(asked, { ...row, hasAnswered: true })).toMatchObject({ questions: true })
    expect(stepsOf(asked, { ...row, isApproved: true })).toMatchObject({ approval: true })
    expect(stepsOf(asked, { ...row, status: 'CONFIRMED' })).toMatchObject({ approval: true })
    expect(stepsOf(asked, { ...row, payment: 'PAID' })).toMatchObject({ payment: true })
    expect(stepsOf(asked, { ...row, payment: 'CHECKING' })).toMatchObject({ payment: false })
  })
})

test('titles of columns are made unique', () => {
  expect(uniqueTitles(['Name', 'Comment', 'Comment', 'Comment'])).toEqual([
    'Name',
    'Comment',
    'Comment (2)',
    'Comment (3)',
  ])
})

test('times are those of the zone', () => {
  expect(inZone('2026-11-16T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-11-17 00:30')
  expect(inZone('2026-07-16T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-07-17 01:30')
  expect(inZone(null, 'Europe/Berlin')).toBe('')
})
