import { adjustLightness, isLegibleOn, isLegibleWithWhite, isWarmHue, type Source, white } from './legibility.ts'
import type { Neutrals } from './neutrals.ts'
import { contrast, oklch, toOklch } from './oklch.ts'

export type Brand = Record<
  'brand' | 'brandHover' | 'onBrand' | 'brandText' | 'brandSoft' | 'brandSoftHover' | 'brandLine',
  string
>

/** Below this contrast a button is not visible on its card. */
const visibleFillContrast = 1.2
/** From this lightness on, a brand keeps its colour and gets dark text. */
const brightLightness = 0.72

/** Filled button: the brand's own colour if white or dark text is legible on it. */
function brandFill(brand: string, { lightness, chroma, hue, isDark }: Source, surface: string) {
  if (lightness > brightLightness) {
    const isSeen = (color: string) => contrast(color, surface) >= visibleFillContrast
    const fill = isSeen(brand) ? brand : adjustLightness(lightness, 'darker', chroma, hue, isSeen)
    return { fill, ink: oklch(isDark ? 0.2 : 0.22, Math.min(chroma, 0.05), hue) }
  }
  if (isDark) return { fill: adjustLightness(0.64, 'darker', chroma, hue, isLegibleWithWhite), ink: white }
  return {
    fill: isLegibleWithWhite(brand) ? brand : adjustLightness(lightness, 'darker', chroma, hue, isLegibleWithWhite),
    ink: white,
  }
}

/** Hover colour: moves away from the text colour, so that contrast never decreases. */
function hovered(fill: string, ink: string): string {
  const { lightness, chroma, hue } = toOklch(fill)
  return oklch(lightness * 0.92 + (ink === white ? 0 : 0.08), chroma * 0.92, hue)
}

export function brandColors(brand: string, source: Source, { surface, sunken, hover }: Neutrals): Brand {
  const { chroma, hue, isDark } = source
  const { fill, ink } = brandFill(brand, source, surface)
  const tintHue = hue + (isWarmHue(hue) ? 22 : 0)
  const soft = isDark
    ? oklch(0.292, Math.min(chroma * 0.3, 0.045), hue)
    : oklch(0.962, Math.min(chroma * 0.2, 0.024), tintHue)
  const softHover = isDark
    ? oklch(0.332, Math.min(chroma * 0.34, 0.052), hue)
    : oklch(0.936, Math.min(chroma * 0.27, 0.036), tintHue)
  return {
    brand: fill,
    brandHover: hovered(fill, ink),
    onBrand: ink,
    brandSoft: soft,
    brandSoftHover: softHover,
    brandLine: isDark
      ? oklch(0.385, Math.min(chroma * 0.4, 0.06), hue)
      : oklch(0.9, Math.min(chroma * 0.36, 0.05), tintHue),
    brandText: isDark
      ? adjustLightness(0.76, 'lighter', chroma * 0.8, hue, isLegibleOn(soft, softHover, surface, hover))
      : adjustLightness(0.56, 'darker', chroma, hue, isLegibleOn(soft, softHover, sunken)),
  }
}

/** Small controls (checkbox, switch, dot) must be visible: for a bright brand, its text colour replaces its fill. */
export function smallControls({ brand, onBrand, brandText }: Brand, { surface, sunken }: Neutrals) {
  if (contrast(brand, surface) >= 3 && contrast(brand, sunken) >= 2.7) return { mark: brand, onMark: onBrand }
  return { mark: brandText, onMark: isLegibleWithWhite(brandText) ? white : onBrand }
}
