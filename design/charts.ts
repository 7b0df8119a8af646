import { adjustLightness, isVisibleOn, type Source } from './legibility.ts'
import { hueDistance, oklch } from './oklch.ts'

/** The last hue is used only when brand and accent together exclude four of the others. */
const chartHues = [
  { hue: 78, chroma: 0.13 },
  { hue: 255, chroma: 0.12 },
  { hue: 165, chroma: 0.1 },
  { hue: 310, chroma: 0.12 },
  { hue: 12, chroma: 0.14 },
  { hue: 215, chroma: 0.1 },
  { hue: 130, chroma: 0.11 },
  { hue: 45, chroma: 0.13 },
]

/** The brand, the accent, then four hues that differ from both. */
export function chartColors(brand: Source, accent: Source, surface: string): string[] {
  const others = chartHues.filter(({ hue }) => hueDistance(hue, brand.hue) > 30 && hueDistance(hue, accent.hue) > 30)
  const series = [
    { hue: brand.hue, chroma: Math.min(brand.chroma, 0.16) },
    { hue: accent.hue, chroma: Math.min(accent.chroma, 0.13) },
    ...others.slice(0, 4),
  ]
  return series.map(({ hue, chroma }, index) => {
    const isOdd = index % 2 === 1
    if (brand.isDark) return oklch(isOdd ? 0.76 : 0.7, chroma, hue)
    return adjustLightness(isOdd ? 0.66 : 0.6, 'darker', chroma, hue, isVisibleOn(surface))
  })
}
