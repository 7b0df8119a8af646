// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { emptyFounding, isDomainLabel, shownStep, unfinishedStep } from './foundingDraft.ts'

const empty = emptyFounding('en', 'UTC')
const named = { ...empty, title: 'Tea' }
const complete = { ...named, domain: 'tea' }

describe('the step that lacks something', () => {
  test.each([
    [empty, 'name'],
    [{ ...empty, title: '  ' }, 'name'],
    [named, 'address'],
    [{ ...named, domain: 'a' }, 'address'],
    [complete, null],
    [{ ...complete, lang: 'ru' as const, langChoices: ['en' as const] }, 'languages'],
    [{ ...complete, signIn: [] }, 'signIn'],
  ])('%#', (founding, step) => {
    expect(unfinishedStep(founding)).toBe(step)
  })
})

test.each([
  [null, complete, 'name'],
  ['elsewhere', complete, 'name'],
  ['look', complete, 'look'],
  ['look', named, 'address'],
  ['signIn', { ...complete, signIn: [] }, 'signIn'],
  ['look', { ...complete, signIn: [] }, 'look'],
  ['address', empty, 'name'],
] as const)('the address asks for %s', (wanted, founding, step) => {
  expect(shownStep(wanted, { ...founding, signIn: [...founding.signIn] })).toBe(step)
})

test.each([
  ['tea', true],
  ['t', false],
  ['tea-2', true],
  ['-tea', false],
  ['tea-', false],
  ['Tea', false],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
])('%s as a label: %s', (domain, isLabel) => {
  expect(isDomainLabel(domain)).toBe(isLabel)
})
