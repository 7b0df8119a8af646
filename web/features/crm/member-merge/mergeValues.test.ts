import { expect, test } from 'vitest'
import { differingFields, usualChoice } from './mergeValues.ts'

const kept = {
  avatarUrl: null,
  firstName: 'Ada',
  lastName: 'Lind',
  position: '',
  company: 'Tea',
  city: 'Oslo',
  about: '',
  lookingFor: '',
  canHelp: '',
  goal: '',
}
const other = { ...kept, avatarUrl: '/files/a.webp', position: 'Baker', company: '', city: 'Bergen' }

test('only fields that differ are compared, and a photo only where it can be taken', () => {
  expect(differingFields(kept, other, true)).toEqual(['photo', 'position', 'company', 'city'])
  expect(differingFields(kept, other, false)).toEqual(['position', 'company', 'city'])
  expect(differingFields(kept, kept, true)).toEqual([])
})

test('what the kept profile lacks is taken from the other one before the manager chooses', () => {
  expect(usualChoice(kept, other, differingFields(kept, other, true))).toEqual(['photo', 'position'])
})
