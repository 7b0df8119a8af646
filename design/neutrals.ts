import { adjustLightness, isVisibleOn, isWarmHue, type Source, white } from './legibility.ts'
import { oklch } from './oklch.ts'

/** Neutral colours: page, cards, wells, lines and text, slightly tinted with the brand's hue. */
export type Neutrals = Record<
  | 'canvas'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'hover'
  | 'pill'
  | 'line'
  | 'lineStrong'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'onInk',
  string
>

const neutralChroma = (chroma: number) => Math.min(0.009, chroma * 0.065)

export function neutrals({ chroma, hue, isDark }: Source): Neutrals {
  const base = neutralChroma(chroma)
  const turn = isWarmHue(hue) ? (isDark ? 12 : 34) : 0
  const share = isDark ? 0.8 : 1
  const neutral = (lightness: number, strength = 1) => oklch(lightness, base * strength * share, hue + turn)
  if (isDark)
    return {
      canvas: neutral(0.19),
      surface: neutral(0.226),
      raised: neutral(0.25),
      sunken: neutral(0.27),
      hover: neutral(0.285),
      pill: neutral(0.37),
      line: neutral(0.3),
      lineStrong: neutral(0.4),
      ink: neutral(0.955, 0.6),
      ink2: neutral(0.81, 0.8),
      ink3: neutral(0.715, 0.9),
      onInk: neutral(0.19),
    }
  return {
    canvas: neutral(0.982, 0.55),
    surface: white,
    raised: white,
    sunken: neutral(0.962, 0.75),
    hover: neutral(0.956, 0.9),
    pill: white,
    line: neutral(0.915, 0.9),
    lineStrong: neutral(0.845),
    ink: neutral(0.225, 1.3),
    ink2: neutral(0.43, 1.3),
    ink3: neutral(0.535, 1.2),
    onInk: white,
  }
}

/** Input borders: they must be more visible than lines. */
export function fieldColor({ chroma, hue, isDark }: Source, surface: string): string {
  if (isDark) return adjustLightness(0.5, 'lighter', neutralChroma(chroma), hue, isVisibleOn(surface))
  return adjustLightness(0.7, 'darker', neutralChroma(chroma), hue + (isWarmHue(hue) ? 34 : 0), isVisibleOn(surface))
}
