import { expect, test } from 'vitest'
import { seedOf } from './rules.ts'

test('the seed of a run follows from community and week', () => {
  expect(seedOf('club', '2026-11-16')).toBe(seedOf('club', '2026-11-16'))
  const seeds = [
    seedOf('club', '2026-11-16'),
    seedOf('club', '2026-11-23'),
    seedOf('other', '2026-11-16'),
    // Where one ends and the other begins is part of it.
    seedOf('club 2026', '-11-16'),
  ]
  expect(new Set(seeds).size).toBe(4)
  for (const seed of seeds) expect(seed).toBe(seed | 0)
})

test('the seed stays the same over releases, so that a run can be repeated', () => {
  expect(seedOf('club', '2026-11-16')).toBe(-1_515_499_029)
})
