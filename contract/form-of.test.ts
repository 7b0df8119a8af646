import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { words } from './capabilities.ts'
import { optionTypes } from './communities/options.ts'
import type { FormField } from './form-field.ts'
import { formOf, makeOptionForms } from './form-of.ts'
import { languages, localized } from './languages.ts'
import { link, requiredText, text, webUrl } from './shapes.ts'
import type { AnyWords } from './words.ts'

describe('the form of a schema', () => {
  const fields = {
    name: [requiredText(20), { kind: 'text', isRequired: true, max: 20 }],
    note: [text(300), { kind: 'text', isRequired: false, max: 300 }],
    site: [webUrl, { kind: 'url', isWeb: true }],
    link: [link, { kind: 'url', isWeb: false }],
    count: [z.number().int().min(1).max(9), { kind: 'number', min: 1, max: 9 }],
    isOn: [z.boolean(), { kind: 'switch' }],
    style: [z.enum(['a', 'b']), { kind: 'choice', choices: ['a', 'b'] }],
    list: [z.array(webUrl).min(1).max(3), { kind: 'list', of: { kind: 'url', isWeb: true }, min: 1, max: 3 }],
    sections: [
      z.partialRecord(z.enum(['a', 'b']), z.boolean()),
      { kind: 'byKey', keys: ['a', 'b'], of: { kind: 'switch' } },
    ],
  } as const satisfies Record<string, [z.ZodType, FormField]>

  test.each(Object.entries(fields))('of %s', (_name, [schema, expected]) => {
    expect(formOf(schema)).toEqual(expected)
  })

  test('of an object tells optional fields, and the languages of a text', () => {
    expect(formOf(z.strictObject({ title: localized(text(9)), url: link.optional() }))).toMatchObject({
      kind: 'group',
      isLocalized: false,
      fields: [
        { name: 'title', isOptional: false, field: { kind: 'group', isLocalized: true } },
        { name: 'url', isOptional: true, field: { kind: 'url' } },
      ],
    })
  })

  test('fails for what no form can show', () => {
    expect(() => formOf(z.union([z.string(), z.number()]))).toThrow('No form')
  })
})

/** Labels that a form shows: names of fields from the outside in, without the languages, and the choices. */
function labelsIn(field: FormField, path: string): string[] {
  switch (field.kind) {
    case 'list':
      return [`fields.${path}Item`, ...labelsIn(field.of, path)].filter(
        key => field.of.kind === 'group' || !key.endsWith('Item'),
      )
    case 'choice':
      return field.choices.map(choice => `choices.${choice}`)
    case 'byKey':
      return [...field.keys.map(key => `choices.${key}`), ...labelsIn(field.of, path)]
    case 'group':
      return field.isLocalized
        ? []
        : field.fields.flatMap(({ name, field: inner }) => [`fields.${name}`, ...labelsIn(inner, name)])
    default:
      return []
  }
}

const find = (all: AnyWords, key: string): unknown =>
  key.split('.').reduce<unknown>((found, part) => (found as AnyWords | undefined)?.[part], all)

test.each(languages)('every option, field and choice has words: %s', lang => {
  const { communityOptions } = words[lang]
  const keys = Object.entries(makeOptionForms()).flatMap(([type, form]) => [
    `types.${type}.title`,
    `types.${type}.text`,
    ...labelsIn(form, ''),
  ])
  expect(keys.length).toBeGreaterThan(Object.keys(optionTypes).length * 2)
  expect(keys.filter(key => typeof find(communityOptions, key) !== 'string')).toEqual([])
})
