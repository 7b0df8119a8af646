import { expect, test } from 'vitest'
import {
  checkCodeUrl,
  checkDiscovery,
  checkTokenUrl,
  checkUserInfoUrl,
  discoveryAddress,
  isProviderAddress,
  isSameServer,
  keepsSecret,
  readDiscovery,
} from './rules.ts'

test.each([
  ['https://id.example/auth', true, true],
  ['http://id.example/auth', true, false],
  ['http://id.example/auth', false, false],
  ['http://127.0.0.1:4000/auth', false, true],
  ['http://localhost:4000/auth', false, true],
  ['http://[::1]:4000/auth', false, true],
  ['http://localhost.evil.example/auth', false, false],
  ['http://127.0.0.1:4000/auth', true, false],
  ['https://user@id.example/', true, false],
  ['https://user:secret@id.example/', false, false],
  ['https://:secret@id.example/', false, false],
])('%s, in production %s: allowed %s', (url, isProduction, isAllowed) => {
  expect(isProviderAddress(url, isProduction)).toBe(isAllowed)
})

test.each([
  [null, 'https://id.example/token', true],
  ['https://id.example/token', 'https://id.example/oauth/token', true],
  ['https://id.example/token', 'https://evil.example/token', false],
  ['https://id.example/token', 'https://id.example:8443/token', false],
  ['http://id.example/token', 'https://id.example/token', false],
])('a secret for %s may be sent to %s: %s', (before, after, isKept) => {
  expect(keepsSecret(before === null ? null : { tokenUrl: before }, after)).toBe(isKept)
})

const server = {
  issuer: 'https://id.example',
  tokenUrl: 'https://id.example/a/token',
  userInfoUrl: 'https://id.example/a/me',
}
test.each([
  [server, {}, true],
  [null, {}, false],
  [server, { issuer: 'https://other.example' }, false],
  [server, { tokenUrl: 'https://id.example/b/token' }, false],
  [server, { userInfoUrl: 'https://id.example/b/me' }, false],
])('after %o, with %o it is the same server: %o', (before, changes, isSame) => {
  expect(isSameServer(before, { ...server, ...changes })).toBe(isSame)
})

const issuer = 'https://id.example'
const endpoints = { codeUrl: `${issuer}/auth`, tokenUrl: `${issuer}/token`, userInfoUrl: `${issuer}/me` }
const document = {
  issuer,
  authorization_endpoint: endpoints.codeUrl,
  token_endpoint: endpoints.tokenUrl,
  userinfo_endpoint: endpoints.userInfoUrl,
}
const text = (changes: object = {}) => JSON.stringify({ ...document, ...changes })

test('the discovery document stands under the issuer, with a slash or without', () => {
  const expected = 'https://id.example/club/.well-known/openid-configuration'
  expect(['https://id.example/club', 'https://id.example/club/'].map(discoveryAddress)).toEqual([expected, expected])
})

test.each([
  ['its endpoints', text(), endpoints],
  ['an issuer with a slash', text({ issuer: `${issuer}/` }), endpoints],
  ['another issuer', text({ issuer: 'https://evil.example' }), null],
  ['no issuer', text({ issuer: undefined }), null],
  ['no token endpoint', text({ token_endpoint: undefined }), null],
  ['a script as an endpoint', text({ authorization_endpoint: 'javascript:alert(1)' }), null],
  ['no JSON', '<html>', null],
  ['null', 'null', null],
  ['a text', '"id"', null],
])('a document with %s', (_what, given, expected) => {
  expect(readDiscovery(given, issuer)).toEqual(expected)
})

test.each([
  [{ status: 200, text: text() }, 'ok', null],
  [{ status: 200, text: text({ authorization_endpoint: `${endpoints.codeUrl}?prompt=login` }) }, 'ok', null],
  [{ status: 200, text: text({ token_endpoint: 'https://id.example/other' }) }, 'warning', 'otherAddress'],
  [{ status: 200, text: text({ userinfo_endpoint: 'https://other.example/me' }) }, 'warning', 'otherAddress'],
  [{ status: 200, text: '{}' }, 'warning', 'otherIssuer'],
  [{ status: 404, text: text() }, 'warning', 'noDiscovery'],
  [{ problem: 'unreachable' as const }, 'warning', 'unreachable'],
])('discovery: %j is %s, %s', (answer, state, problem) => {
  const status = 'status' in answer ? answer.status : null
  expect(checkDiscovery(answer, issuer, endpoints)).toEqual({ part: 'discovery', state, problem, status })
})

const refusals = (state: string, problem: string | null) => ({ state, problem })
const { notPublic, unreachable } = {
  notPublic: { problem: 'notPublic' },
  unreachable: { problem: 'unreachable' },
} as const

test.each([
  [{ status: 200, text: '' }, refusals('ok', null)],
  [{ status: 302, text: '' }, refusals('ok', null)],
  [{ status: 400, text: '' }, refusals('ok', null)],
  [{ status: 404, text: '' }, refusals('failed', 'answered')],
  [{ status: 500, text: '' }, refusals('failed', 'answered')],
  [notPublic, refusals('failed', 'notPublic')],
])('the login page: %j is %j', (answer, expected) => {
  expect(checkCodeUrl(answer)).toMatchObject({ part: 'codeUrl', ...expected })
})

test.each([
  [{ status: 400, text: '{"error":"invalid_grant"}' }, refusals('ok', null)],
  [{ status: 200, text: '{"error":"bad_verification_code"}' }, refusals('ok', null)],
  [{ status: 401, text: '' }, refusals('failed', 'client')],
  [{ status: 400, text: '{"error":"invalid_client"}' }, refusals('failed', 'client')],
  [{ status: 400, text: '{"error":"unauthorized_client"}' }, refusals('failed', 'client')],
  [{ status: 400, text: '<html>' }, refusals('failed', 'answered')],
  [{ status: 404, text: '' }, refusals('failed', 'answered')],
  [{ status: 500, text: '{"error":"server_error"}' }, refusals('failed', 'answered')],
  [unreachable, refusals('failed', 'unreachable')],
])('the token address: %j is %j', (answer, expected) => {
  expect(checkTokenUrl(answer)).toMatchObject({ part: 'tokenUrl', ...expected })
})

test.each([
  [{ status: 400, text: '' }, refusals('ok', null)],
  [{ status: 401, text: '' }, refusals('ok', null)],
  [{ status: 403, text: '' }, refusals('ok', null)],
  [{ status: 200, text: '' }, refusals('failed', 'answered')],
  [{ status: 404, text: '' }, refusals('failed', 'answered')],
  [unreachable, refusals('failed', 'unreachable')],
])('the user info address: %j is %j', (answer, expected) => {
  expect(checkUserInfoUrl(answer)).toMatchObject({ part: 'userInfoUrl', ...expected })
})
