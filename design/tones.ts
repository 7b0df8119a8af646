import { adjustLightness, isLegibleOn, isLegibleWithWhite, type Source } from './legibility.ts'
import { oklch } from './oklch.ts'

/** A colour with a meaning: a solid fill, its soft background, and text that is legible on that background. */
export type Tone = { solid: string; soft: string; text: string }

export const semanticTones = ['success', 'warning', 'danger', 'info'] as const
export type SemanticTone = (typeof semanticTones)[number]

export function accentTone({ chroma, hue, isDark }: Source): Tone {
  const soft = isDark
    ? oklch(0.29, Math.min(chroma * 0.4, 0.06), hue)
    : oklch(0.957, Math.min(chroma * 0.26, 0.032), hue)
  return {
    soft,
    solid: isDark ? oklch(0.7, chroma, hue) : adjustLightness(0.58, 'darker', chroma, hue, isLegibleWithWhite),
    text: isDark
      ? adjustLightness(0.78, 'lighter', chroma * 0.8, hue, isLegibleOn(soft))
      : adjustLightness(0.52, 'darker', chroma, hue, isLegibleOn(soft)),
  }
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
  return {
    soft,
    solid: oklch(isDark ? 0.62 : 0.56, chroma, hue),
    text: isDark
      ? adjustLightness(0.76, 'lighter', chroma * 0.8, hue, isLegibleOn(soft))
      : adjustLightness(0.52, 'darker', chroma, hue, isLegibleOn(soft)),
  }
}
