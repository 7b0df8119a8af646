import { expect, test } from 'vitest'
import { outcomeOf, reasonFor } from './rules.ts'

test.each([
  ['PENDING', undefined, 'PENDING', 'nothing'],
  ['PENDING', undefined, 'CONFIRMED', 'change'],
  ['PENDING', undefined, 'REJECTED', 'change'],
  ['PENDING', 'PENDING', 'CONFIRMED', 'change'],
  ['PENDING', 'PENDING', 'REJECTED', 'change'],
  ['PENDING', 'REJECTED', 'CONFIRMED', 'conflict'],
  ['PENDING', 'REJECTED', 'PENDING', 'nothing'],
  ['PENDING', 'CONFIRMED', 'REJECTED', 'conflict'],
  ['CONFIRMED', undefined, 'CONFIRMED', 'nothing'],
  ['CONFIRMED', undefined, 'REJECTED', 'change'],
  ['CONFIRMED', 'PENDING', 'CONFIRMED', 'nothing'],
  ['CONFIRMED', 'PENDING', 'REJECTED', 'conflict'],
  ['CONFIRMED', 'CONFIRMED', 'REJECTED', 'change'],
  ['CONFIRMED', 'CONFIRMED', 'PENDING', 'change'],
  ['REJECTED', undefined, 'REJECTED', 'change'],
  ['REJECTED', 'PENDING', 'CONFIRMED', 'conflict'],
  ['REJECTED', 'PENDING', 'REJECTED', 'conflict'],
  ['REJECTED', 'REJECTED', 'REJECTED', 'change'],
  ['REJECTED', 'REJECTED', 'CONFIRMED', 'change'],
] as const)('%s, seen as %s, to %s: %s', (current, seen, wanted, expected) => {
  expect(outcomeOf({ current, seen, wanted })).toBe(expected)
})

test('a preset is read in the language of the person, and gives way to own words', () => {
  expect(reasonFor({ preset: 'photo' }, 'en')).toBe('Please use your real name and a photo of yourself.')
  expect(reasonFor({ preset: 'photo' }, 'ru')).toBe('Укажите, пожалуйста, настоящее имя и добавьте своё фото.')
  expect(reasonFor({ preset: 'photo', reason: 'Not now' }, 'ru')).toBe('Not now')
  expect(reasonFor({ reason: '' }, 'en')).toBe('')
})
