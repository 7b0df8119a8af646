import type { Language, Localized } from '#contract/languages.ts'
import type { Random } from '#design/art/random.ts'
import type { City } from './cities.ts'
import type { Sex } from './names/origin.ts'

export const both = (en: string, ru: string): Localized => ({ en, ru })

export type Speaker = { sex: Sex; city: City; language: Language }

/**
 * Fills a pattern for one member: `{7..14}` is a number, `{7..14 год|года|лет}` a number with its noun,
 * `{сам|сама}` the masculine or feminine form, `<a|b|c>` one of these, and `{inCity}` the member's city.
 */
export function fill(pattern: Localized, speaker: Speaker, random: Random): string {
  return pattern[speaker.language]
    .replace(/<([^<>]*)>/g, (_, choices: string) => random.pick(choices.split('|')))
    .replaceAll('{inCity}', speaker.city.inside[speaker.language])
    .replace(/\{(\d+)\.\.(\d+)(?: ([^{}]*))?\}/g, (_, least: string, most: string, noun?: string) =>
      numberBetween(Number(least), Number(most), noun, speaker.language, random),
    )
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, man: string, woman: string) => (speaker.sex === 'woman' ? woman : man))
}

const plurals = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') }

function numberBetween(least: number, most: number, noun: string | undefined, language: Language, random: Random) {
  const exact = Math.round(random.between(least, most))
  if (least >= 1700 && most <= 2030) return String(exact)
  const value = roundNumber(exact)
  const digits = value.toLocaleString(language)
  if (!noun) return digits
  const forms = noun.split('|')
  const index = { one: 0, few: 1, many: 2 }[plurals[language].select(value) as 'one' | 'few' | 'many'] ?? 2
  return `${digits} ${forms[index] ?? forms.at(-1)}`
}

/** Rounds as people do: 63 stays, 1,734 becomes 1,700. */
function roundNumber(value: number): number {
  if (value < 100) return value
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}
