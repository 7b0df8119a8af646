import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { expectFailure, expectValidReply } from './reply-checks.ts'

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const notFound = { message: 'There is nothing here.', code: 1004, name: 'NOT_FOUND', status: 404 }

function reply(statusCode: number, body: unknown = {}, own: Record<string, string> = {}): LightMyRequestResponse {
  const text = JSON.stringify(body)
  return { statusCode, headers: { ...headers, ...own }, body: text, json: () => body } as LightMyRequestResponse
}

test('a result and a failure of the contract are valid', () => {
  expect(expectValidReply(reply(200))).toBeUndefined()
  expect(expectValidReply(reply(404, notFound))).toEqual(notFound)
})

test.each([
  ['another content type may be guessed', reply(200, {}, { 'x-content-type-options': '' })],
  ['the page may be framed', reply(200, {}, { 'content-security-policy': "default-src 'none'" })],
  ['the method is not allowed', reply(405)],
  ['the server failed', reply(500, { ...notFound, code: 1000, name: 'UNEXPECTED', status: 500 })],
  ['a path of the server is shown', reply(404, { ...notFound, message: 'at /var/lib/x' })],
  ['a statement is shown', reply(404, { ...notFound, message: 'select id from app_user' })],
  ['the failure has an unknown name', reply(404, { ...notFound, name: 'LOST' })],
  ['the status is not that of the failure', reply(403, notFound)],
  ['the body names another status', reply(404, { ...notFound, status: 403 })],
  ['the code is not that of the failure', reply(404, { ...notFound, code: 1003 })],
])('a reply is refused when %s', (_case, response) => {
  expect(() => expectValidReply(response)).toThrow()
})

test('a result is no failure', () => {
  expect(() => expectFailure(reply(200))).toThrow('was answered with 200')
})
