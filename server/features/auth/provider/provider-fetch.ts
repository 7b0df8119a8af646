import type { FastifyBaseLogger } from 'fastify'
import { callableAddresses } from '#server/platform/http/addresses.ts'
import { requestExternal } from '#server/platform/http/external-fetch.ts'
import { Failure } from '#server/platform/http/failure.ts'

const timeoutMs = 5000
const maxBytes = 100_000

/** Who configured the address: the operator may name any, a community only such as the server may call for it. */
export type Reach = (address: string) => boolean
export const operatorReach: Reach = () => true
export const communityReach = ({ isProduction }: { isProduction: boolean }): Reach => callableAddresses(isProduction)

type Options = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: URLSearchParams }

/**
 * Fetches a JSON object from a configured address of a provider; null when the provider refuses. Fails with UNAVAILABLE
 * when it cannot be reached, times out, fails, redirects, sends too much or no JSON object.
 */
export async function fetchObject(
  log: FastifyBaseLogger,
  url: string,
  isAllowed: Reach,
  { method = 'GET', headers, body }: Options = {},
): Promise<Record<string, unknown> | null> {
  try {
    const form = body && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
    const sent = { accept: 'application/json', ...form, ...headers }
    const { status, text } = await requestExternal(url, {
      method,
      headers: sent,
      ...(body && { body: body.toString() }),
      timeoutMs,
      maxBytes,
      isAllowed,
    })
    if (status < 200 || status === 429 || status >= 500 || (status >= 300 && status < 400))
      throw new Error(`It answered ${status}`)
    return status < 300 ? objectIn(text) : null
  } catch (error) {
    throw unavailable(log, url, error)
  }
}

function objectIn(text: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) throw new Error('It sent no JSON object')
  return parsed as Record<string, unknown>
}

export function unavailable(log: FastifyBaseLogger, url: string, error: unknown): Failure {
  log.warn({ host: new URL(url).host, reason: String(error) }, 'a sign-in provider is not available')
  return new Failure('UNAVAILABLE')
}
