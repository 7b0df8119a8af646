import { describe, expect, it } from 'vitest'
import type { FormField } from '#contract/form-field.ts'
import { limits } from '#contract/limits.ts'
import { emptyValue, problemsOf, sentOf } from './formValue.ts'

const text = (isRequired: boolean): FormField => ({ kind: 'text', isRequired, max: 5 })
const web: FormField = { kind: 'url', isWeb: true }
const link: FormField = { kind: 'url', isWeb: false }
const number: FormField = { kind: 'number', min: 1, max: 9 }
const form: FormField = {
  kind: 'group',
  isLocalized: false,
  fields: [
    { name: 'title', field: text(true), isOptional: false },
    { name: 'url', field: link, isOptional: true },
    { name: 'steps', field: { kind: 'list', of: text(true), min: 2, max: 4 }, isOptional: false },
    { name: 'sections', field: { kind: 'byKey', keys: ['a', 'b'], of: text(true) }, isOptional: false },
    { name: 'style', field: { kind: 'choice', choices: ['calm', 'loud'] }, isOptional: false },
    { name: 'isOn', field: { kind: 'switch' }, isOptional: false },
  ],
}

describe('a form', () => {
  it('starts with what it needs', () => {
    expect(emptyValue(form)).toEqual({ title: '', steps: ['', ''], sections: {}, style: 'calm', isOn: false })
    expect(emptyValue(number)).toBe(1)
  })

  it('names the path of each problem, and leaves empty optional fields alone', () => {
    expect(problemsOf(form, { ...(emptyValue(form) as object), url: '', sections: { b: '' } })).toEqual({
      title: { word: 'required' },
      'steps.0': { word: 'required' },
      'steps.1': { word: 'required' },
      'sections.b': { word: 'required' },
    })
    expect(problemsOf(form, { title: 'Tea', url: 'no', steps: [], sections: {}, style: 'other' })).toEqual({
      url: { word: 'link' },
      style: { word: 'choice' },
    })
  })

  it.each([
    [text(true), 'a', undefined],
    [text(true), '  ', 'required'],
    [text(false), '', undefined],
    [text(true), 'abcdef', 'atMost'],
    [web, '', 'required'],
    [web, 'https://tea.example', undefined],
    [web, '/path', 'url'],
    [web, 'javascript:alert(1)', 'url'],
    [link, '/path', undefined],
    [link, '//evil.example', 'link'],
    [link, '/\\evil.example', 'link'],
    [link, '/a\\b', 'link'],
    [link, 'mailto:a@tea.example', undefined],
    [link, 'tel:+7 495 000-00-00', undefined],
    [link, 'tel:tea', 'link'],
    [link, `/${'a'.repeat(limits.url.max)}`, 'atMost'],
    [number, 1, undefined],
    [number, 0, 'atLeast'],
    [number, 10, 'noMore'],
    [number, 'x', 'number'],
    [number, '', 'number'],
  ] as const)('%o with %o: %s', (field, value, problem) => {
    expect(problemsOf(field, value, 'it').it?.word).toBe(problem)
  })

  it('is sent trimmed, without empty optional fields', () => {
    const value = { title: ' Tea ', url: '', steps: [' a '], sections: { a: ' b ' }, style: 'calm', isOn: true }
    expect(sentOf(form, value)).toEqual({ title: 'Tea', steps: ['a'], sections: { a: 'b' }, style: 'calm', isOn: true })
  })
})
