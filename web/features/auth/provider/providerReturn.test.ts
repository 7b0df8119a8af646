import { expect, it } from 'vitest'
import { readProviderReturn, stateOf } from './providerReturn.ts'

it.each([
  ['a token for a window', '', '#state=s&id_token=t', { to: 'window', state: 's', idToken: 't', error: null }],
  [
    'a refusal for a window',
    '',
    '#error=access_denied&state=s',
    { to: 'window', state: 's', idToken: null, error: 'access_denied' },
  ],
  ['a code for the page', '?code=c&state=s', '', { to: 'page', state: 's', code: 'c', error: null }],
  [
    'a refusal for the page',
    '?error=access_denied&state=s',
    '',
    { to: 'page', state: 's', code: null, error: 'access_denied' },
  ],
  ['nothing', '?code=c', '', null],
  ['nothing at all', '', '', null],
])('reads %s', (_what, search, hash, expected) => {
  expect(readProviderReturn({ search, hash })).toEqual(expected)
})

it('reads the state of an authorization URL', () => {
  expect(stateOf('https://id.example/auth?client_id=a&state=word')).toBe('word')
  expect(stateOf('https://id.example/auth')).toBe('')
})
