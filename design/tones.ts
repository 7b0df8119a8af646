import { adjustLightness, isLegibleOn, isLegibleWithWhite, type Source } from './legibility.ts'
import { oklch, toOklch } from './oklch.ts'

/** A colour with a meaning: a solid fill, its soft background, also hovered, and text that is legible on both. */
export type Tone = { solid: string; soft: string; softHover: string; text: string }

export const semanticTones = ['success', 'warning', 'danger', 'info'] as const
export type SemanticTone = (typeof semanticTones)[number]

export function accentTone({ chroma, hue, isDark }: Source): Tone {
  const soft = isDark
    ? oklch(0.29, Math.min(chroma * 0.4, 0.06), hue)
    : oklch(0.957, Math.min(chroma * 0.26, 0.032), hue)
  const softHover = hovered(soft, isDark)
  return {
    soft,
    softHover,
    solid: isDark ? oklch(0.7, chroma, hue) : adjustLightness(0.58, 'darker', chroma, hue, isLegibleWithWhite),
    text: isDark
      ? adjustLightness(0.78, 'lighter', chroma * 0.8, hue, isLegibleOn(soft, softHover))
      : adjustLightness(0.52, 'darker', chroma, hue, isLegibleOn(soft, softHover)),
  }
}

/** A soft background under the pointer: a little further from the page. */
function hovered(soft: string, isDark: boolean): string {
  const { lightness, chroma, hue } = toOklch(soft)
  return oklch(lightness + (isDark ? 0.035 : -0.022), chroma * 1.25, hue)
}

/** Their meaning is the same in every community, so they do not depend on the brand. */
const semanticSources: Record<SemanticTone, { hue: number; chroma: number }> = {
  success: { hue: 155, chroma: 0.12 },
  warning: { hue: 70, chroma: 0.125 },
  danger: { hue: 20, chroma: 0.17 },
  info: { hue: 250, chroma: 0.13 },
}

export function semanticTone(tone: SemanticTone, isDark: boolean): Tone {
  const { hue, chroma } = semanticSources[tone]
  const soft = isDark ? oklch(0.29, chroma * 0.42, hue) : oklch(0.957, chroma * 0.24, hue)
  const softHover = hovered(soft, isDark)
  return {
    soft,
    softHover,
    solid: oklch(isDark ? 0.62 : 0.56, chroma, hue),
    text: isDark
      ? adjustLightness(0.76, 'lighter', chroma * 0.8, hue, isLegibleOn(soft, softHover))
      : adjustLightness(0.52, 'darker', chroma, hue, isLegibleOn(soft, softHover)),
  }
}
