import { describe, expect, it } from 'vitest'
import { idsOf, parseSvg } from '../testing/svg.ts'
import { type OverlapLevel, overlapSvg } from './overlap.ts'

const levels: OverlapLevel[] = ['HIGH', 'MEDIUM', 'LOW']

/** Overlap of the two circles on the line between their centres. */
function shared(level: OverlapLevel): number {
  const [one, , other] = parseSvg(overlapSvg(level)).querySelectorAll('circle')
  return 16 - (Number(other?.getAttribute('cx')) - Number(one?.getAttribute('cx')))
}

describe('overlapSvg', () => {
  it('moves the circles closer for a better match', () => {
    expect(shared('HIGH')).toBeGreaterThan(shared('MEDIUM'))
    expect(shared('MEDIUM')).toBeGreaterThan(0)
    expect(shared('LOW')).toBeLessThan(0)
  })

  it('has different ids for different pictures', () => {
    const ids = [...levels.map(level => overlapSvg(level)), overlapSvg('HIGH', '#112233')].flatMap(idsOf)
    expect(new Set(ids).size).toBe(4)
  })

  it('uses theme variables unless colours are given', () => {
    expect(overlapSvg('HIGH')).toContain('var(--brand)')
    expect(overlapSvg('HIGH', '#112233', '#445566')).not.toContain('var(')
    expect(() => overlapSvg('HIGH', 'red"')).toThrow(/Not a colour/)
  })
})
