type Cloth = (color: string, skin: string) => string

const path = (data: string, fill: string, attributes = '') => `<path d="${data}" fill="${fill}"${attributes}/>`

const shade = (data: string) => path(data, '#000', ' opacity=".16"')

const torso = (color: string) => path('M12 112c0-26 9-36 27-40 4 6 18 6 22 0 18 4 27 14 27 40z', color)

const whiteShirt = path('M40 71.5L50 96l10-24.5-3 0c-3 3-11 3-14 0z', '#fff')

const lapels = (color: string) =>
  path('M39 72l11 26 11-26 5 2-9 38H43l-9-38z', color) +
  shade('M38.5 72l-6 3 8 10-3 3 10 16zM61.5 72l6 3-8 10 3 3-10 16z')

const hood = 'M36 71c-3 7 4 14 14 14s17-7 14-14h-3c-2 5-20 5-22 0z'

const neckline = (data: string, skin: string) => path(data, skin)

export const clothes = {
  crew: color => torso(color) + shade('M38.5 71.8c4 6.8 19 6.8 23 0l1.8.5c-3.6 8.4-23 8.4-26.6 0z'),
  shirt: color => torso(color) + path('M40 71l10 11-7 7-8-13zM60 71L50 82l7 7 8-13z', '#fff'),
  blazer: color => torso(color) + whiteShirt + lapels(color),
  tie: color =>
    torso(color) + whiteShirt + path('M47.6 77h4.8l-.9 3.5 2.5 12-4 5-4-5 2.5-12z', '#7d2f2a') + lapels(color),
  turtleneck: color =>
    torso(color) + path('M41 64c4 4 14 4 18 0l2 9c-4 6-18 6-22 0z', color, ' stroke="#000" stroke-opacity=".1"'),
  hoodie: color =>
    torso(color) +
    path(hood, color) +
    shade(hood) +
    '<path d="M46 84v9M54 84v9" stroke="#fff" stroke-opacity=".75" stroke-width="1.4" stroke-linecap="round"/>',
  vneck: (color, skin) => torso(color) + neckline('M41.5 71.3L50 86l8.5-14.7c-3 3.2-14 3.2-17 0z', skin),
  scoop: (color, skin) => torso(color) + neckline('M39.5 71.7c1 11 20 11 21 0-4 5-17 5-21 0z', skin),
  striped: color =>
    torso(color) +
    '<g stroke="#fff" stroke-opacity=".55" stroke-width="1.9" fill="none"><path d="M25 79q25 6.5 50 0M20.5 84q29.5 6.5 59 0M17.5 89q32.5 6.5 65 0"/></g>',
  sweaterCollar: color =>
    torso(color) + path('M40.5 71l9.5 7.5-5 5-7.5-10.5zM59.5 71L50 78.5l5 5 7.5-10.5z', '#f4f1ea'),
  cardigan: (color, skin) =>
    torso('#f1ece2') +
    neckline('M39.8 71.7c1 8.5 19.4 8.5 20.4 0-4 4.5-16.4 4.5-20.4 0z', skin) +
    path('M12 112c0-26 9-36 27-40l3.5 14L44 112zM88 112c0-26-9-36-27-40l-3.5 14L56 112z', color),
} satisfies Record<string, Cloth>

export type Clothes = keyof typeof clothes
