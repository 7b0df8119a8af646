import { expect, test } from 'vitest'
import { isContactUrl } from './contact-url.ts'

test.each([
  'https://t.me/club',
  'https://maps.example/?q=Tea%20Street%201',
  'mailto:club@example.org',
  'tel:+74951234567',
  'tel:+7-495-123-45-67',
  'tel:8(800)555-35-35',
  'tel:+7 495 000-00-00',
])('%s is a link of "Contact us"', url => {
  expect(isContactUrl(url)).toBe(true)
})

test.each([
  ['', 'empty'],
  ['http://t.me/club', 'no encryption'],
  ['https://user:secret@t.me/', 'credentials'],
  ['https://', 'no host'],
  ['/faq', 'a path'],
  ['javascript:alert(1)', 'a script'],
  ['data:text/html,x', 'data'],
  ['ftp://t.me/', 'another scheme'],
  ['mailto:club', 'no host of an address'],
  ['mailto:club@example.org?bcc=a@b.example', 'further fields of a letter'],
  ['mailto:a b@example.org', 'a space'],
  ['tel:', 'no number'],
  ['tel:+7495*1#', 'codes of a phone'],
  ['xtel:+7495', 'a scheme that ends alike'],
  ['https://t.me/\nclub', 'a line break'],
])('%j is none: %s', url => {
  expect(isContactUrl(url)).toBe(false)
})
