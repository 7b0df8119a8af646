import { expect, it } from 'vitest'
import { readFeedState, withWords, writeFeedState } from './feedState.ts'

it.each([
  ['tab=requests', { search: '', isFitting: false }],
  ['tab=requests&search=laser+cutter', { search: 'laser cutter', isFitting: false }],
  ['tab=requests&search=tea&fits=me', { search: 'tea', isFitting: true }],
])('reads and writes %s', (address, state) => {
  expect(readFeedState(new URLSearchParams(address))).toEqual(state)
  expect(String(writeFeedState(state))).toBe(address)
})

it('cuts the search to its maximum length', () => {
  expect(readFeedState(new URLSearchParams({ search: ` ${'a'.repeat(300)}` })).search).toHaveLength(100)
})

it('finds requests that contain every word', () => {
  const requests = [{ text: 'A laser cutter in Kazan' }, { text: 'A patient owner' }]
  expect(withWords(requests, 'KAZAN laser')).toEqual([requests[0]])
  expect(withWords(requests, ' ')).toEqual(requests)
})
