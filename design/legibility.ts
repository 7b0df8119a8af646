import { contrast, oklch } from './oklch.ts'

/** Inputs of a theme colour. */
export type Source = { lightness: number; chroma: number; hue: number; isDark: boolean }

export const white = '#ffffff'
const black = '#000000'

/** Slightly above the required 4.5, because text is also used on neighbouring tints. */
const textContrast = 4.6
const fillContrast = 4.5
const graphicContrast = 3.05

/** Light warm hues look pink, so their tints are shifted towards yellow. */
export const isWarmHue = (hue: number) => hue > 15 && hue < 75

/** Steps through the lightness until the colour passes; black or white if none does. */
export function adjustLightness(
  from: number,
  direction: 'darker' | 'lighter',
  chroma: number,
  hue: number,
  fits: (color: string) => boolean,
): string {
  const step = direction === 'darker' ? -0.008 : 0.008
  for (let lightness = Math.min(from, 0.985); lightness > 0.08 && lightness < 0.99; lightness += step) {
    const color = oklch(lightness, chroma, hue)
    if (fits(color)) return color
  }
  return direction === 'darker' ? black : white
}

export const isLegibleOn =
  (...backgrounds: string[]) =>
  (color: string) =>
    backgrounds.every(background => contrast(color, background) >= textContrast)

export const isVisibleOn = (background: string) => (color: string) => contrast(color, background) >= graphicContrast

export const isLegibleWithWhite = (color: string) => contrast(color, white) >= fillContrast
