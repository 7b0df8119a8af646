import { expect, it } from 'vitest'
import { fileSize } from './fileSize.ts'

it.each([
  [1, 'kb', 1],
  [14_500, 'kb', 14],
  [1024 * 1023, 'kb', 1023],
  [1024 * 1024, 'mb', 1],
  [2.44 * 1024 * 1024, 'mb', 2.4],
])('%s bytes are shown in %s', (bytes, unit, count) => {
  expect(fileSize(bytes)).toEqual({ unit, count })
})
