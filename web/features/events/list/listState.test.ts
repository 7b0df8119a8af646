import { describe, expect, it } from 'vitest'
import { isFiltered, readEventsState, withoutFilters, writeEventsState } from './listState.ts'

describe('the address of the event list', () => {
  it.each([
    '',
    '?show=past',
    '?show=mine&tab=waiting',
    '?show=calendar&month=2026-12&type=online',
    '?city=Berlin&price=free&going=me&page=3',
    '?price=paid&by=me',
  ])('%s is read and written unchanged', address => {
    expect(writeEventsState(readEventsState(address))).toBe(address)
  })

  it.each(['?show=everything', '?tab=all', '?month=2026-13', '?price=10', '?page=-1', '?page=1000000', '?city=%20'])(
    '%s, which means nothing, is left out',
    address => {
      expect(writeEventsState(readEventsState(address))).toBe('')
    },
  )

  it('without filters keeps what is shown', () => {
    const state = readEventsState('?show=past&city=Berlin&page=2')
    expect([isFiltered(state), isFiltered(withoutFilters(state))]).toEqual([true, false])
    expect(writeEventsState(withoutFilters(state))).toBe('?show=past')
  })
})
