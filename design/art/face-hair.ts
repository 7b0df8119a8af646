/** Hair is drawn behind the shoulders and over the forehead; the head spans x 32.5 to 67.5, y 20.5 to 67. */
type Hair = { back?: string; front: string }

const path = (data: string, attributes = '') => `<path d="${data}"${attributes}/>`

const circles = (places: [x: number, y: number, radius: number][]) =>
  places.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')

const longBack = path('M50 17C31 17 27 32 28 48c.6 12-2 20-5 27 14 6 40 6 54 0-3-7-5.6-15-5-27 1-16-3-31-22-31z')
const wavyBack = path(
  'M50 16.5C32 16.5 26 30 27 44c.3 4-3 6-3.5 10-.5 4 2 5.5 1 9.5-.8 3.5-3.5 5-3.5 9 0 3.5 3 5 4.5 7h49c1.5-2 4.5-3.5 4.5-7 0-4-2.7-5.5-3.5-9-1-4 1.5-5.5 1-9.5-.5-4-3.8-6-3.5-10 1-14-5-27.5-23-27.5z',
)
const bobBack = path('M50 17C31 17 27.5 31 28 46c.3 8-.5 13-2 17 5 4 43 4 48 0-1.5-4-2.3-9-2-17 .5-15-3-29-22-29z')
const curlsBack = circles([
  [27, 44, 9],
  [27, 55, 9],
  [73, 44, 9],
  [73, 55, 9],
  [31, 64, 8],
  [69, 64, 8],
  [50, 24, 16],
])

const sidePart = path('M50 18c-14 0-19.5 9-19.5 25 2-7 6-12 12-15 7 4 18 6.5 25 6 1.3 3 1.8 6 2 9C69.5 27 64 18 50 18z')
const middlePart = path(
  'M50 17.5C36 17.5 29.5 27 30.2 46c1.4-8.5 4.3-13 9.3-17 4-3 8-5 10.5-8.5 2.5 3.5 6.5 5.5 10.5 8.5 5 4 7.9 8.5 9.3 17C70.5 27 64 17.5 50 17.5z',
)
const bangs = path(
  'M30.5 46C28.5 26 37 17.5 50 17.5S71.5 26 69.5 46c-1-4-2-7-3-9.5-10 2.5-23 2.5-33 0-1 2.5-2 5.5-3 9.5z',
)
const sweptBack = path('M31 44c-2-17 6-25.5 19-25.5S71 27 69 44c-2-8-6-14-12-17-8 4-16 6-22 6.5-2 3-3 6-4 10.5z')
const wave = path(
  'M31 44c-3-18 5-27 19-27 15 0 22 9 19 27-1-4-2.5-7-4-9-3 1-5-.5-6.5-3-3 3-7 3.5-10 1-3 3-7.5 3.5-10.5 1.5-3 2-5.5 5-7 9.5z',
)
const curls = circles([
  [33, 33, 7.5],
  [38, 25, 8],
  [46, 20.5, 8],
  [55, 20.5, 8],
  [62.5, 25.5, 8],
  [67, 33, 7.5],
  [50, 26, 8],
  [30.8, 40.5, 4.5],
  [69.2, 40.5, 4.5],
])
const sides = path(
  'M31 47c-1.8-7-1.3-13.5 2.3-18.5.9 3.5.7 7-.3 10.5-.8 2.7-1.5 5-2 8zM69 47c1.8-7 1.3-13.5-2.3-18.5-.9 3.5-.7 7 .3 10.5.8 2.7 1.5 5 2 8z',
)

