import {
  chooseBackground,
  chooseBeard,
  chooseCloth,
  chooseClothes,
  chooseHair,
  chooseHairColor,
  chooseScarf,
  type FaceHints,
  weighted,
} from './face-choice.ts'
import { type Clothes, clothes } from './face-clothes.ts'
import {
  browColor,
  type FaceBackground,
  faceBackgrounds,
  type HairColor,
  hairColors,
  type Lips,
  lipColors,
  type SkinTone,
  skinTones,
} from './face-colors.ts'
import {
  ageLines,
  type Beard,
  type Brows,
  beardSvg,
  browShapes,
  type Earrings,
  type Eyes,
  earrings,
  eyeShapes,
  freckles,
  type Glasses,
  glassesShapes,
  type HeadShape,
  headPath,
  type Mouth,
  mouthShapes,
  type Nose,
  noseShapes,
} from './face-features.ts'
import { braidOver, type HairStyle, hairOf } from './face-hair.ts'
import { createRandom } from './random.ts'
import { gradient, idFor, paint, round, svg } from './svg.ts'

/** All parameters of a portrait; plain data, so that it can be stored and edited. */
export type FaceLook = {
  skin: SkinTone
  head: HeadShape
  hair: HairStyle
  hairColor: HairColor
  scarfColor: string
  brows: Brows
  eyes: Eyes
  nose: Nose
  mouth: Mouth
  lips: Lips
  beard: Beard
  glasses: Glasses
  earrings: Earrings
  hasFreckles: boolean
  hasAgeLines: boolean
  clothes: Clothes
  clothColor: string
  background: FaceBackground
  isMirrored: boolean
  /** Degrees. */
  tilt: number
  /** Factor; 1 is unscaled. */
  width: number
}

/** A plausible person for a seed, deterministic for the same seed and hints. */
export function lookFor(seed: string, hints: FaceHints): FaceLook {
  const random = createRandom(`face ${seed}`)
  const { sex, hijab = false } = hints
  const isWoman = sex === 'f'
  const age = hints.age ?? weighted(random, { young: 9, middle: 9, older: 3 })
  const skin = hints.skin ?? weighted(random, { pale: 2, fair: 5, tan: 4, olive: 1 })
  const naturalColor = chooseHairColor(random, sex, age, skin)
  const hairColor = hints.hairColor ?? naturalColor
  const hair = chooseHair(random, sex, age, skin)
  const beard = chooseBeard(random, sex, age)
  const worn = chooseClothes(random, sex, age, hijab)
  const isDarkSkin = skin === 'deep' || skin === 'brown'
  const needsDarkLips = isDarkSkin || beard === 'full' || beard === 'goatee'
  return {
    skin,
    head: weighted(random, isWoman ? { oval: 4, round: 3, narrow: 2 } : { oval: 4, square: 3, round: 2, narrow: 2 }),
    hair: hijab ? 'hijab' : hair,
    hairColor,
    scarfColor: chooseScarf(random),
    brows: weighted(random, isWoman ? { soft: 3, arched: 3 } : { soft: 3, straight: 3 }),
    eyes: weighted(
      random,
      isWoman ? { open: 2, lashes: 4, lidded: 1, smiling: 1 } : { open: 5, lidded: 2, smiling: 1 },
    ),
    nose: weighted(
      random,
      skin === 'deep' ? { broad: 3, straight: 1 } : { straight: 3, small: isWoman ? 3 : 1, broad: 1 },
    ),
    mouth: weighted(random, { smile: 4, grin: isWoman ? 4 : 3, gentle: 2, side: 1 }),
    lips: needsDarkLips ? 'dark' : isWoman && random.chance(0.5) ? 'rose' : 'natural',
    beard,
    glasses: random.chance({ young: 0.2, middle: 0.3, older: 0.45 }[age])
      ? weighted(random, { round: 4, square: 3, thin: isDarkSkin ? 0 : 2 })
      : 'none',
    earrings: isWoman && !hijab && random.chance(0.45) ? weighted(random, { studs: 3, pearls: 2, hoops: 2 }) : 'none',
    hasFreckles:
      (skin === 'pale' || skin === 'fair') && age !== 'older' && random.chance(hairColor === 'red' ? 0.6 : 0.07),
    hasAgeLines: age === 'older',
    clothes: worn,
    clothColor: chooseCloth(random, sex, worn),
    background: chooseBackground(random, hairColor),
    isMirrored: random.chance(0.5),
    tilt: round(random.between(-2, 2)),
    width: round(random.between(0.965, 1.035)),
  }
}

const neck = 'M43 56h14v18c0 5-14 5-14 0z'
const ears = '<circle cx="32.5" cy="46.5" r="4"/><circle cx="67.5" cy="46.5" r="4"/>'
const blush = '<g fill="#e8705a" opacity=".18"><circle cx="39" cy="52" r="3.6"/><circle cx="61" cy="52" r="3.6"/></g>'

function headSvg(look: FaceLook, id: string): string {
  const { skin, shade } = skinTones[look.skin]
  const hairColor = look.hair === 'hijab' ? paint(look.scarfColor) : hairColors[look.hairColor]
  const brows = `fill="none" stroke="${browColor(look.hairColor, look.skin)}" stroke-width="1.7" stroke-linecap="round"`
  return [
    look.hair === 'hijab' ? '' : `<g fill="${shade}">${ears}</g>`,
    `<path d="${headPath(look.head)}" fill="${skin}"/>`,
    blush,
    beardSvg(look.beard, hairColors[look.hairColor], look.head, `${id}-beard`),
    look.hasFreckles ? freckles(shade) : '',
    look.hasAgeLines ? ageLines(shade) : '',
    `<path d="${browShapes[look.brows]}" ${brows}/>`,
    eyeShapes[look.eyes],
    `<path d="${noseShapes[look.nose]}" fill="none" stroke="${shade}" stroke-width="1.5" stroke-linecap="round"/>`,
    mouthShapes[look.mouth](lipColors[look.lips]),
    `<g fill="${hairColor}">${hairOf(look.hair).front}</g>`,
    glassesShapes[look.glasses],
    earrings[look.earrings],
  ].join('')
}

/** A square portrait; the caller clips the circle. */
export function faceSvg(look: FaceLook): string {
  const id = idFor('face', look)
  const ground = faceBackgrounds[look.background]
  const { skin, shade } = skinTones[look.skin]
  const hairColor = look.hair === 'hijab' ? paint(look.scarfColor) : hairColors[look.hairColor]
  const side = look.isMirrored ? -1 : 1
  const turn = `rotate(${look.tilt} 50 66) translate(50 0) scale(${look.width} 1) translate(-50 0)`
  const back = hairOf(look.hair).back
  return svg(
    100,
    100,
    `<defs>${gradient(id, ground.from, ground.to)}</defs><rect width="100" height="100" fill="url(#${id})"/>` +
      `<g transform="translate(50 54) scale(${1.12 * side} 1.12) translate(-50 -50)">` +
      (back ? `<g fill="${hairColor}" transform="${turn}">${back}</g>` : '') +
      `<path d="${neck}" fill="${shade}"/>` +
      clothes[look.clothes](paint(look.clothColor), skin) +
      `<g transform="${turn}">${headSvg(look, id)}</g>` +
      (look.hair === 'braid' ? `<g fill="${hairColor}">${braidOver}</g>` : '') +
      '</g>',
  )
}
