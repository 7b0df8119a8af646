import { expect, test } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { acceptedLanguage, replyLanguage } from './language.ts'

test.each([
  [undefined, null],
  ['', null],
  ['de', null],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['en-US,en;q=0.9,ru;q=0.8', 'en'],
  ['de, ru', 'ru'],
  ['ru;q=0.5, en;q=0.8', 'en'],
  ['en;q=0.5,ru', 'ru'],
  ['ru;q=0.5,en', 'en'],
  ['en;q=0,ru;q=0.1', 'ru'],
  ['ru;q=0', null],
  ['ru;q=nonsense', null],
  ['ru;q=-1', null],
  [' ru ;q=0.4', 'ru'],
  [`${'de,'.repeat(65)}ru`, 'ru'],
  // Only the first 200 characters are read.
  [`${'de,'.repeat(70)}ru`, null],
])('the header %j selects %s', (header, language) => {
  expect(acceptedLanguage(header, ['en', 'ru'])).toBe(language)
})

test('a language that the community does not have is skipped', () => {
  expect(acceptedLanguage('ru,en;q=0.5', ['en'])).toBe('en')
  expect(acceptedLanguage('ru', ['en'])).toBeNull()
})

test.each([
  ['ru', 'en', 'ru'],
  ['en', 'ru', 'en'],
  ['de', 'ru', 'ru'],
  [undefined, 'en', 'en'],
] as const)('with %s, a community of %s replies in %s', (header, lang, reply) => {
  expect(replyLanguage(header, { lang, langChoices: [lang] } as unknown as Community)).toBe(reply)
})
