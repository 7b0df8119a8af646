import { describe, expect, it } from 'vitest'
import { idsOf, parseSvg } from '../testing/svg.ts'
import { type OverlapLevel, overlapSvg } from './overlap.ts'

const levels: OverlapLevel[] = ['HIGH', 'MEDIUM', 'LOW']

/** How much of the two circles lies over each other, as a length on the line between their middles. */
function shared(level: OverlapLevel): number {
  const [one, , other] = parseSvg(overlapSvg(level)).querySelectorAll('circle')
  return 16 - (Number(other?.getAttribute('cx')) - Number(one?.getAttribute('cx')))
}

describe('overlapSvg', () => {
  it('brings the circles closer the better the match is', () => {
    expect(shared('HIGH')).toBeGreaterThan(shared('MEDIUM'))
    expect(shared('MEDIUM')).toBeGreaterThan(0)
    expect(shared('LOW')).toBeLessThan(0)
  })

  it('gives different pictures different ids', () => {
    const ids = [...levels.map(level => overlapSvg(level)), overlapSvg('HIGH', '#112233')].flatMap(idsOf)
    expect(new Set(ids).size).toBe(4)
  })

  it('follows the theme unless it is given colours', () => {
    expect(overlapSvg('HIGH')).toContain('var(--brand)')
    expect(overlapSvg('HIGH', '#112233', '#445566')).not.toContain('var(')
    expect(() => overlapSvg('HIGH', 'red"')).toThrow(/Not a colour/)
  })
})
