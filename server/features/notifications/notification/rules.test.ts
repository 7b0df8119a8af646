import { expect, test } from 'vitest'
import { readUnsubscribeToken, unsubscribePath, unsubscribeToken } from './rules.ts'

const id = '0197a1b2-0000-7000-8000-00000000000a'
const signature = 'KgQv4vgzcaHg3zO2UrKqwws33VbQcJV0EVXqPf9a5jE'

test('an unsubscribe token names its participant', () => {
  const token = unsubscribeToken(id, 'secret')
  expect(token).toBe(`${id}.${signature}`)
  expect(readUnsubscribeToken(token, 'secret')).toBe(id)
  expect(unsubscribePath(id, 'weekly', 'secret')).toBe(`/api/unsubscribe?token=${token}&topic=weekly`)
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
])('the token %j is refused', text => {
  expect(readUnsubscribeToken(text, 'secret')).toBeNull()
})

test('a token signed with another secret is refused', () => {
  expect(readUnsubscribeToken(unsubscribeToken(id, 'another secret'), 'secret')).toBeNull()
})
