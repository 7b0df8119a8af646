import { describe, expect, it } from 'vitest'
import { idsOf, parseSvg } from '../testing/svg.ts'
import { type CoverInput, type CoverKind, type CoverPalette, coverKinds, coverPalettes, coverSvg } from './cover.ts'

const palettes = Object.keys(coverPalettes) as CoverPalette[]
const cover = (input: Partial<CoverInput>) =>
  coverSvg({ kind: 'table', palette: 'copper', seed: 'evening', width: 800, height: 800, ...input })

describe('coverSvg', () => {
  it('has eight kinds and ten palettes', () => {
    expect(coverKinds).toHaveLength(8)
    expect(palettes).toHaveLength(10)
  })

  describe.each(coverKinds)('%s', kind => {
    it.each([
      [800, 800],
      [1200, 300],
      [600, 104],
      [320, 640],
      [1, 1],
    ])('is well formed at %d by %d', (width, height) => {
      parseSvg(cover({ kind, width, height }))
    })

    it('is the same for the same seed and differs for another', () => {
      expect(cover({ kind })).toBe(cover({ kind }))
      expect(cover({ kind, seed: 'morning' })).not.toBe(cover({ kind }))
    })

    it('uses only the colours of its palette', () => {
      for (const palette of palettes) {
        const used = new Set(cover({ kind, palette }).match(/#[0-9a-f]{6}/g))
        expect(Object.values(coverPalettes[palette])).toEqual(expect.arrayContaining([...used]))
        expect(used.size).toBeGreaterThanOrEqual(4)
      }
    })

    it('is small', () => {
      expect(cover({ kind, width: 1600, height: 900 }).length).toBeLessThan(9000)
    })
  })

  it('gives different covers different ids', () => {
    const covers = coverKinds.flatMap(kind => ['a', 'b'].map(seed => cover({ kind, seed })))
    const ids = covers.flatMap(idsOf)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('does not contain its seed', () => {
    const seed = '"><script>alert(1)</script>'
    parseSvg(cover({ kind: 'meet', seed }))
    expect(cover({ kind: 'meet', seed })).not.toContain('script')
  })

  it('refuses an unknown kind, palette or size', () => {
    expect(() => cover({ kind: 'constructor' as CoverKind })).toThrow(/Not a kind of cover/)
    expect(() => cover({ palette: 'toString' as CoverPalette })).toThrow(/Not a palette/)
    for (const width of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => cover({ width })).toThrow(/Not the size/)
  })
})
