import { expect, it } from 'vitest'
import { placeBeside, spotOf } from './tourPlace.ts'

const frame = { width: 1440, height: 900 }
const card = { width: 380, height: 280 }
const entry = (top: number) => spotOf({ left: 16, top, width: 220, height: 38 })

it('the spot is wider than the entry by 4 px on each side', () => {
  expect(spotOf({ left: 16, top: 100, width: 220, height: 38 })).toEqual({ left: 12, top: 96, width: 228, height: 46 })
})

it.each([
  ['beside the middle of the entry', 400, { left: 256, top: 279 }],
  ['below the upper edge of the window', 80, { left: 256, top: 16 }],
  ['above the lower edge of the window', 850, { left: 256, top: 604 }],
])('the card is %s', (_where, top, place) => {
  expect(placeBeside(entry(top), card, frame)).toEqual(place)
})

it('a card that is higher than the window begins at its upper edge', () => {
  expect(placeBeside(entry(100), card, { width: 1440, height: 200 })?.top).toBe(16)
})

it.each([
  [652, { left: 256, top: 279 }],
  [651, null],
])('in a window of %i px it is at %o', (width, place) => {
  expect(placeBeside(entry(400), card, { ...frame, width })).toEqual(place)
})
