import { describe, expect, test } from 'vitest'
import { type ReportState, readReportState, writeReportState } from './reportState.ts'

const first: ReportState = { part: 'participants', tab: 'all', search: '', sort: null, page: 1, person: '' }
const person = '01a1e5e3-cdc3-7a11-ba90-01f23695d837'

describe('the state of the participants table', () => {
  test.each<[string, Partial<ReportState>]>([
    ['', {}],
    ['?tab=pending', { tab: 'pending' }],
    ['?tab=waitlist&search=anna&sort=name&page=3', { tab: 'waitlist', search: 'anna', sort: 'name', page: 3 }],
    ['?part=messages', { part: 'messages' }],
    [`?person=${person}`, { person }],
  ])('of the address %s is read and written back', (query, state) => {
    expect(readReportState(query)).toEqual({ ...first, ...state })
    expect(writeReportState({ ...first, ...state })).toBe(query)
  })

  test.each(['?tab=nonsense', '?page=0', '?page=-4', '?page=x', '?sort=up', '?part=x', '?person=<b>'])(
    'ignores %s',
    query => {
      expect(readReportState(query)).toEqual(first)
    },
  )
})
