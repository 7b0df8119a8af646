import { expect, it } from 'vitest'
import { type ChecklistFacts, doneSteps } from './checklist.ts'

const nothing: ChecklistFacts = { avatarUrl: null, lookingFor: ' ', contacts: [{ value: '' }], firstSteps: 0 }

it('no step is done at first', () => {
  expect(doneSteps(nothing)).toEqual({ photo: false, request: false, contact: false, first: false })
})

it.each([
  ['photo', { avatarUrl: '/files/face-256.webp' }],
  ['request', { lookingFor: 'A mentor' }],
  ['contact', { contacts: [{ value: '' }, { value: '+79000000000' }] }],
  ['first', { firstSteps: 1 }],
] as const)('completes %s automatically', (step, change) => {
  const done = doneSteps({ ...nothing, ...change } as ChecklistFacts)
  expect(Object.entries(done).filter(([, isDone]) => isDone)).toEqual([[step, true]])
})
