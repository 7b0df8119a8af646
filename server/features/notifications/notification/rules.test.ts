import { expect, test } from 'vitest'
import { readUnsubscribeToken, unsubscribePath, unsubscribeToken } from './rules.ts'

const id = '0197a1b2-0000-7000-8000-00000000000a'
const token = unsubscribeToken(id, 'secret')
const signature = token.split('.')[1] ?? ''

test('an unsubscribe token names its participant', () => {
  expect(token).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`))
  expect(readUnsubscribeToken(token, 'secret')).toBe(id)
  expect(unsubscribePath(id, 'secret')).toBe(`/api/unsubscribe?token=${token}`)
})

test('tokens in letters of earlier releases are still valid', () => {
  expect(unsubscribeToken('vera', 'secret')).toBe('vera.XWqE_MF770O2AGkCitB6xuSIEOLrR07i0OzvZ8U9Qf0')
})

test.each([
  '',
  id,
  `${id}.`,
  `.${signature}`,
  `${id}.${signature.slice(1)}`,
  `${id}.${signature}x`,
  `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
  `${id.replace('a1b2', 'a1b3')}.${signature}`,
  unsubscribeToken(id, 'another secret'),
])('the token %j is refused', text => {
  expect(readUnsubscribeToken(text, 'secret')).toBeNull()
})
