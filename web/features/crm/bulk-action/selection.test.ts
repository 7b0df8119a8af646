import { describe, expect, it } from 'vitest'
import { countOf, everybody, isSelected, nobody, select, sentSelection } from './selection.ts'

const filter = { search: 'a', match: 'all' as const, conditions: [] }

describe('a selection by name', () => {
  const two = select(select(nobody, ['a', 'b'], true), ['b', 'c'], true)
  it('grows over pages and shrinks again', () => {
    expect(two.ids).toEqual(['a', 'b', 'c'])
    expect(select(two, ['b'], false).ids).toEqual(['a', 'c'])
    expect([isSelected(two, 'a'), isSelected(two, 'x')]).toEqual([true, false])
    expect(countOf(two, null)).toBe(3)
    expect(sentSelection(two, filter)).toEqual({ ids: ['a', 'b', 'c'] })
  })
  it('holds at most 1,000', () => {
    const many = Array.from({ length: 1001 }, (_, at) => String(at))
    expect(select(nobody, many, true).ids).toHaveLength(1000)
  })
})

describe('a selection of all', () => {
  const most = select(everybody, ['a', 'b'], false)
  it('leaves out those who are unselected, until they are selected again', () => {
    expect([isSelected(most, 'a'), isSelected(most, 'x')]).toEqual([false, true])
    expect([countOf(most, 10), countOf(most, null)]).toEqual([8, null])
    expect(sentSelection(most, filter)).toEqual({ filter, except: ['a', 'b'] })
    expect(select(most, ['a'], true).ids).toEqual(['b'])
  })
})
