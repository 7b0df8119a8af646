import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { failures } from '#contract/capabilities.ts'
import { failureBody } from '#contract/failure-body.ts'

/** Internals that must not leak: stacks, statements, database errors, paths. */
const traces =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|file:\/\/|\/(tmp|home|root|usr|var|work)\/|\b(select|insert|update|delete) .* (from|into|set|where)\b|violates|relation "|syntax error|ECONNREFUSED|PostgresError|ZodError/i

const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
}
const closedPolicy = /default-src 'none'.*frame-ancestors 'none'/

export const securityHeaders = { ...fixedHeaders, 'content-security-policy': expect.stringMatching(closedPolicy) }

const isSecured = (headers: LightMyRequestResponse['headers']) =>
  closedPolicy.test(String(headers['content-security-policy'])) &&
  Object.entries(fixedHeaders).every(([name, value]) => headers[name] === value)

/**
 * Invariants of every response. Returns the parsed failure, if it is one. Without `expect`: there are about a hundred thousand
 * responses, and its matchers take longer than most of them.
 */
export function expectValidReply(response: LightMyRequestResponse) {
  const { statusCode, headers, body } = response
  const mustBe = (isSo: boolean, what: string) => {
    if (!isSo) throw new Error(`${what}: ${statusCode} ${body.slice(0, 500)} ${JSON.stringify(headers)}`)
  }
  mustBe(isSecured(headers), 'has the security headers')
  mustBe(statusCode !== 405, 'is no 405')
  if (statusCode < 400) return undefined
  mustBe(statusCode < 500, 'is no error of the server')
  mustBe(!traces.test(body), 'shows no internals')
  const failure = failureBody.parse(response.json())
  const { status, code } = failures[failure.name]
  mustBe(
    failure.status === statusCode && failure.status === status && failure.code === code,
    'is a failure of the contract',
  )
  mustBe((failure.code === 405) === (failure.name === 'SESSION_ENDED'), 'ends the session with its own code alone')
  return failure
}

/** The same for a response that must be a failure. */
export function expectFailure(response: LightMyRequestResponse, what = '') {
  const failure = expectValidReply(response)
  if (failure) return failure
  throw new Error(`${what} was answered with ${response.statusCode} ${response.body.slice(0, 200)}`)
}
