import { describe, expect, it } from 'vitest'
import { idsOf, parseSvg } from '../testing/svg.ts'
import { type FaceLook, faceSvg, lookFor } from './face.ts'
import type { FaceHints } from './face-choice.ts'
import { clothes } from './face-clothes.ts'
import { skinTones } from './face-colors.ts'
import { hairStyles } from './face-hair.ts'

const seeds = Array.from({ length: 400 }, (_, index) => `participant ${index}`)
const looks = (hints: FaceHints) => seeds.map(seed => lookFor(seed, hints))

describe('lookFor', () => {
  it('is deterministic for a seed', () => {
    expect(lookFor('Анна Соколова', { sex: 'f' })).toEqual(lookFor('Анна Соколова', { sex: 'f' }))
  })

  it('gives four hundred different people, even without tilt, width and side', () => {
    const people = seeds.map((seed, index) => lookFor(seed, { sex: index % 2 ? 'm' : 'f' }))
    const traits = people.map(({ tilt, width, isMirrored, scarfColor, ...rest }) => JSON.stringify(rest))
    expect(new Set(traits).size).toBe(400)
  })

  it('gives beards to men only, and earrings to women only', () => {
    expect(new Set(looks({ sex: 'f' }).map(look => look.beard))).toEqual(new Set(['none']))
    expect(new Set(looks({ sex: 'm' }).map(look => look.earrings))).toEqual(new Set(['none']))
    expect(new Set(looks({ sex: 'm' }).map(look => look.beard)).size).toBe(6)
    expect(new Set(looks({ sex: 'f' }).map(look => look.earrings)).size).toBe(4)
  })

  it('never gives a woman a bald head or a man a braid', () => {
    const bare = ['bald', 'shaved', 'receding', 'buzz']
    expect(looks({ sex: 'f' }).filter(look => bare.includes(look.hair))).toEqual([])
    const womens = ['braid', 'ponytail', 'bun', 'lowBun', 'long', 'bob', 'fringe', 'curlyBig']
    expect(looks({ sex: 'm' }).filter(look => womens.includes(look.hair))).toEqual([])
  })

  it('gives gray hair only with age', () => {
    const gray = (hints: FaceHints) => looks(hints).filter(look => ['gray', 'white'].includes(look.hairColor)).length
    expect(gray({ sex: 'm', age: 'young' })).toBe(0)
    expect(gray({ sex: 'm', age: 'older' })).toBeGreaterThan(280)
    expect(gray({ sex: 'f', age: 'older' })).toBeGreaterThan(200)
  })

  it('follows its hints', () => {
    for (const look of looks({ sex: 'f', skin: 'olive', hijab: true })) {
      expect(look).toMatchObject({ skin: 'olive', hair: 'hijab', earrings: 'none' })
    }
    for (const look of looks({ sex: 'm', skin: 'fair', hairColor: 'black' })) expect(look.hairColor).toBe('black')
  })

  it('gives hair colours that go with the skin tone', () => {
    for (const look of looks({ sex: 'm', skin: 'deep', age: 'young' })) expect(look.hairColor).toBe('black')
  })

  it('uses every hair style and garment', () => {
    const all = (['young', 'middle', 'older'] as const).flatMap(age =>
      (['f', 'm'] as const).flatMap(sex => [...looks({ sex, age }), ...looks({ sex, age, skin: 'deep' })]),
    )
    expect(new Set(all.map(look => look.hair))).toEqual(new Set(Object.keys(hairStyles)))
    expect(new Set(all.map(look => look.clothes))).toEqual(new Set(Object.keys(clothes)))
  })
})

describe('faceSvg', () => {
  const portrait: FaceLook = lookFor('portrait', { sex: 'm', age: 'middle' })

  it('is well formed for everyone', () => {
    for (const seed of seeds.slice(0, 60))
      for (const hints of [{ sex: 'f' }, { sex: 'm' }, { sex: 'f', hijab: true }] as const)
        parseSvg(faceSvg(lookFor(seed, hints)))
  })

  it('draws each style, garment and skin tone differently', () => {
    const styles = Object.keys(hairStyles).map(hair => faceSvg({ ...portrait, hair: hair as FaceLook['hair'] }))
    const garments = Object.keys(clothes).map(worn => faceSvg({ ...portrait, clothes: worn as FaceLook['clothes'] }))
    const skins = Object.keys(skinTones).map(skin => faceSvg({ ...portrait, skin: skin as FaceLook['skin'] }))
    for (const pictures of [styles, garments, skins]) expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('has different ids for different faces, so that they can be in one document', () => {
    const ids = seeds.map(seed => faceSvg(lookFor(seed, { sex: 'm' }))).flatMap(idsOf)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refuses an invalid colour', () => {
    expect(() => faceSvg({ ...portrait, clothColor: '"/><script>' })).toThrow(/Not a colour/)
    expect(() => faceSvg({ ...portrait, hair: 'hijab', scarfColor: 'url(x)' })).toThrow(/Not a colour/)
  })
})
