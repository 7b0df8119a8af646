import type { Clothes } from './face-clothes.ts'
import {
  brightCloth,
  type FaceBackground,
  faceBackgrounds,
  type HairColor,
  quietCloth,
  type SkinTone,
  scarfCloth,
} from './face-colors.ts'
import type { Beard } from './face-features.ts'
import type { HairStyle } from './face-hair.ts'
import type { Random } from './random.ts'

export type Sex = 'f' | 'm'
export type Age = 'young' | 'middle' | 'older'

/** Known features; the seed decides the others. */
export type FaceHints = { sex: Sex; age?: Age; skin?: SkinTone; hairColor?: HairColor; hijab?: boolean }

/** Picks an option by its relative weight. */
export function weighted<Option extends string>(random: Random, shares: Partial<Record<Option, number>>): Option {
  const options = Object.entries(shares) as [Option, number][]
  const total = options.reduce((sum, [, share]) => sum + share, 0)
  let left = random.next() * total
  for (const [option, share] of options) {
    left -= share
    if (left < 0) return option
  }
  return random.pick(options.map(([option]) => option))
}

const naturalHair: Record<SkinTone, Partial<Record<HairColor, number>>> = {
  pale: { black: 1, darkBrown: 2, brown: 3, sand: 2, blond: 3, red: 2 },
  fair: { black: 2, darkBrown: 4, brown: 4, sand: 2, blond: 2, red: 1 },
  tan: { black: 4, darkBrown: 4, brown: 2 },
  olive: { black: 5, darkBrown: 3 },
  brown: { black: 6, darkBrown: 1 },
  deep: { black: 1 },
}

export function chooseHairColor(random: Random, sex: Sex, age: Age, skin: SkinTone): HairColor {
  const natural = weighted(random, naturalHair[skin])
  const graying = { young: 0, middle: sex === 'm' ? 0.14 : 0.05, older: sex === 'm' ? 0.85 : 0.65 }[age]
  if (!random.chance(graying)) return natural
  return age === 'older' ? random.pick(['gray', 'white'] as const) : 'gray'
}

const straightHair: Record<Sex, Record<Age, Partial<Record<HairStyle, number>>>> = {
  m: {
    young: { short: 3, parted: 3, quiff: 3, crop: 3, sideSwept: 3, wave: 2, curly: 2, buzz: 1 },
    middle: {
      short: 3,
      parted: 3,
      sideSwept: 3,
      quiff: 2,
      crop: 2,
      wave: 2,
      buzz: 2,
      receding: 2,
      shaved: 1,
      curly: 1,
    },
    older: { short: 3, parted: 3, sideSwept: 2, receding: 3, bald: 2, shaved: 1, wave: 1 },
  },
  f: {
    young: {
      long: 3,
      longMiddle: 3,
      longWavy: 3,
      wavyMiddle: 3,
      fringe: 3,
      bob: 2,
      bobFringe: 2,
      bun: 2,
      ponytail: 3,
      braid: 2,
      curlyBig: 2,
      pixie: 1,
      lowBun: 1,
    },
    middle: {
      long: 2,
      longMiddle: 2,
      longWavy: 3,
      wavyMiddle: 2,
      fringe: 2,
      bob: 3,
      bobWave: 3,
      bobFringe: 2,
      bun: 2,
      lowBun: 2,
      ponytail: 1,
      pixie: 2,
      curlyBig: 1,
    },
    older: { bob: 3, bobWave: 3, bobFringe: 1, pixie: 3, lowBun: 2, bun: 1, curly: 2 },
  },
}

const curlyHair: Record<Sex, Partial<Record<HairStyle, number>>> = {
  m: { buzz: 4, short: 3, curly: 2, afro: 2, shaved: 2 },
  f: { curlyBig: 4, afro: 3, bun: 3, curly: 2, braid: 2, bob: 1, longMiddle: 1 },
}

export const chooseHair = (random: Random, sex: Sex, age: Age, skin: SkinTone): HairStyle =>
  weighted(random, skin === 'deep' ? curlyHair[sex] : straightHair[sex][age])

const beards: Record<Age, Partial<Record<Beard, number>>> = {
  young: { none: 11, stubble: 5, full: 3, goatee: 1, chin: 1 },
  middle: { none: 9, stubble: 5, full: 5, goatee: 1, chin: 1, moustache: 1 },
  older: { none: 9, stubble: 1, full: 5, goatee: 1, moustache: 3 },
}

export const chooseBeard = (random: Random, sex: Sex, age: Age): Beard =>
  sex === 'f' ? 'none' : weighted(random, beards[age])

const wardrobe: Record<Sex, Record<Age, Partial<Record<Clothes, number>>>> = {
  m: {
    young: { crew: 4, hoodie: 3, shirt: 2, striped: 1, sweaterCollar: 1, turtleneck: 1, blazer: 1 },
    middle: { shirt: 3, blazer: 3, crew: 3, sweaterCollar: 2, turtleneck: 2, tie: 1, hoodie: 1 },
    older: { blazer: 3, shirt: 3, sweaterCollar: 3, tie: 2, turtleneck: 2, crew: 1 },
  },
  f: {
    young: { crew: 3, scoop: 3, vneck: 2, striped: 2, turtleneck: 2, cardigan: 2, hoodie: 1, blazer: 1 },
    middle: { blazer: 3, scoop: 2, vneck: 3, turtleneck: 2, cardigan: 2, crew: 2, shirt: 1 },
    older: { cardigan: 3, blazer: 2, turtleneck: 2, scoop: 1, vneck: 2, crew: 2 },
  },
}

export const chooseClothes = (random: Random, sex: Sex, age: Age, hijab: boolean): Clothes =>
  hijab ? weighted(random, { crew: 3, turtleneck: 1 }) : weighted(random, wardrobe[sex][age])

export function chooseCloth(random: Random, sex: Sex, worn: Clothes): string {
  const isFormal = worn === 'blazer' || worn === 'tie'
  const quietShare = isFormal ? 0.85 : sex === 'm' ? 0.5 : 0.2
  // White details do not show on the lightest cloth.
  const bright =
    worn === 'crew' || worn === 'turtleneck' ? brightCloth : brightCloth.filter(color => color !== '#e9e2d6')
  return random.pick(random.chance(quietShare) ? quietCloth : bright)
}

export const chooseScarf = (random: Random) => random.pick(scarfCloth)

/** Blond hair has no contrast on yellow, nor white hair on sand. */
export function chooseBackground(random: Random, hair: HairColor): FaceBackground {
  const all = Object.keys(faceBackgrounds) as FaceBackground[]
  const melting: FaceBackground[] =
    hair === 'blond' || hair === 'sand' ? ['honey', 'linen'] : hair === 'white' ? ['linen'] : []
  return random.pick(all.filter(background => !melting.includes(background)))
}
