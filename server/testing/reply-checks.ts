import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { failures } from '#contract/capabilities.ts'
import { failureBody } from '#contract/failure-body.ts'

/** Internals that must not leak: stacks, statements, database errors, paths. */
const traces =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|file:\/\/|\/(tmp|home|root|usr|var|work)\/|\b(select|insert|update|delete) .* (from|into|set|where)\b|violates|relation "|syntax error|ECONNREFUSED|PostgresError|ZodError/i

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
}

/** Invariants of every response. Returns the parsed failure, if it is one. */
export function expectValidReply(response: LightMyRequestResponse) {
  expect(response.headers).toMatchObject(securityHeaders)
  expect(response.statusCode).not.toBe(405)
  if (response.statusCode < 400) return undefined
  expect(response.statusCode, response.body).toBeLessThan(500)
  expect(response.body).not.toMatch(traces)
  const failure = failureBody.parse(response.json())
  expect(failure).toMatchObject({ ...failures[failure.name], status: response.statusCode })
  expect(failure.code === 405).toBe(failure.name === 'SESSION_ENDED')
  return failure
}

/** The same for a response that must be a failure. */
export function expectFailure(response: LightMyRequestResponse, what = '') {
  const failure = expectValidReply(response)
  if (failure) return failure
  throw new Error(`${what} was answered with ${response.statusCode} ${response.body.slice(0, 200)}`)
}
