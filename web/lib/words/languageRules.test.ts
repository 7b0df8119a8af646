import { describe, expect, it } from 'vitest'
import { initialLanguage, languageAfterSignIn } from './languageRules.ts'

const both = { lang: 'en', langChoices: ['en', 'ru'] } as const
const russian = { lang: 'ru', langChoices: ['ru'] } as const
const choices = (community: typeof both | typeof russian) => ({
  lang: community.lang,
  langChoices: [...community.langChoices],
})

describe('the language of a visitor', () => {
  it.each([
    [null, both, 'en'],
    ['ru', both, 'ru'],
    ['en', both, 'en'],
    [null, russian, 'ru'],
    ['en', russian, 'ru'],
  ] as const)('with %s stored: %#', (stored, community, language) => {
    expect(initialLanguage(stored, choices(community))).toBe(language)
  })
})

describe('the language after a sign-in', () => {
  it.each([
    ['the preferred one when nothing was chosen', 'ru', false, 'en', both, 'en'],
    ['the preferred one when the current one is English', 'en', true, 'ru', both, 'ru'],
    ['the chosen one when it is not English', 'ru', true, 'en', both, 'ru'],
    ['unchanged without a preference', 'en', true, null, both, 'en'],
    ['unchanged when the community does not speak the preferred one', 'ru', false, 'en', russian, 'ru'],
  ] as const)('is %s', (_rule, current, isChosen, preferred, community, language) => {
    expect(languageAfterSignIn({ current, isChosen, preferred, community: choices(community) })).toBe(language)
  })
})
