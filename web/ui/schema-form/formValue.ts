import type { FormField } from '#contract/form-field.ts'
import { limits } from '#contract/limits.ts'
import type { FieldWords } from '#contract/validation.ts'
import { isMailOrPhone, isWebUrl } from '#contract/web-address.ts'

/** What a form holds: plain data, with texts for numbers that are being typed. */
export type FormValue = string | number | boolean | undefined | FormValue[] | { [name: string]: FormValue }
type FormRecord = { [name: string]: FormValue }

export type FieldProblem = { word: keyof FieldWords; min?: number; max?: number }
/** By path, such as `entries.0.question.en`. */
export type FieldProblems = Record<string, FieldProblem>

export const recordOf = (value: FormValue): FormRecord =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}
export const listOf = (value: FormValue): FormValue[] => (Array.isArray(value) ? value : [])

/** A new form: as many items as a list needs, and the first choice. */
export function emptyValue(field: FormField): FormValue {
  switch (field.kind) {
    case 'text':
    case 'url':
      return ''
    case 'number':
      return field.min
    case 'switch':
      return false
    case 'choice':
      return field.choices[0] ?? ''
    case 'list':
      return Array.from({ length: field.min }, () => emptyValue(field.of))
    case 'byKey':
      return {}
    case 'group':
      return Object.fromEntries(
        field.fields.flatMap(({ name, field: inner, isOptional }) => (isOptional ? [] : [[name, emptyValue(inner)]])),
      )
  }
}

const pathOf = (path: string, part: string | number): string => (path ? `${path}.${part}` : String(part))

/** A path of this site, a mail address, a phone number or a web address. */
const isLink = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text) || isMailOrPhone(text) || isWebUrl(text)

/** What keeps the form from being saved. */
export function problemsOf(field: FormField, value: FormValue, path = ''): FieldProblems {
  const one = (problem: FieldProblem): FieldProblems => ({ [path]: problem })
  switch (field.kind) {
    case 'text': {
      const length = String(value ?? '').trim().length
      if (length === 0) return field.isRequired ? one({ word: 'required' }) : {}
      return length > field.max ? one({ word: 'atMost', max: field.max }) : {}
    }
    case 'url': {
      const text = String(value ?? '').trim()
      if (text === '') return one({ word: 'required' })
      if (text.length > limits.url.max) return one({ word: 'atMost', max: limits.url.max })
      if (field.isWeb) return isWebUrl(text) ? {} : one({ word: 'url' })
      return isLink(text) ? {} : one({ word: 'link' })
    }
    case 'number': {
      const number = typeof value === 'number' ? value : Number.NaN
      if (!Number.isInteger(number)) return one({ word: 'number' })
      if (number < field.min) return one({ word: 'atLeast', min: field.min })
      return number > field.max ? one({ word: 'noMore', max: field.max }) : {}
    }
    case 'choice':
      return field.choices.includes(String(value)) ? {} : one({ word: 'choice' })
    case 'switch':
      return {}
    case 'list':
      return merge(listOf(value).map((item, index) => problemsOf(field.of, item, pathOf(path, index))))
    case 'byKey':
      return merge(Object.entries(recordOf(value)).map(([key, item]) => problemsOf(field.of, item, pathOf(path, key))))
    case 'group': {
      const values = recordOf(value)
      return merge(
        field.fields.map(({ name, field: inner, isOptional }) =>
          isOptional && isBlank(values[name]) ? {} : problemsOf(inner, values[name], pathOf(path, name)),
        ),
      )
    }
  }
}

const merge = (all: FieldProblems[]): FieldProblems => Object.assign({}, ...all)
const isBlank = (value: FormValue): boolean => value === undefined || value === ''

/** What is sent: trimmed, and without optional fields that are empty. */
export function sentOf(field: FormField, value: FormValue): FormValue {
  switch (field.kind) {
    case 'text':
    case 'url':
      return String(value ?? '').trim()
    case 'list':
      return listOf(value).map(item => sentOf(field.of, item))
    case 'byKey':
      return Object.fromEntries(Object.entries(recordOf(value)).map(([key, item]) => [key, sentOf(field.of, item)]))
    case 'group': {
      const values = recordOf(value)
      return Object.fromEntries(
        field.fields.flatMap(({ name, field: inner, isOptional }) =>
          isOptional && isBlank(values[name]) ? [] : [[name, sentOf(inner, values[name])]],
        ),
      )
    }
    default:
      return value
  }
}
