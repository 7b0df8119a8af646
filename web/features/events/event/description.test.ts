import { expect, test } from 'vitest'
import { contactLink } from './contactLink.ts'
import { isLong, paragraphsOf } from './description.ts'

const words = (text: string) => ({ text, href: null })

test('blank lines separate paragraphs, single line breaks stay', () => {
  expect(paragraphsOf('Tea.\nJam.\n\n \nNames.')).toEqual([[words('Tea.\nJam.')], [words('Names.')]])
  expect(paragraphsOf('  \n ')).toEqual([])
})

test('web addresses become links, without the punctuation after them', () => {
  expect(paragraphsOf('See https://tea.example/menu?a=1, and (http://jam.example).')).toEqual([
    [
      words('See '),
      { text: 'tea.example/menu?a=1', href: 'https://tea.example/menu?a=1' },
      words(', and ('),
      { text: 'jam.example', href: 'http://jam.example' },
      words(').'),
    ],
  ])
})

test('nothing but http and https becomes a link, and markup stays text', () => {
  for (const text of ['javascript:alert(1)', '<a href="x">x</a>', 'ftp://tea.example'])
    expect(paragraphsOf(text)).toEqual([[words(text)]])
})

test('long texts are folded', () => {
  expect(isLong('a'.repeat(900))).toBe(false)
  expect(isLong('a'.repeat(901))).toBe(true)
  expect(isLong('a\n'.repeat(15))).toBe(true)
})

test.each([
  ['tea@example.com', 'mailto:tea@example.com'],
  ['@leila_haddad', 'https://t.me/leila_haddad'],
  ['https://tea.example', 'https://tea.example'],
  ['t.me/leila', 'https://t.me/leila'],
  ['+49 30 123-45-67', 'tel:+49301234567'],
  ['Ask Leila at the door', null],
  ['javascript:alert(1)', null],
  ['tea@example.com?bcc=eve@example.com', null],
  ['tea?bcc=eve@example.com', null],
  ['tea@example.com?body=Pay-me.now', null],
])('the contact %s opens %s', (contact, link) => expect(contactLink(contact)).toBe(link))
