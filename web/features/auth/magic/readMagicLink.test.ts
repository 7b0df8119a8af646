import { expect, it } from 'vitest'
import { readMagicLink } from './readMagicLink.ts'

it.each([
  ['?url_auth_token=abc', { url_auth_token: 'abc' }],
  ['?url_auth_token=abc&back_to=%2Fevent%2Fwalk%3Fa%3D1', { url_auth_token: 'abc', back_to: '/event/walk?a=1' }],
  ['?url_auth_token=%20abc%20&back_to=%20%2Fa%20', { url_auth_token: 'abc', back_to: '/a' }],
  ['?url_auth_token=%20&back_to=/', null],
  ['?back_to=/', null],
  ['', null],
])('%j is read as %j', (search, link) => {
  expect(readMagicLink(search)).toEqual(link)
})
