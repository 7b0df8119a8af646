import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { email, requiredText } from './shapes.ts'
import { explainFields } from './validation.ts'
import { fields as en } from './words/en/fields.ts'
import { fields as ru } from './words/ru/fields.ts'

const shape = z.strictObject({
  email,
  title: requiredText(5),
  count: z.number().min(3).max(7).optional(),
  kind: z.enum(['a', 'b']).optional(),
  nested: z.strictObject({ list: z.array(z.string()).max(4) }).optional(),
})

function explain(value: unknown, words: typeof en = en) {
  const parsed = shape.safeParse(value, { reportInput: true })
  return parsed.success ? {} : { ...explainFields(parsed.error, words) }
}

const sound = { email: 'vera@example.com', title: 'Tea' }

describe('a field error', () => {
  test.each([
    [{ ...sound, email: 'vera' }, { email: en.email }],
    [{ ...sound, title: '' }, { title: en.required }],
    [{ title: 'Tea' }, { email: en.required }],
    [{ ...sound, title: 5 }, { title: en.invalid }],
    [{ ...sound, title: 'too long' }, { title: 'No more than 5 characters' }],
    [{ ...sound, count: 1 }, { count: 'At least 3' }],
    [{ ...sound, count: 8 }, { count: 'No more than 7' }],
    [{ ...sound, nested: { list: Array(5).fill('a') } }, { 'nested.list': 'No more than 4' }],
    [{ ...sound, kind: 'c' }, { kind: en.choice }],
    [
      { ...sound, other: 1, more: 2 },
      { other: en.unknown, more: en.unknown },
    ],
    [{ ...sound, nested: { list: ['a', 1] } }, { 'nested.list.1': en.invalid }],
    [
      { ...sound, nested: { list: [], constructor: 1, toString: 2 } },
      { constructor: en.unknown, toString: en.unknown },
    ],
    [[], { body: en.invalid }],
  ])('%j gives one sentence per field', (value, expected) => {
    expect(explain(value)).toEqual(expected)
  })

  test('is in the requested language', () => {
    expect(explain({ ...sound, title: '' }, ru)).toEqual({ title: ru.required })
    expect(ru.required).not.toBe(en.required)
  })

  test('is absent for valid input', () => {
    expect(explain(sound)).toEqual({})
  })
})
