import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channels, contrast, hueDistance, oklch, parseHex, toOklch } from './oklch.ts'

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('oklch', () => {
  it('round-trips a colour', () => {
    fc.assert(
      fc.property(hexColor, color => {
        const { lightness, chroma, hue } = toOklch(color)
        const back = channels(oklch(lightness, chroma, hue))
        for (const [index, channel] of channels(color).entries())
          expect(Math.abs(channel - (back[index] ?? -9))).toBeLessThan(2)
      }),
    )
  })

  it('reduces chroma, not lightness, outside the sRGB gamut', () => {
    const color = toOklch(oklch(0.9, 0.35, 265))
    expect(color.lightness).toBeCloseTo(0.9, 2)
    expect(color.chroma).toBeLessThan(0.1)
    expect(hueDistance(color.hue, 265)).toBeLessThan(4)
  })

  it('matches known contrast ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#123456', '#123456')).toBe(1)
  })

  it('measures hue distance around the circle', () => {
    expect(hueDistance(350, 10)).toBe(20)
    expect(hueDistance(90, 270)).toBe(180)
  })
})

describe('parseHex', () => {
  it('lower-cases the colour', () => {
    expect(parseHex('#B3501F')).toBe('#b3501f')
  })

  it.each(['', 'b3501f', '#b35', '#b3501f00', '#gggggg', 'red', '#b3501f;}body{display:none', '#b3501f\n'])(
    'refuses %j',
    color => {
      expect(() => parseHex(color)).toThrow(/Not a colour/)
    },
  )
})
