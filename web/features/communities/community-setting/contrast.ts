import { contrast, parseHex } from '#design/oklch.ts'
import { palette } from '#design/palette.ts'

export type ContrastNote =
  | { kind: 'white' | 'dark'; ratio: string }
  /** The colour of the buttons that is used instead. */
  | { kind: 'adjusted'; colour: string }

/** How text reads on the main colour, and what is used where it does not. */
export function contrastNote(brandColor: string, accentColor: string): ContrastNote {
  const { brand, onBrand } = palette(brandColor, accentColor, false)
  if (brand.toLowerCase() !== parseHex(brandColor).toLowerCase()) return { kind: 'adjusted', colour: brand }
  const ratio = contrast(brand, onBrand).toFixed(1)
  return { kind: onBrand === '#ffffff' ? 'white' : 'dark', ratio }
}
