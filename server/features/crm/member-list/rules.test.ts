import { describe, expect, test } from 'vitest'
import { cursorOf, readPlace } from './rules.ts'

const id = '019a0000-0000-7000-8000-000000000001'
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a cursor', () => {
  test.each([
    ['name', 'анна орлова'],
    ['company', ''],
    ['status', 'PENDING'],
    ['joined', '2026-02-28 10:11:12.345678+00'],
    ['joined', '2026-02-28 10:11:12+00'],
    ['lastActive', '-infinity'],
  ] as const)('by %s is read as it was made: %j', (sort, key) => {
    expect(readPlace(cursorOf({ key, id }), sort)).toEqual({ key, id })
  })

  test.each([
    ['no JSON', Buffer.from('{').toString('base64url'), 'name'],
    ['no list', written({ key: 'a', id }), 'name'],
    ['no key', written([null, id]), 'name'],
    ['no id', written(['a']), 'name'],
    ['another id', written(['a', 'x']), 'name'],
    ['a zero byte', written(['a\u0000', id]), 'name'],
    ['a name instead of a time', written(['anna', id]), 'joined'],
    ['a day that does not exist', written(['2026-02-31 10:00:00+00', id]), 'lastActive'],
    ['the year 0', written(['0000-01-01 10:00:00+00', id]), 'joined'],
    ['an hour that does not exist', written(['2026-02-28 25:00:00+00', id]), 'joined'],
    ['another zone', written(['2026-02-28 10:00:00+03', id]), 'joined'],
    ['text around a time', written(['x2026-02-28 10:00:00+00', id]), 'joined'],
    ['text behind a time', written(['2026-02-28 10:00:00+00x', id]), 'joined'],
  ] as const)('is refused with %s', (_what, cursor, sort) => {
    expect(readPlace(cursor, sort)).toBeNull()
  })
})
