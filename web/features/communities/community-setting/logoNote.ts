import { contrast } from '#design/oklch.ts'

/** What is wrong with a logo: nothing can be told apart in it, or it hardly differs from a light or a dark page. */
export type LogoNote = 'flat' | 'light' | 'dark'

const side = 32
const leastContrast = 1.5
const pages = { light: '#ffffff', dark: '#171310' } as const

const hex = (parts: number[]): string =>
  `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Of the pixels of a picture, four numbers each. */
export function logoNote(pixels: ArrayLike<number>): LogoNote | null {
  const solid: number[][] = []
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) > 127) solid.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
  const isFilled = solid.length >= (pixels.length / 4) * 0.98
  const byLight = solid.map(hex).sort((one, other) => contrast('#000000', one) - contrast('#000000', other))
  const [darkest, lightest] = [0.02, 0.98].map(share => byLight[Math.floor((byLight.length - 1) * share)])
  if (!darkest || !lightest) return 'flat'
  if (isFilled) return contrast(darkest, lightest) < leastContrast ? 'flat' : null
  const isHidden = (page: string) => [darkest, lightest].every(colour => contrast(colour, page) < leastContrast)
  if (isHidden(pages.light)) return 'light'
  return isHidden(pages.dark) ? 'dark' : null
}

/** Null also where the browser does not let the picture be read. */
export function readLogoNote(picture: HTMLImageElement): LogoNote | null {
  try {
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(picture, 0, 0, side, side)
    const pixels = drawing?.getImageData(0, 0, side, side).data
    return pixels ? logoNote(pixels) : null
  } catch {
    return null
  }
}
