import { describe, expect, it } from 'vitest'
import { cropArea, fileOfDataUrl, pictureProblem } from './picture.ts'

describe('pictureProblem', () => {
  it.each([
    ['image/jpeg', 100, null],
    ['image/png', 100, null],
    ['image/gif', 100, 'format'],
    ['image/svg+xml', 100, 'format'],
    ['', 100, 'format'],
    ['image/png', 10 * 1024 * 1024 + 1, 'tooLarge'],
  ])('%s of %i bytes: %s', (type, size, problem) => {
    expect(pictureProblem({ type, size })).toBe(problem)
  })
})

it('reads a data URL', async () => {
  const file = fileOfDataUrl(`data:image/png;base64,${btoa('abc')}`)
  expect([file.type, file.name, await file.text()]).toEqual(['image/png', 'photo.png', 'abc'])
})

describe('cropArea', () => {
  it('rounds and stays inside the image', () => {
    expect(cropArea({ x: -0.4, y: 10.6, width: 100.9, height: 100.2 }, 0)).toEqual({
      x: 0,
      y: 11,
      size: 100,
      rotate: 0,
    })
  })
  it.each([
    [1, 90],
    [4, 0],
    [-1, 270],
  ])('%i quarter turns are %i degrees', (turns, rotate) => {
    expect(cropArea({ x: 0, y: 0, width: 1, height: 1 }, turns).rotate).toBe(rotate)
  })
})
