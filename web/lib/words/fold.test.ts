import { describe, expect, it } from 'vitest'
import { fold, isNearly } from './fold.ts'

describe('fold', () => {
  it.each([
    [['Юлия', 'Yulia', 'Juliya'], 'iulia'],
    [['Алексей', 'Alexey', 'Aleksei'], 'aleksei'],
    [['Фёдор', 'Федор', 'Fyodor'], 'fedor'],
    [['Щукин', 'Shchukin', 'Schukin'], 'shukin'],
    [['Müller', 'Muller'], 'muler'],
  ])('gives %j one spelling', (spellings, folded) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => folded))
  })
})

describe('isNearly', () => {
  it.each([
    ['setings', 'settings', true],
    ['stetings', 'settings', true],
    ['prvac', 'privacy', true],
    ['notificatoins', 'notifications', true],
    ['chat', 'dark', false],
    ['dar', 'bark', false],
    ['members', 'settings', false],
  ])('%s is the beginning of %s with a typing error: %s', (typed, word, expected) => {
    expect(isNearly(fold(typed), fold(word))).toBe(expected)
  })
})
