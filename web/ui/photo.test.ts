import { describe, expect, test } from 'vitest'
import { photoSize, photoUrl } from './photo.ts'

describe('photoSize', () => {
  test.each([
    [320, 108],
    [575, 108],
    [576, 256],
    [767, 256],
    [768, 512],
    [1440, 512],
  ])('a page %i wide shows %i', (width, size) => expect(photoSize(width)).toBe(size))
})

describe('photoUrl', () => {
  test('replaces the size suffix', () => {
    expect(photoUrl('/files/a-256/photo-256.webp', 512)).toBe('/files/a-256/photo-512.webp')
    expect(photoUrl('/files/photo-256.webp?v=2', 108)).toBe('/files/photo-108.webp?v=2')
  })
  test('leaves a generated face unchanged', () =>
    expect(photoUrl('/art/face.svg?seed=1', 512)).toBe('/art/face.svg?seed=1'))
})
