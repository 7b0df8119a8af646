import { expect, test } from 'vitest'
import type { PairToScore } from '#contract/matching/score-match.ts'
import { firstNotSkipped, look, noPast, remember, setScore, shownOf } from './past.ts'

const pair = (name: string) => ({ first: { id: name }, second: { id: name } }) as unknown as PairToScore
const two = remember(remember(noPast, { pair: pair('a'), score: 7 }), { pair: pair('b'), score: null })
const nameOf = (past: typeof two) => shownOf(past)?.pair.first.id ?? null

test('back goes through the pairs of this visit to the first, forward to the new one', () => {
  expect(nameOf(two)).toBeNull()
  const back = look(two, -1)
  expect(nameOf(back)).toBe('b')
  expect(nameOf(look(back, -1))).toBe('a')
  const first = look(back, -1)
  expect(look(first, -1)).toBe(first)
  expect(nameOf(look(first, 1))).toBe('b')
  expect(nameOf(look(back, 1))).toBeNull()
  expect(look(two, 1)).toBe(two)
  expect(look(noPast, -1)).toBe(noPast)
})

test('a score that is changed stays with its pair alone', () => {
  const changed = setScore(look(look(two, -1), -1), 3)
  expect(shownOf(changed)?.score).toBe(3)
  expect(changed.seen.map(({ score }) => score)).toEqual([3, null])
  expect(setScore(two, 3).seen.map(({ score }) => score)).toEqual([7, null])
})

test('a new pair ends looking back, and only the last fifty are kept', () => {
  expect(remember(look(two, -1), { pair: pair('c'), score: 1 }).at).toBeNull()
  let many = noPast
  for (let at = 0; at < 60; at++) many = remember(many, { pair: pair(String(at)), score: at % 11 })
  expect(many.seen).toHaveLength(50)
  expect(many.seen[0]?.pair.first.id).toBe('10')
})

test('a pair that was skipped does not come again when the order has changed meanwhile', async () => {
  const orders = [pair('a'), pair('b'), pair('c'), null]
  const ask = async (place: number) => ({ pair: orders[place] ?? null })
  expect((await firstNotSkipped([], ask)).pair).toEqual(pair('a'))
  expect((await firstNotSkipped([pair('b')], ask)).pair).toEqual(pair('c'))
  expect((await firstNotSkipped([pair('b'), pair('c')], ask)).pair).toBeNull()
})
