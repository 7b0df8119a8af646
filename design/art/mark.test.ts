import { describe, expect, it } from 'vitest'
import { parseSvg } from '../testing/svg.ts'
import { type MarkName, markSvg, marks } from './mark.ts'

const names = Object.keys(marks) as MarkName[]
const colors = { background: '#b3501f', foreground: '#ffffff' }

describe('markSvg', () => {
  it.each(names)('draws %s in its two colours only', mark => {
    const text = markSvg({ mark, ...colors, letter: 'Samples' })
    parseSvg(text)
    expect(new Set(text.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#b3501f', '#ffffff']))
  })

  it('draws every mark differently', () => {
    expect(new Set(names.map(mark => markSvg({ mark, ...colors, letter: 'S' }))).size).toBe(names.length)
  })

  it('rounds the tile, but leaves a maskable one square with a smaller mark', () => {
    const tile = parseSvg(markSvg({ mark: 'bowl', ...colors }))
    const maskable = parseSvg(markSvg({ mark: 'bowl', ...colors, maskable: true }))
    expect(tile.querySelector('rect')?.getAttribute('rx')).toBe('14')
    expect(maskable.querySelector('rect')?.getAttribute('rx')).toBeNull()
    expect(maskable.querySelector('g')?.getAttribute('transform')).toContain('scale(.66)')
  })

  it.each([
    ['дом выпускников', 'Д'],
    ['  öst', 'Ö'],
    ['<script>', '<'],
    ['& sons', '&'],
    ['"quoted"', '"'],
    ['👩‍🚀 space', '👩‍🚀'],
  ])('shows the first letter of %j', (letter, shown) => {
    const root = parseSvg(markSvg({ mark: 'initial', ...colors, letter }))
    expect(root.querySelector('text')?.textContent).toBe(shown)
    expect(root.querySelector('script')).toBeNull()
  })

  it('falls back to two circles without a letter', () => {
    const root = parseSvg(markSvg({ mark: 'initial', ...colors, letter: '  ' }))
    expect(root.querySelector('text')).toBeNull()
    expect(root.querySelectorAll('circle')).toHaveLength(2)
  })

  it('refuses an invalid colour or mark', () => {
    expect(() => markSvg({ mark: 'bowl', background: '"/><script>', foreground: '#ffffff' })).toThrow(/Not a colour/)
    expect(() => markSvg({ mark: 'toString' as MarkName, ...colors })).toThrow(/Not a mark/)
  })
})
