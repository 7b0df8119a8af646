import { describe, expect, test } from 'vitest'
import { cursorOf, readCursor, wordsOf } from './rules.ts'

test.each([
  [undefined, null],
  ['', null],
  ['  ', null],
  ["!& | ' :*", null],
  ['Tea', ['tea']],
  ['Чай и 2 пирога', ['чай', 'и', '2', 'пирога']],
  ["o'neil:* & !x", ['o', 'neil', 'x']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the search %j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

describe('the cursor of the directory', () => {
  const place = { rank: 0, joinedAt: '2026-11-16T10:20:30.123456Z', id: '0197a1b2-0000-7000-8000-00000000000a' }

  test('round-trips', () => {
    expect(readCursor(cursorOf(place))).toEqual(place)
    for (const rank of [0.42, 1, 2]) expect(readCursor(cursorOf({ ...place, rank }))).toEqual({ ...place, rank })
  })

  test('is refused when it was not made by the server', () => {
    expect(readCursor('nonsense')).toBeNull()
    for (const rank of ['1e9', '-1', '0.12345', '']) expect(readCursor(`${rank}~${cursorOf(place)}`), rank).toBeNull()
  })
})
