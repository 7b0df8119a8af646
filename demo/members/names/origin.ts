import type { Localized } from '#contract/languages.ts'
import type { HairColor, SkinTone } from '#design/art/face-colors.ts'

export type Sex = 'man' | 'woman'
export type Spelt = Localized

/** Origin of a name: first and last names, and features of faces. */
export type Origin = {
  women: Spelt[]
  men: Spelt[]
  families: Spelt[]
  skins: SkinTone[]
  /** Only where the skin tone does not imply it. */
  hairColors?: HairColor[]
  /** Whether Slavic family names take their feminine form. */
  hasFeminineFamilies?: boolean
}

/** `Jonas/Йонас, Lukas/Лукас`: each name in Latin and in Cyrillic letters. */
export function spelt(list: string): Spelt[] {
  return list.split(',').map(name => {
    const [en, ru] = name.trim().split('/')
    if (!en || !ru) throw new Error(`A name needs both spellings: ${name}`)
    return { en, ru }
  })
}

export function familyFor(family: Spelt, sex: Sex, origin: Origin): Spelt {
  if (sex === 'man' || !origin.hasFeminineFamilies) return family
  if (/[сц]кий$/.test(family.ru)) {
    return { en: family.en.replace(/sky$/, 'skaya'), ru: family.ru.replace(/ий$/, 'ая') }
  }
  return /([её]в|ов|ин|ын)$/.test(family.ru) ? { en: `${family.en}a`, ru: `${family.ru}а` } : family
}
