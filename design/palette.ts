import { type Brand, brandColors, smallControls } from './brand.ts'
import { chartColors } from './charts.ts'
import { isWarmHue } from './legibility.ts'
import { fieldColor, type Neutrals, neutrals } from './neutrals.ts'
import { channels, oklch, parseHex, toOklch } from './oklch.ts'
import { accentTone, type SemanticTone, semanticTone, type Tone } from './tones.ts'

export type Palette = Neutrals &
  Brand &
  Record<'mark' | 'onMark' | 'field' | 'overlay', string> &
  Record<'accent' | SemanticTone, Tone> & { chart: string[] }

const rampLightness = [0.978, 0.948, 0.896, 0.826, 0.745, 0.662, 0.58, 0.505, 0.43, 0.35]
const rampChroma = [0.16, 0.28, 0.48, 0.7, 0.9, 1, 1, 0.94, 0.84, 0.68]

/** Ten steps of one colour, from the lightest to the darkest. */
export function ramp(color: string): string[] {
  const { chroma, hue } = toOklch(color)
  const pull = isWarmHue(hue) ? 14 : 0
  return rampLightness.map((lightness, step) =>
    oklch(lightness, chroma * (rampChroma[step] ?? 1), hue + pull * Math.max(0, (5 - step) / 5)),
  )
}

/** Generates every colour of one theme from two; for any two, texts reach 4.5:1 and graphics 3:1. */
export function palette(brandColor: string, accentColor: string, isDark: boolean): Palette {
  const brandHex = parseHex(brandColor)
  const brandSource = { ...toOklch(brandHex), isDark }
  const accentSource = { ...toOklch(accentColor), isDark }
  const neutral = neutrals(brandSource)
  const brand = brandColors(brandHex, brandSource, neutral)
  return {
    ...neutral,
    ...brand,
    ...smallControls(brand, neutral),
    field: fieldColor(brandSource, neutral.surface),
    accent: accentTone(accentSource),
    success: semanticTone('success', isDark),
    warning: semanticTone('warning', isDark),
    danger: semanticTone('danger', isDark),
    info: semanticTone('info', isDark),
    chart: chartColors(brandSource, accentSource, neutral.surface),
    overlay: isDark ? 'rgba(0,0,0,.62)' : `rgba(${channels(neutral.ink).join(',')},.44)`,
  }
}
