import { describe, expect, it } from 'vitest'
import { type Box, toastTop } from './toastPlace.ts'

const toasts: Box = { left: 1044, right: 1424, top: 0, bottom: 60 }
const header: Box = { left: 248, right: 1440, top: 0, bottom: 64 }

describe('the place of toasts', () => {
  it.each<[string, Box[], number]>([
    ['at the top of a page without a header', [], 8],
    ['below the header', [header], 72],
    ['beside a title that ends before them', [header, { left: 268, right: 700, top: 76, bottom: 112 }], 72],
    ['below a title that reaches under them', [header, { left: 268, right: 1100, top: 76, bottom: 112 }], 120],
    ['below actions beside a title', [header, { left: 1300, right: 1408, top: 76, bottom: 118 }], 126],
    ['below one after the other, whatever their order', [{ ...header, top: 120, bottom: 150 }, header], 158],
    ['above what is far enough below', [header, { ...header, top: 132, bottom: 200 }], 72],
    ['below what they would touch', [header, { ...header, top: 131, bottom: 200 }], 208],
    ['at the top when the header is scrolled away', [{ ...header, top: -64, bottom: 0 }], 8],
    ['below the largest of two that overlap', [header, { ...header, top: 0, bottom: 40 }], 72],
  ])('is %s', (_, boxes, top) => {
    expect(toastTop(toasts, boxes)).toBe(top)
  })
})
