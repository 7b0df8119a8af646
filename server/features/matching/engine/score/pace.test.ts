import { describe, expect, test } from 'vitest'
import { cooldownMs, paceFor, shownPerWeek } from './exclusions.ts'

/** Every community from 2 to 200 members with every cooldown of up to half a year. */
const table = Array.from({ length: 199 }, (_, at) => at + 1).flatMap(others =>
  Array.from({ length: 27 }, (_, wanted) => ({ others, wanted, ...paceFor(others, wanted) })),
)

describe('the pace of lists, for every size and cooldown', () => {
  test('leaves enough people for the whole cooldown and the week after it', () => {
    for (const { others, shown, cooldownWeeks, wanted } of table)
      expect(shown * (cooldownWeeks + 1), `${others} others, ${wanted} weeks`).toBeLessThanOrEqual(others)
  })

  test('has one to ten people, and a cooldown of at least a week and at most what is wanted', () => {
    for (const { others, shown, cooldownWeeks, wanted } of table) {
      if (others <= 4) continue
      expect(shown).toBeGreaterThanOrEqual(1)
      expect(shown).toBeLessThanOrEqual(shownPerWeek)
      expect(cooldownWeeks).toBeGreaterThanOrEqual(1)
      expect(cooldownWeeks).toBeLessThanOrEqual(Math.max(1, wanted))
    }
  })

  test('shortens the cooldown only when three people a week are too many for it', () => {
    for (const { others, shown, cooldownWeeks, wanted } of table) {
      if (others <= 4) continue
      const isEnough = others >= 3 * (wanted + 1)
      if (wanted > 0)
        expect(cooldownWeeks === wanted, `${others} others, ${wanted} weeks`).toBe(isEnough || wanted === 1)
      if (cooldownWeeks < wanted && others >= 6) expect([3, 4]).toContain(shown)
    }
  })

  test('of up to four others has them all', () => {
    for (const pace of table.filter(({ others }) => others <= 4))
      expect(pace).toMatchObject({ shown: pace.others, cooldownWeeks: 0 })
    expect(paceFor(0, 8)).toEqual({ shown: 1, cooldownWeeks: 0 })
    expect(cooldownMs(0)).toBe(0)
  })

  test('is never lower for a larger community', () => {
    for (const { others, wanted, shown, cooldownWeeks } of table) {
      const next = paceFor(others + 1, wanted)
      expect(next.shown * (next.cooldownWeeks + 1)).toBeGreaterThanOrEqual(shown * (cooldownWeeks + 1))
    }
  })
})

test('a cooldown ends between two runs, whichever hour they begin', () => {
  const [week, day] = [7 * 86_400_000, 86_400_000]
  for (const weeks of [1, 8, 26])
    for (const late of [-2 * day, 0, 2 * day]) {
      expect(weeks * week + late).toBeLessThan(cooldownMs(weeks))
      expect((weeks + 1) * week + late).toBeGreaterThan(cooldownMs(weeks))
    }
})
