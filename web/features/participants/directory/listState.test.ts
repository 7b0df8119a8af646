import { describe, expect, test } from 'vitest'
import { activeFilters, isFiltered, readListState, withoutFilters, writeListState } from './listState.ts'

const plain = { search: '', city: '', tag: '', lookingFor: '', view: 'cards' as const }

describe('the address of the list', () => {
  test.each([
    ['', plain],
    ['?search=anna&city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0', { ...plain, search: 'anna', city: 'Москва' }],
    ['?tag=C%2B%2B&view=map', { ...plain, tag: 'C++', view: 'map' as const }],
    ['?lookingFor=a+partner', { ...plain, lookingFor: 'a partner' }],
  ])('%s', (query, state) => {
    expect(readListState(query)).toEqual(state)
    expect(readListState(writeListState(state))).toEqual(state)
  })
  test('has no query for the unfiltered list', () => expect(writeListState(plain)).toBe(''))
  test('drops or cuts invalid values', () => {
    expect(readListState(`?search=${'a'.repeat(300)}`).search).toHaveLength(100)
    expect(readListState('?view=globe&unknown=1')).toEqual(plain)
  })
})

test('requests only filters that are set', () => {
  const state = { ...plain, city: 'Berlin', view: 'map' as const }
  expect(activeFilters(state)).toEqual({ city: 'Berlin' })
  expect(isFiltered(state)).toBe(true)
  expect(isFiltered({ ...plain, view: 'map' })).toBe(false)
  expect(withoutFilters(state)).toEqual({ ...plain, view: 'map' })
})
