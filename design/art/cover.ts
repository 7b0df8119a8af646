import {
  arches,
  type CoverColors,
  type CoverSheet,
  grid,
  meet,
  rings,
  steam,
  table,
  voice,
  walk,
} from './cover-scenes.ts'
import { createRandom } from './random.ts'
import { gradient, idFor, svg } from './svg.ts'

const scenes = { table, meet, steam, arches, walk, voice, grid, rings } satisfies Record<
  string,
  (sheet: CoverSheet) => string
>

export type CoverKind = keyof typeof scenes

export const coverKinds = Object.keys(scenes) as CoverKind[]

export const coverPalettes = {
  copper: { deep: '#8f3a12', mid: '#d9772f', light: '#f6c58b', pale: '#fff3e2' },
  tea: { deep: '#123f38', mid: '#2c7567', light: '#8cc5a8', pale: '#f2efd9' },
  night: { deep: '#15172f', mid: '#3a3f86', light: '#e08a4a', pale: '#f9dcb4' },
  blue: { deep: '#0b2a86', mid: '#2460e8', light: '#7fb8ff', pale: '#eaf3ff' },
  plum: { deep: '#471236', mid: '#9c2f62', light: '#f09a9a', pale: '#ffe8dc' },
  lemon: { deep: '#7a4d00', mid: '#eda815', light: '#ffd978', pale: '#fff8e1' },
  sky: { deep: '#114a68', mid: '#2e8fb5', light: '#a7d9e6', pale: '#fdf3e1' },
  violet: { deep: '#2b1370', mid: '#6a35e0', light: '#c39bff', pale: '#ffe9f2' },
  green: { deep: '#063f2b', mid: '#0b8457', light: '#7fd0a6', pale: '#eefbe8' },
  rose: { deep: '#7a2330', mid: '#d9596a', light: '#f7b9a8', pale: '#fff1ea' },
} satisfies Record<string, CoverColors>

export type CoverPalette = keyof typeof coverPalettes

export type CoverInput = { kind: CoverKind; palette: CoverPalette; seed: string; width: number; height: number }

/** A generated cover: a tea table, hills, sound bars; deterministic for a seed. */
export function coverSvg({ kind, palette, seed, width, height }: CoverInput): string {
  if (!Object.hasOwn(scenes, kind)) throw new Error(`Not a kind of cover: ${JSON.stringify(kind)}`)
  if (!Object.hasOwn(coverPalettes, palette)) throw new Error(`Not a palette of covers: ${JSON.stringify(palette)}`)
  if (!(width > 0 && height > 0 && width + height < Number.POSITIVE_INFINITY))
    throw new Error(`Not the size of a cover: ${width} by ${height}`)
  const colors = coverPalettes[palette]
  const id = idFor('cover', [kind, palette, seed, width, height])
  const scene = scenes[kind]({ id, width, height, colors, random: createRandom(`${seed}${kind}${palette}`) })
  // A walk has a bright sky; all other kinds use the dark end of the palette.
  const [from, to] = kind === 'walk' ? [colors.mid, colors.light] : [colors.deep, colors.mid]
  const ground = `<defs>${gradient(id, from, to)}</defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`
  return svg(width, height, ground + scene)
}