export const hairStyles = {
  short: {
    front: path(
      'M31.5 43C29 25 38 18.5 50 18.5S71.5 25 68.5 43c-1.5-5-2.5-8.5-5-11.5-8 1.5-19 1-26 0-3 3-4.5 6.5-6 11.5z',
    ),
  },
  parted: {
    front: path(
      'M31 44C28 24 38 17 51 17.5c13 .5 20 9 18 26.5-1.5-6-3-10-6-13-7 .5-14-1.5-18-5-2 4-6 7-10 8.5-2 2.5-3 5.5-4 9.5z',
    ),
  },
  quiff: {
    front: path(
      'M31.5 43c-3-13 0-21 7-23.5 4-5 22-6.5 27 .5 5 3 6 11 3 23-1-5-2.5-8-4.5-11-8-5-17-5-25-3.5-3.5 3.5-6 8-7.5 14.5z',
    ),
  },
  buzz: {
    front: path(
      'M32 41c-1-15 6-21.5 18-21.5S69 26 68 41c-1-4-2-7-4-9.5-8-2.5-20-2.5-28 0-2 2.5-3 5.5-4 9.5z',
      ' opacity=".82"',
    ),
  },
  crop: {
    front: path(
      'M31.3 44C28.5 25 37.5 17.5 50 17.5S71.5 25 68.7 44c-1-4-1.8-6.5-3-8.8l-3.5-2.7-3.7 2.2-4-2.4-4 2.6-4.2-2.6-4 2.4-3.5-2.2-3.8 2.7c-1.2 2.3-2.4 4.8-3.7 8.8z',
    ),
  },
  sideSwept: {
    front: path(
      'M31 45c-3.5-16 2-27 17-27.8C61 16.5 70 21 70.5 31c.2 5-.5 9-1.7 13-.8-4.5-2-8-4.3-11-4.5-3-9-4.5-14.5-4-6 .6-11 2.5-14.5 6-2 2.5-3.5 6-4.5 10z',
    ),
  },
  receding: {
    front: path(
      'M31.3 46c-2-16 4.5-28 18.7-28s20.7 12 18.7 28c-.8-5-1.5-8-2.7-10.5.5-6-2.5-10.5-6.5-12-2.5 2-6 3-9.5 3s-7-1-9.5-3c-4 1.5-7 6-6.5 12-1.2 2.5-1.9 5.5-2.7 10.5z',
    ),
  },
  bald: { front: sides },
  shaved: { front: '' },
  wave: { front: wave },
  curly: { front: curls },
  afro: {
    back: circles([
      [50, 30, 24],
      [31, 37, 8],
      [69, 37, 8],
    ]),
    front: path('M31.5 43c-3-15 3-25 18.5-25S71.5 28 68.5 43c-1.2-5-3-8.5-5.5-11-8-4-18-4-26 0-2.5 2.5-4.3 6-5.5 11z'),
  },
  long: { back: longBack, front: sidePart },
  longMiddle: { back: longBack, front: middlePart },
  longWavy: { back: wavyBack, front: sidePart },
  wavyMiddle: { back: wavyBack, front: middlePart },
  fringe: { back: longBack, front: bangs },
  bob: { back: bobBack, front: sidePart },
  bobWave: { back: bobBack, front: wave },
  bobFringe: { back: bobBack, front: bangs },
  pixie: {
    front: path(
      'M30.8 47C27.5 26 37 16.8 50.5 16.8S72.8 26 69.2 47c-.8-5-2-9-4.2-12.3-8.5 1-17.5-1-24-6.2-1.2 4.7-4.3 8-7.5 10-1 2.7-1.9 5.5-2.7 8.5z',
    ),
  },
  bun: { front: `<circle cx="50" cy="14" r="8.5"/>${sweptBack}` },
  lowBun: {
    back: `<circle cx="65.5" cy="62" r="9"/>${path('M42 32h26l.8 3c.6 7 .6 14 0 22-4 8-12 9-17.8 9z')}`,
    front: sidePart,
  },
  ponytail: {
    back: path('M60 18.5c10-2.5 19 3 20 15 .9 11-1.5 17-.5 25 .4 4-.5 8-3 11.5-3.5-4.5-7-10-6.5-19 .4-8 .5-14-2.5-20z'),
    front: sweptBack,
  },
  braid: {
    back: bobBack,
    front: middlePart,
  },
  curlyBig: { back: curlsBack, front: curls },
} satisfies Record<string, Hair>

export type HairStyle = keyof typeof hairStyles | 'hijab'

/** The part in front of the shoulder, over the clothes. */
export const braidOver = [
  [70, 62, 5.6, 5],
  [71.5, 69, 5.4, 4.8],
  [72.5, 76, 5, 4.6],
  [73, 82.5, 4.4, 4.2],
  [73.2, 88, 3.2, 4],
]
  .map(
    ([x, y, rx, ry]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" stroke="#000" stroke-opacity=".14" stroke-width=".8"/>`,
  )
  .join('')

export const hijab: Required<Hair> = {
  back: path('M28 45c-2 20-7 28-12 40h68c-5-12-10-20-12-40z'),
  front: path(
    'M50 15c-16 0-23 12-22 30 .6 13 6 22 22 25 16-3 21.4-12 22-25 1-18-6-30-22-30zm0 10c10 0 15.5 7 15.5 19S60 65 50 65 34.5 56 34.5 44 40 25 50 25z',
    ' fill-rule="evenodd"',
  ),
}

export const hairOf = (style: HairStyle): Hair => (style === 'hijab' ? hijab : hairStyles[style])
