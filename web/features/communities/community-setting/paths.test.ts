import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './paths.ts'

const record = { title: { en: 'Tea', ru: 'Чай' }, steps: [{ text: 'a' }, { text: 'b' }], links: null }

test.each([
  ['title.ru', 'Чай'],
  ['steps.1.text', 'b'],
  ['links', null],
  ['links.about', undefined],
  ['nothing.at.all', undefined],
])('%s is %j', (path, value) => {
  expect(valueAt(record, path)).toEqual(value)
})

test('a value is replaced without touching the record or its other parts', () => {
  const changed = withValueAt(record, 'steps.0.text', 'c')
  expect(changed).toEqual({ ...record, steps: [{ text: 'c' }, { text: 'b' }] })
  expect(record.steps[0]?.text).toBe('a')
  expect(changed.title).toBe(record.title)
  expect(withValueAt(record, 'links.about', 'x').links).toEqual({ about: 'x' })
})
