import { expect, test } from 'vitest'
import { changeLines, isColour, shownValue, spelledOut } from './changeLines.ts'

const words = { none: 'nothing', yes: 'Yes', no: 'No' }

test('a change has a line for each field of either side', () => {
  expect(changeLines({ before: { 'title.en': 'Tea' }, after: { 'title.en': 'Mint', lang: 'ru' } })).toEqual([
    { path: ['title', 'en'], before: 'Tea', after: 'Mint' },
    { path: ['lang'], before: null, after: 'ru' },
  ])
})

test.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [true, 'Yes'],
  [false, 'No'],
  [3, '3'],
  ['Tea', 'Tea'],
  [['en', 'ru'], 'en, ru'],
  [[{ authType: 'EMAIL' }, { authType: 'OTP' }], 'EMAIL, OTP'],
  [{ allowance: 5, period: 'week' }, 'allowance: 5, period: week'],
  [{ tags: ['a', 'b'], none: null }, 'tags: a, b, none: null'],
])('%j is shown as %j', (value, shown) => {
  expect(shownValue(value, words)).toBe(shown)
})

test('a long value is cut', () => {
  expect(shownValue('x'.repeat(300), words)).toBe(`${'x'.repeat(239)}…`)
  expect(shownValue('x'.repeat(240), words)).toBe('x'.repeat(240))
})

test('names without words are spelled out; those of options stay', () => {
  expect(spelledOut('clientSecret')).toBe('client secret')
  expect(spelledOut('DONATE_BUTTON')).toBe('DONATE_BUTTON')
})

test('a colour is recognised', () => {
  expect([isColour('#B3501f'), isColour('#b35'), isColour(null)]).toEqual([true, false, false])
})
