import { expect, test } from 'vitest'
import { groupParts } from './optionGroups.ts'

test('parts stand in their group, in its order; others come last and empty groups are left out', () => {
  const parts = ['unheard of', 'navigation', 'questionnaire', 'joining'].map(id => ({ id }))
  expect(groupParts(parts).map(({ group, parts: found }) => [group, ...found.map(({ id }) => id)])).toEqual([
    ['joining', 'joining', 'questionnaire'],
    ['product', 'navigation'],
    ['more', 'unheard of'],
  ])
})
