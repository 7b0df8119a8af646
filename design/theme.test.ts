import { describe, expect, it } from 'vitest'
import { contrast } from './oklch.ts'
import { palette, ramp } from './palette.ts'
import { type Look, themeCss, themeVariables } from './theme.ts'

const look: Look = { brandColor: '#b3501f', accentColor: '#2c7567', displayFont: 'onest' }

describe('themeVariables', () => {
  it('has every colour of the palette in both schemes', () => {
    const { light, dark, shared } = themeVariables(look)
    const day = palette(look.brandColor, look.accentColor, false)
    const night = palette(look.brandColor, look.accentColor, true)
    expect(light).toMatchObject({ '--canvas': day.canvas, '--line-strong': day.lineStrong, '--on-brand': day.onBrand })
    expect(dark).toMatchObject({
      '--canvas': night.canvas,
      '--danger-soft': night.danger.soft,
      '--chart-5': night.chart[5],
    })
    expect(shared).toMatchObject({ '--ramp-9': ramp(look.brandColor)[9], '--display-scale': '1' })
    expect(Object.keys(light).filter(name => !name.startsWith('--mantine'))).toEqual(
      Object.keys(dark).filter(name => !name.startsWith('--mantine')),
    )
  })

  it("maps Mantine's variables only to variables that exist", () => {
    const { shared, light, dark } = themeVariables(look)
    for (const scheme of [light, dark]) {
      const own = { ...shared, ...scheme }
      const references = Object.values(own).flatMap(value =>
        [...value.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(m => m[1]),
      )
      expect(references.length).toBeGreaterThan(40)
      for (const name of references) expect(own).toHaveProperty([String(name)])
    }
  })

  it('has legible buttons under the pointer in both schemes', () => {
    const { light, dark } = themeVariables(look)
    const colorOf = (scheme: Record<string, string>, name: string): string => {
      const value = scheme[name] ?? ''
      const [, other] = /^var\((.+)\)$/.exec(value) ?? []
      return other ? colorOf(scheme, other) : value
    }
    const buttons = [
      ['--mantine-color-brand-light-color', '--mantine-color-brand-light-hover'],
      ['--danger-text', '--danger-soft-hover'],
      ['--on-brand', '--brand-hover'],
      ['--mantine-color-default-color', '--mantine-color-default-hover'],
    ] as const
    for (const scheme of [light, dark])
      for (const [text, ground] of buttons)
        expect(contrast(colorOf(scheme, text), colorOf(scheme, ground)), ground).toBeGreaterThanOrEqual(4.5)
  })

  it("uses the community's font for headings", () => {
    const bold = themeVariables({ ...look, displayFont: 'unbounded' }).shared
    expect(bold['--display-font']).toContain('Unbounded')
    expect(bold['--display-scale']).toBe('0.78')
    expect(themeVariables({ ...look, displayFont: 'serif' }).shared['--display-font']).toContain('Source Serif 4')
  })

  it('is cached per look', () => {
    expect(themeVariables({ ...look, brandColor: '#B3501F' })).toBe(themeVariables(look))
    expect(themeVariables({ ...look, brandColor: '#1a4fd6' })).not.toBe(themeVariables(look))
  })

  it('evicts the oldest look from a full cache', () => {
    const first = themeVariables(look)
    for (let tried = 0; tried < 200; tried++)
      themeVariables({ ...look, brandColor: `#0000${tried.toString(16).padStart(2, '0')}` })
    expect(themeVariables(look)).not.toBe(first)
    expect(themeVariables(look)).toEqual(first)
  })
})

describe('themeCss', () => {
  it('has light as the default and dark behind its attribute', () => {
    const css = themeCss(look)
    const [shared = '', light = '', dark = ''] = css.split('}')
    expect(shared).toMatch(/^:root\{.*--display-weight:620/)
    expect(light).toMatch(/^:root,:root\[data-mantine-color-scheme="light"\]\{--canvas:#fbf9f5;/)
    expect(dark).toMatch(/^:root\[data-mantine-color-scheme="dark"\]\{--canvas:/)
    expect(css).not.toContain('undefined')
    expect(css.length).toBeLessThan(9000)
  })

  it('refuses values that could break out of the stylesheet', () => {
    const payload = '#b3501f}</style><script>alert(1)</script>'
    expect(() => themeCss({ ...look, brandColor: payload })).toThrow(/Not a colour/)
    expect(() => themeCss({ ...look, accentColor: payload })).toThrow(/Not a colour/)
    expect(() => themeCss({ ...look, displayFont: payload as Look['displayFont'] })).toThrow(/Not a display font/)
    expect(() => themeCss({ ...look, displayFont: 'constructor' as Look['displayFont'] })).toThrow(/Not a display font/)
    expect(themeCss(look)).not.toContain('<')
  })
})
