/** All heads share brow and ears, so that hair and glasses fit; they differ in cheek and chin. */
const headShapes = {
  oval: 'c0 7-.7 11.5-3.5 16.5-3 5.3-8.5 9.5-14 9.5s-11-4.2-14-9.5c-2.8-5-3.5-9.5-3.5-16.5z',
  round: 'c0 8-.5 12.7-2.9 17-2.9 5.2-8.6 8.7-14.6 8.7s-11.7-3.5-14.6-8.7c-2.4-4.3-2.9-9-2.9-17z',
  square: 'c0 8.5-.4 13-2.3 17.2-2.6 5.5-9.2 9-15.2 9s-12.6-3.5-15.2-9c-1.9-4.2-2.3-8.7-2.3-17.2z',
  narrow: 'c0 7-1 11.8-4 16.8-3.2 5.5-8.7 10.2-13.5 10.2s-10.3-4.7-13.5-10.2c-3-5-4-9.8-4-16.8z',
} as const

export type HeadShape = keyof typeof headShapes

export const headPath = (shape: HeadShape) => `M32.5 41c0-13 7-20.5 17.5-20.5S67.5 28 67.5 41${headShapes[shape]}`

const line = (data: string, color: string, width: number) =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`

export const browShapes = {
  soft: 'M39 39.8q3.5-2 7-.4M54 39.4q3.5-1.6 7 .4',
  straight: 'M39 39.2q3.5-.9 7 .1M54 39.3q3.5-1 7-.1',
  arched: 'M38.8 40.3q3-3.2 7.2-1.4M54 38.9q4.2-1.8 7.2 1.4',
} as const

export type Brows = keyof typeof browShapes

const pupils =
  '<g fill="#2a1d18"><ellipse cx="42.8" cy="44.6" rx="1.65" ry="1.95"/><ellipse cx="57.2" cy="44.6" rx="1.65" ry="1.95"/></g>'

export const eyeShapes = {
  open: pupils,
  lashes: pupils + line('M39.9 43.6l1.3-.7M60.1 43.6l-1.3-.7', '#2a1d18', 1),
  smiling: line('M40.2 45.3q2.6-2.9 5.2 0M54.6 45.3q2.6-2.9 5.2 0', '#2a1d18', 1.6),
  lidded: pupils + line('M40 43q2.7-1.7 5.5-.2M54.5 42.8q2.8-1.5 5.5.2', '#2a1d18', 0.9),
} as const

export type Eyes = keyof typeof eyeShapes

export const noseShapes = {
  small: 'M50 46.5c-.4 2.2-1.3 3.5-1.1 4.5.2.8 1.4.9 2.2.7',
  straight: 'M50 45.5c-.6 2.8-1.7 4.4-1.5 5.6.2.9 1.6 1.1 2.6.8',
  broad: 'M47.3 50.3c-.2 1.6 1.5 2 2.7 2s2.9-.4 2.7-2',
} as const

export type Nose = keyof typeof noseShapes

export const mouthShapes = {
  smile: (lips: string) => line('M44.5 57q5.5 4 11 0', lips, 1.8),
  gentle: (lips: string) => line('M45.3 57.5q4.7 2.4 9.4 0', lips, 1.8),
  side: (lips: string) => line('M45 57.6q6 2.8 10.5-1', lips, 1.8),
  grin: (lips: string) =>
    `<path d="M43.8 55.8q6.2 1.4 12.4 0-1 5-6.2 5t-6.2-5z" fill="#fff" stroke="${lips}" stroke-width=".9" stroke-linejoin="round"/>`,
} as const

export type Mouth = keyof typeof mouthShapes

/** Area of the head that a beard covers, clipped by the outline of the head. */
const beardAreas = {
  full: 'M28 45h4.6c1.2 3.4 2.8 6.3 5 8.3 3.8-.9 8-1.2 12.4-1.2s8.6.3 12.4 1.2c2.2-2 3.8-4.9 5-8.3H72v30H28z',
  chin: 'M28 50h4.2c1.5 4.5 4.3 8.5 8.3 9.3 3 .7 6.5 2.2 9.5 2.2s6.5-1.5 9.5-2.2c4-.8 6.8-4.8 8.3-9.3H72v25H28z',
} as const

export type Beard = 'none' | 'stubble' | 'full' | 'goatee' | 'chin' | 'moustache'

const moustache = 'M50 53.6c-2-1.5-5.6-1.3-7.8 1.9 2.6 1 5.4.7 7.8-.4 2.4 1.1 5.2 1.4 7.8.4-2.2-3.2-5.8-3.4-7.8-1.9z'

const tuft = 'M46.2 61.8c2.4 1 5.2 1 7.6 0 1.3 2.6.2 6.4-3.8 6.7-4-.3-5.1-4.1-3.8-6.7z'

export function beardSvg(beard: Beard, color: string, shape: HeadShape, id: string): string {
  if (beard === 'none') return ''
  if (beard === 'goatee') return `<path d="${moustache}${tuft}" fill="${color}"/>`
  if (beard === 'moustache') return `<path d="${moustache}" fill="${color}"/>`
  const area = beard === 'stubble' ? beardAreas.full : beardAreas[beard]
  const look = beard === 'stubble' ? 'opacity=".34"' : `opacity=".96" stroke="${color}" stroke-width="2.2"`
  return (
    `<clipPath id="${id}"><path d="${area}"/></clipPath>` +
    `<path d="${headPath(shape)}" fill="${color}" ${look} clip-path="url(#${id})"/>`
  )
}

const bridge = 'M48.1 44.5q1.9-1.2 3.8 0M36.9 44l-3.8-1M63.1 44l3.8-1'

export const glassesShapes = {
  none: '',
  round: `<g fill="#fff" fill-opacity=".18" stroke="#2d2724" stroke-width="1.4"><circle cx="42.5" cy="45" r="5.6"/><circle cx="57.5" cy="45" r="5.6"/><path d="${bridge}" fill="none"/></g>`,
  square: `<g fill="#fff" fill-opacity=".18" stroke="#2d2724" stroke-width="1.5"><rect x="36.7" y="40.4" width="11.6" height="9" rx="2.4"/><rect x="51.7" y="40.4" width="11.6" height="9" rx="2.4"/><path d="M48.3 44q1.7-1 3.4 0M36.7 43.4l-3.6-.8M63.3 43.4l3.6-.8" fill="none"/></g>`,
  thin: `<g fill="#fff" fill-opacity=".14" stroke="#a88442" stroke-width="1"><ellipse cx="42.4" cy="45" rx="5.9" ry="5.3"/><ellipse cx="57.6" cy="45" rx="5.9" ry="5.3"/><path d="${bridge}" fill="none"/></g>`,
} as const

export type Glasses = keyof typeof glassesShapes

export const earrings = {
  none: '',
  studs: '<g fill="#e7b34a"><circle cx="32.3" cy="52" r="1.5"/><circle cx="67.7" cy="52" r="1.5"/></g>',
  pearls:
    '<g fill="#fbf6ee" stroke="#d8cbb8" stroke-width=".4"><circle cx="32.3" cy="52.3" r="1.8"/><circle cx="67.7" cy="52.3" r="1.8"/></g>',
  hoops:
    '<g fill="none" stroke="#d9a63c" stroke-width="1.1"><circle cx="31.8" cy="54.3" r="3"/><circle cx="68.2" cy="54.3" r="3"/></g>',
} as const

export type Earrings = keyof typeof earrings

export const freckles = (shade: string) =>
  `<g fill="${shade}">${[
    [37.8, 49.6],
    [40.2, 51],
    [42.3, 49.4],
    [57.7, 49.4],
    [59.8, 51],
    [62.2, 49.6],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".65"/>`)
    .join('')}</g>`

/** A few soft lines by the eyes and the mouth. */
export const ageLines = (shade: string) =>
  line(
    'M37.2 47.5l-1.6.9M62.8 47.5l1.6.9M42 53.5q-1.5 1.6-1.3 3.4M58 53.5q1.5 1.6 1.3 3.4M45 33.2q5-1 10 0',
    shade,
    0.9,
  )
