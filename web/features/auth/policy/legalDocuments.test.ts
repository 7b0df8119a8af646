import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { legalDocuments } from '#contract/communities/legal.ts'

const source = (path: string) => readFileSync(new URL(`../../../public${path}`, import.meta.url), 'utf8')
const textOf = (path: string) => source(path).replace(/<[^>]+>/g, ' ')
const sets = Object.values(legalDocuments)
const all = [...new Set(sets.flatMap(set => Object.values(set)))]

it.each(['terms', 'privacy'] as const)('each legal set has %s of its own', kind => {
  const paragraphs = sets.map(set => textOf(set[kind]).match(/[^.]{80,}\./g) ?? [])
  expect(Math.min(...paragraphs.map(each => each.length))).toBeGreaterThan(10)
  expect(new Set(sets.map(set => textOf(set[kind]))).size).toBe(sets.length)
})

it.each(all)("%s has the product's words for topics and events", path => {
  expect(textOf(path)).not.toMatch(/(?<!\p{L})(?:tags?|тег(?:и|ов|ам|ами|ах)?|мероприяти\p{L}*)(?!\p{L})/iu)
})

/** What a privacy policy says of the settings of a profile and of its contacts. */
const choices = {
  en: [/search engines/, /members who are logged in|members only/i, /people you are connected with/, /nobody/],
  ru: [/поисковик/, /участникам после входа|только участники/, /знакомым|знакомые/, /никто/],
}
const privacies = sets.flatMap(({ privacy }) =>
  (['en', 'ru'] as const)
    .filter(lang => source(privacy).includes(`lang="${lang}"`))
    .map(lang => [privacy, lang] as const),
)

it.each(privacies)('%s says in %s to whom a profile and its contacts can be shown', (path, lang) => {
  for (const words of choices[lang]) expect(textOf(path)).toMatch(words)
})
