import { escapeXml, paint, svg } from './svg.ts'

type Draw = (color: string, letter: string) => string

const stroke = (path: string, color: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`

const fill = (path: string, color: string) => `<path d="${path}" fill="${color}" fill-rule="evenodd"/>`

const circle = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`

const bowl: Draw = color =>
  stroke('M28.2 8.6c-4.3-3-9.3-.3-8 3.6 1.2 3.7 8.1 3.4 7.6 7.7-.4 3.4-5 4.4-8.4 2.3', color, 3.4) +
  fill('M9.8 26.8h28.4c.9 0 1.6.8 1.5 1.7C38.9 35.3 32.4 40 24 40S9.1 35.3 8.3 28.5c-.1-.9.6-1.7 1.5-1.7z', color) +
  stroke('M17.5 43h13', color, 2.6)

const bridge: Draw = color =>
  stroke('M9 31c3-11 9-16 15-16s12 5 15 16', color, 3.6) +
  stroke('M17 31c1.5-5 4-7.5 7-7.5s5.5 2.5 7 7.5', color, 3.6) +
  stroke('M8 36h32', color, 3)

const tag: Draw = color =>
  fill(
    'M24 9l13 13a3 3 0 0 1 0 4.2L26 37.3a3 3 0 0 1-4.2 0L10.5 26V12a3 3 0 0 1 3-3zM17.5 13.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z',
    color,
  )

const people: Draw = color =>
  `<rect x="10" y="11" width="28" height="6.5" rx="3.25" fill="${color}"/>` +
  `<rect x="20.7" y="21" width="6.6" height="17" rx="3.3" fill="${color}"/>` +
  circle(13.5, 25, 3.5, color) +
  circle(34.5, 25, 3.5, color)

const letters: Draw = color =>
  `<circle cx="30" cy="28" r="7.5" fill="none" stroke="${color}" stroke-width="4.6"/>` +
  stroke('M16 19v12c0 4-2 6-5.5 6', color, 4.6) +
  circle(16, 12, 2.9, color)

const arch: Draw = color =>
  stroke('M11 38V22a13 13 0 0 1 26 0v16', color, 3.2) +
  stroke('M18 38V23a6 6 0 0 1 12 0v15', color, 3.2) +
  stroke('M8 38.5h32', color, 3.2)

const twoCircles = (color: string) =>
  `<circle cx="18.5" cy="24" r="9" fill="none" stroke="${color}" stroke-width="3.6"/>` +
  `<circle cx="29.5" cy="24" r="9" fill="none" stroke="${color}" stroke-width="3.6"/>`

const font = "'Onest Variable', Onest, system-ui, 'Segoe UI', sans-serif"

const initial: Draw = (color, letter) => {
  const [first] = new Intl.Segmenter().segment(letter.trim().toUpperCase())
  if (!first) return twoCircles(color)
  const text = escapeXml(first.segment)
  return `<text x="24" y="33.5" text-anchor="middle" font-family="${escapeXml(font)}" font-size="27" font-weight="650" fill="${color}">${text}</text>`
}

/** Logo marks for the tile of a community, each on a 48 x 48 grid. */
export const marks = { bowl, bridge, tag, people, letters, arch, initial } satisfies Record<string, Draw>

export type MarkName = keyof typeof marks

type MarkInput = {
  mark: MarkName
  background: string
  foreground: string
  /** `initial` shows its first letter; usually the name of the community. */
  letter?: string
  /** For launchers that crop a full square to their own shape: the mark is smaller. */
  maskable?: boolean
}

/** Tile of a community: app icon, favicon and avatar. */
export function markSvg({ mark, background, foreground, letter = '', maskable = false }: MarkInput): string {
  if (!Object.hasOwn(marks, mark)) throw new Error(`Not a mark: ${JSON.stringify(mark)}`)
  const drawing = marks[mark](paint(foreground), letter)
  const corner = maskable ? '' : ' rx="14"'
  const content = maskable ? `<g transform="translate(8.16 8.16) scale(.66)">${drawing}</g>` : drawing
  return svg(48, 48, `<rect width="48" height="48"${corner} fill="${paint(background)}"/>${content}`)
}
