import { expect, test } from 'vitest'
import { readPreviewState, writePreviewState } from './previewState.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([
  ['?', { tab: 'few', kind: 'HIGHEST', after: '', member: '' }],
  ['?tab=often&after=24', { tab: 'often', kind: 'HIGHEST', after: '24', member: '' }],
  ['?tab=pairs&kind=REPEATED', { tab: 'pairs', kind: 'REPEATED', after: '', member: '' }],
  [`?member=${id}`, { tab: 'few', kind: 'HIGHEST', after: '', member: id }],
] as const)('%s is read and written', (query, state) => {
  expect(readPreviewState(query)).toEqual(state)
  expect(writePreviewState(state)).toBe(query)
})

test('what is no state is ignored', () => {
  const first = { tab: 'few', kind: 'HIGHEST', after: '', member: '' }
  expect(readPreviewState('?tab=x&kind=y&after=-1&member=z')).toEqual(first)
  expect(readPreviewState('?after=1234567890')).toEqual(first)
  expect(writePreviewState({ tab: 'often', kind: 'LOWEST', after: '', member: '' })).toBe('?tab=often')
})
