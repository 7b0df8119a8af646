import { expect, it } from 'vitest'
import { coverArea } from './coverPicture.ts'

it('a part of the picture has whole pixels and a rotation in degrees', () => {
  const area = { x: -0.3, y: 12.6, width: 640.9, height: 360.4 }
  expect(coverArea(area, 5)).toEqual({ x: 0, y: 13, width: 640, height: 360, rotate: 90 })
})
