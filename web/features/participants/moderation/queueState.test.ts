import { expect, test } from 'vitest'
import { afterDeciding, neighbour, queueKey, readQueueState, writeQueueState } from './queueState.ts'

const id = '0190a2b0-0000-7000-8000-000000000001'

test.each([
  ['', { tab: 'PENDING', search: '', page: 1, person: '' }],
  ['?status=ALL&search=anna&page=3', { tab: 'ALL', search: 'anna', page: 3, person: '' }],
  [`?status=REJECTED&person=${id}`, { tab: 'REJECTED', search: '', page: 1, person: id }],
] as const)('the address %s is read and written', (query, state) => {
  expect(readQueueState(query)).toEqual(state)
  expect(writeQueueState(state)).toBe(query)
})

test('what makes no sense in the address is left out', () => {
  expect(readQueueState('?status=GONE&page=-4&person=<script>')).toEqual({
    tab: 'PENDING',
    search: '',
    page: 1,
    person: '',
  })
  expect(readQueueState('?page=900').page).toBe(51)
})

test.each([
  ['KeyA', 'confirm'],
  ['KeyR', 'reject'],
  ['KeyJ', 'next'],
  ['KeyK', 'previous'],
  ['KeyX', null],
] as const)('%s: %s; nothing with a modifier', (code, does) => {
  const pressed = { code, ctrlKey: false, metaKey: false, altKey: false }
  expect(queueKey(pressed)).toBe(does)
  for (const key of ['ctrlKey', 'metaKey', 'altKey']) expect(queueKey({ ...pressed, [key]: true })).toBeNull()
})

test('J and K stop at the ends', () => {
  const ids = ['a', 'b', 'c']
  expect([neighbour(ids, 'a', 1), neighbour(ids, 'c', 1), neighbour(ids, 'b', -1), neighbour(ids, 'a', -1)]).toEqual([
    'b',
    'c',
    'a',
    'a',
  ])
  expect(neighbour([], '', 1)).toBe('')
})

test.each([
  [['a'], 'b'],
  [['b'], 'c'],
  [['c'], 'b'],
  [['a', 'c'], 'b'],
  [['a', 'b', 'c'], ''],
])('after deciding on %s comes %s', (decided, next) => {
  expect(afterDeciding(['a', 'b', 'c'], decided)).toBe(next)
})
