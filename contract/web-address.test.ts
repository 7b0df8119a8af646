import { expect, test } from 'vitest'
import { hasLink, hasWebAddress } from './web-address.ts'

test.each([
  'example.com',
  'Win at example.com today',
  'Иванов.рф',
  'сайт.онлайн',
  'http://x',
  'https://example.org/path',
  'www.example',
  'See WWW.example',
  't.me/spam',
  't.me',
  'T.Me',
  'x.com',
  'bit.ly/3',
  'anna@example.com',
  'mailto:anna',
  'example。com',
  'example．com',
  'xn--80ak6aa92e.xn--p1ai',
  '(example.com)',
  '«example.com»',
  'sub.example.co.uk',
  'a1.example',
  'tg://resolve',
])('%s contains a web address', text => {
  expect(hasWebAddress(text)).toBe(true)
})

test.each([
  'Anna',
  'J.R. Smith',
  'J.R.Smith',
  'А.С.Пушкин',
  'А. С. Пушкин',
  'St. John',
  'A.B. Company',
  'Ph.D',
  'Web 2.0',
  'Клуб №1.',
  'Tea & games...',
  'Dr. No, Jr.',
  'Salt/Pepper',
  'mr:smith',
  'wwwhat',
  '',
])('%s contains none', text => {
  expect(hasWebAddress(text)).toBe(false)
})

test.each([
  ['Booking.com', false],
  ['Mail.ru Group', false],
  ['Node.js developer', false],
  ['CTO/CFO', false],
  ['C#', false],
  ['https://booking.com', true],
  ['www.booking.com', true],
  ['booking.com/offer', true],
  ['booking.com?x', true],
  ['booking.com#x', true],
  ['me@booking.com', true],
])('%s contains a link: %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected)
})
