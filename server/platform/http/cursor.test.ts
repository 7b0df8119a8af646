import { describe, expect, test } from 'vitest'
import { cursorOf, cutPage, pageOf, readCursor } from './cursor.ts'

const id = '0197a1b2-0000-7000-8000-00000000000a'
const at = '2026-11-16T10:20:30.123456Z'
const encoded = (text: string) => Buffer.from(text).toString('base64url')

describe('a cursor', () => {
  test('round-trips with microseconds', () => {
    expect(readCursor(cursorOf({ at, id }))).toEqual({ at, id })
  })

  test.each([
    '',
    'nonsense',
    encoded(`${at}`),
    encoded(`${at} 12`),
    encoded(`${at} ${id} more`),
    encoded(`more ${at} ${id}`),
    encoded(`yesterday ${id}`),
    encoded(`2026-02-31T00:00:00.000Z ${id}`),
    encoded(`2026-13-01T00:00:00.000Z ${id}`),
    encoded(`0000-01-01T00:00:00.000Z ${id}`),
    encoded(`2026-11-16T24:00:00.000Z ${id}`),
    encoded(`2026-11-16T99:99:99Z ${id}`),
    encoded(`2026-11-16T....Z ${id}`),
    encoded(`${at} '; drop table x --`),
  ])('that this server did not make decodes to null: %s', text => {
    expect(readCursor(text)).toBeNull()
  })
})

describe('a page', () => {
  test.each([
    [{}, { after: null, skip: 0, count: 25 }],
    [{ size: 10 }, { after: null, skip: 0, count: 11 }],
    [
      { page: 3, size: 10 },
      { after: null, skip: 30, count: 11 },
    ],
    [
      { page: 3, size: 10, after: encoded(`${at} ${id}`) },
      { after: { at, id }, skip: 0, count: 11 },
    ],
  ])('requested with %o queries %o', (asked, page) => {
    expect(pageOf(asked)).toEqual(page)
  })

  test('is refused when its cursor is invalid', () => {
    expect(() => pageOf({ after: 'nonsense' })).toThrow('INVALID_INPUT')
  })

  test.each([
    [0, 0, null],
    [1, 1, null],
    [3, 3, null],
    [4, 3, 'row 2'],
  ])('of three items, when %d rows were found, has %d items and the next cursor at %s', (found, shown, last) => {
    const all = Array.from({ length: found }, (_, place) => ({ at, id: `row ${place}` }))
    const { items, next } = cutPage(all, { after: null, skip: 0, count: 4 }, item => item)
    expect(items).toEqual(all.slice(0, shown))
    expect(next).toBe(last && cursorOf({ at, id: last }))
  })
})
