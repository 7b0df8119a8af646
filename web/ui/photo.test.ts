import { describe, expect, test } from 'vitest'
import { photoUrl } from './photo.ts'

describe('photoUrl', () => {
  test('replaces the size suffix', () => {
    expect(photoUrl('/files/a-256/photo-256.webp', 512)).toBe('/files/a-256/photo-512.webp')
    expect(photoUrl('/files/photo-256.webp?v=2', 108)).toBe('/files/photo-108.webp?v=2')
  })
  test('leaves a generated face unchanged', () =>
    expect(photoUrl('/art/face.svg?seed=1', 512)).toBe('/art/face.svg?seed=1'))
})
