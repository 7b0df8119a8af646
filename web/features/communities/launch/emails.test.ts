import { expect, test } from 'vitest'
import { readEmails } from './emails.ts'

test.each([
  ['', [], null],
  [' a@b.example\nC@d.example ', ['a@b.example', 'c@d.example'], null],
  ['a@b.example, a@b.example;c@d.example', ['a@b.example', 'c@d.example'], null],
  ['a@b.example anna', ['a@b.example', 'anna'], 'anna'],
  ['a@b', ['a@b'], 'a@b'],
])('%j', (typed, emails, wrong) => {
  expect(readEmails(typed)).toEqual({ emails, wrong })
})
