import { expect, test } from 'vitest'
import { contrastNote } from './contrast.ts'

test.each([
  ['#b3501f', { kind: 'white', ratio: '5.1' }],
  ['#f2b01e', { kind: 'dark', ratio: expect.stringMatching(/^\d/) }],
  ['#4a9fd8', { kind: 'adjusted', colour: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
])('%s', (colour, note) => {
  expect(contrastNote(colour, '#2c7567')).toEqual(note)
})

test('the colour that is offered needs no other one', () => {
  const note = contrastNote('#4a9fd8', '#2c7567')
  expect(note.kind === 'adjusted' && contrastNote(note.colour, '#2c7567').kind).toBe('white')
})
