import { describe, expect, it } from 'vitest'
import { addTag } from './tags.ts'

describe('addTag', () => {
  it.each([
    [['design'], ' product ', ['design', 'product'], null],
    [[], 'one, two,two', ['one', 'two'], null],
    [['Design'], 'design', ['Design'], 'duplicate'],
    [[], '  ', [], null],
    [[], 'a'.repeat(81), [], 'tooLong'],
    [Array.from({ length: 10 }, (_, n) => `t${n}`), 'one more', Array.from({ length: 10 }, (_, n) => `t${n}`), 'full'],
  ])('%j with "%s" added', (tags, text, after, problem) => {
    expect(addTag(tags, text)).toEqual({ tags: after, problem })
  })
})
