import { expect, test } from 'vitest'
import { logoNote } from './logoNote.ts'

const white = [255, 255, 255, 255]
const cream = [250, 248, 240, 255]
const black = [10, 10, 10, 255]
const orange = [179, 80, 31, 255]
const clear = [0, 0, 0, 0]
/** As many pixels of each as named. */
const picture = (...parts: [number[], number][]) =>
  parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat())

test.each([
  ['a white letter on orange', picture([orange, 80], [white, 20]), null],
  ['one colour', picture([orange, 100]), 'flat'],
  ['cream on white', picture([white, 80], [cream, 20]), 'flat'],
  ['nothing at all', picture([clear, 100]), 'flat'],
  ['an orange shape without a background', picture([orange, 40], [clear, 60]), null],
  ['a white shape without a background', picture([white, 40], [clear, 60]), 'light'],
  ['a black shape without a background', picture([black, 40], [clear, 60]), 'dark'],
  ['a black and white shape without a background', picture([black, 20], [white, 20], [clear, 60]), null],
])('%s', (_what, pixels, note) => {
  expect(logoNote(pixels)).toBe(note)
})
