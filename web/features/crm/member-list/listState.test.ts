import { describe, expect, it } from 'vitest'
import { memberViews } from '#contract/crm/member-views.ts'
import { filterOf, type ListState, readListState, writeListState } from './listState.ts'

const start = readListState('')
const segmentId = '019a0000-0000-7000-8000-000000000001'
const ofBerlin = { field: 'city', operator: 'is', value: 'Berlin' } as const

describe('the state of the list', () => {
  it.each<Partial<ListState>>([
    {},
    { view: 'pending' },
    { view: segmentId, search: 'anna' },
    { conditions: [ofBerlin], match: 'any' },
    { conditions: [] },
    { sort: 'name', order: 'asc', after: 'abc' },
    { before: 'end' },
    { columns: ['city', 'tags'] },
    { columns: [] },
    { member: segmentId, part: 'history' },
  ])('survives the address: %j', change => {
    const state = { ...start, ...change }
    expect(readListState(writeListState(state))).toEqual(state)
  })

  it('of an address that nobody wrote is the first page of everybody', () => {
    const query = '?view=x&sort=y&order=z&filter={&match=q&member=1&columns=%00'
    expect(readListState(query)).toEqual({ ...start, columns: [] })
    expect(readListState('?filter=[1]').conditions).toBeNull()
    expect(readListState('?filter={"field":"city"}').conditions).toBeNull()
  })
})

describe('the filter', () => {
  const segments = [{ id: segmentId, filter: { search: 'tea', match: 'any' as const, conditions: [ofBerlin] } }]
  it('is that of the view, with the search', () => {
    expect(filterOf({ ...start, view: 'pending', search: 'anna' }, undefined)).toEqual({
      search: 'anna',
      match: 'all',
      conditions: memberViews.pending,
    })
  })
  it('is that of the segment as soon as it is known', () => {
    expect(filterOf({ ...start, view: segmentId }, undefined)).toBeNull()
    expect(filterOf({ ...start, view: segmentId }, segments)).toEqual(segments[0]?.filter)
    expect(filterOf({ ...start, view: segmentId }, [])).toEqual({ search: '', match: 'all', conditions: [] })
  })
  it('is the chosen one in place of that of the view', () => {
    expect(filterOf({ ...start, view: segmentId, conditions: [] }, segments)).toEqual({
      search: '',
      match: 'all',
      conditions: [],
    })
  })
})
