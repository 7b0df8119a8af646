import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, hueDistance, toOklch } from './oklch.ts'
import { type Palette, palette, ramp } from './palette.ts'
import { semanticTones } from './tones.ts'

const looks: [brand: string, accent: string][] = [
  ['#b3501f', '#2c7567'],
  ['#1a4fd6', '#0c8fb8'],
  ['#0b8457', '#7a4fe0'],
  ['#6a35e0', '#e2497a'],
  ['#f2b01e', '#176b5f'],
  ['#7d1f3f', '#a9772a'],
]

const awkward = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#ff0000',
  '#fefefe',
  '#010101',
  '#00ffff',
]

type Pair = [name: string, foreground: string, background: string]

function textPairs(p: Palette): Pair[] {
  const grounds: [string, string][] = [
    ['canvas', p.canvas],
    ['surface', p.surface],
    ['raised', p.raised],
    ['sunken', p.sunken],
    ['hover', p.hover],
    ['brandSoft', p.brandSoft],
  ]
  const texts: [string, string][] = [
    ['ink', p.ink],
    ['ink2', p.ink2],
    ['ink3', p.ink3],
    ['brandText', p.brandText],
  ]
  const tones = [...semanticTones, 'accent' as const]
  return [
    ...texts.flatMap(([text, color]) => grounds.map(([ground, under]): Pair => [`${text} on ${ground}`, color, under])),
    ...tones.flatMap((tone): Pair[] => [
      [`${tone} text on its tint`, p[tone].text, p[tone].soft],
      [`${tone} text on its hovered tint`, p[tone].text, p[tone].softHover],
      [`${tone} text on surface`, p[tone].text, p.surface],
      [`${tone} text on canvas`, p[tone].text, p.canvas],
      [`ink2 on ${tone} tint`, p.ink2, p[tone].soft],
    ]),
    ['brandText on brandSoftHover', p.brandText, p.brandSoftHover],
    ['ink2 on brandSoftHover', p.ink2, p.brandSoftHover],
    ['onInk on ink', p.onInk, p.ink],
    ['ink on pill', p.ink, p.pill],
    ['onBrand on brand', p.onBrand, p.brand],
    ['onBrand on brandHover', p.onBrand, p.brandHover],
    ['ink on brandLine', p.ink, p.brandLine],
    ['onMark on mark', p.onMark, p.mark],
  ]
}

function graphicPairs(p: Palette): Pair[] {
  return [
    ...p.chart.map((color, index): Pair => [`chart ${index} on surface`, color, p.surface]),
    ['field on surface', p.field, p.surface],
    ['mark on surface', p.mark, p.surface],
    ['accent on surface', p.accent.solid, p.surface],
  ]
}

/** Empty when every design rule holds, so that a failure names the rule and the value. */
function broken(p: Palette): string[] {
  const below = (least: number) => (pair: Pair) => contrast(pair[1], pair[2]) < least
  const tell = ([name, one, other]: Pair) => `${name} ${contrast(one, other).toFixed(2)} (${one}, ${other})`
  return [...textPairs(p).filter(below(4.5)), ...graphicPairs(p).filter(below(3))].map(tell)
}

const hexColor = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom(...awkward),
)

describe('palette', () => {
  for (const isDark of [false, true]) {
    describe(isDark ? 'dark' : 'light', () => {
      it.each(looks)('of %s and %s is legible', (brand, accent) => {
        expect(broken(palette(brand, accent, isDark))).toEqual([])
      })

      it('of any two colours is legible', () => {
        fc.assert(
          fc.property(hexColor, hexColor, (brand, accent) => {
            expect(broken(palette(brand, accent, isDark))).toEqual([])
          }),
          { numRuns: 400 },
        )
      })

      it('always has six chart colours, of which four differ from the brand and the accent', () => {
        fc.assert(
          fc.property(hexColor, hexColor, (brand, accent) => {
            const { chart } = palette(brand, accent, isDark)
            expect(chart).toHaveLength(6)
            for (const color of chart.slice(2))
              for (const own of [brand, accent])
                if (toOklch(own).chroma > 0.03)
                  expect(hueDistance(toOklch(color).hue, toOklch(own).hue)).toBeGreaterThan(25)
          }),
          { numRuns: 400 },
        )
      })

      it('has a button that is visible on a card, even for a white brand', () => {
        fc.assert(
          fc.property(hexColor, brand => {
            const { brand: fill, surface } = palette(brand, '#2c7567', isDark)
            expect(contrast(fill, surface)).toBeGreaterThanOrEqual(1.2)
          }),
        )
      })
    })
  }

  it('keeps the brand colour if white or dark text is legible on it', () => {
    expect(palette('#1A4FD6', '#0c8fb8', false)).toMatchObject({ brand: '#1a4fd6', onBrand: '#ffffff' })
    const bright = palette('#f2b01e', '#176b5f', true)
    expect(bright.brand).toBe('#f2b01e')
    expect(contrast(bright.onBrand, '#000000')).toBeLessThan(2)
  })

  it('has the same semantic tones for every brand', () => {
    const [one, other] = [palette('#b3501f', '#2c7567', false), palette('#1a4fd6', '#0c8fb8', false)]
    for (const tone of semanticTones) expect(one[tone]).toEqual(other[tone])
  })

  it.each(['', 'red', '#12345', '#1234567', '#b3501g'])('refuses %j as a brand or an accent', color => {
    expect(() => palette(color, '#2c7567', false)).toThrow(/Not a colour/)
    expect(() => palette('#b3501f', color, true)).toThrow(/Not a colour/)
    expect(() => ramp(color)).toThrow(/Not a colour/)
  })
})

describe('ramp', () => {
  it('has ten steps, each darker than the one before', () => {
    fc.assert(
      fc.property(hexColor, color => {
        const steps = ramp(color)
        expect(steps).toHaveLength(10)
        const lightness = steps.map(step => toOklch(step).lightness)
        for (let step = 1; step < 10; step++) expect(lightness[step]).toBeLessThan(lightness[step - 1] ?? 0)
      }),
    )
  })

  it('of the first community stays as designed', () => {
    expect(ramp('#b3501f')).toEqual([
      '#fff6ef',
      '#fee9dc',
      '#fed2b9',
      '#fbb38c',
      '#ee9163',
      '#d97244',
      '#bd592a',
      '#a14517',
      '#833409',
      '#622505',
    ])
  })
})
