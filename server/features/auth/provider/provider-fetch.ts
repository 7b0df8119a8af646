import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '#server/platform/http/failure.ts'

const timeoutMs = 5000
const maxBytes = 100_000

type Options = { method?: 'POST'; headers?: Record<string, string>; body?: URLSearchParams }

/**
 * Fetches a JSON object from a configured address of a provider; null when the provider refuses. Fails with UNAVAILABLE
 * when it cannot be reached, times out, fails, redirects, sends too much or no JSON object.
 */
export async function fetchObject(
  log: FastifyBaseLogger,
  url: string,
  options: Options = {},
): Promise<Record<string, unknown> | null> {
  try {
    const headers = { accept: 'application/json', ...options.headers }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...options, headers, signal, redirect: 'manual' })
    const { status, ok } = response
    if (status < 200 || status === 429 || status >= 500 || (status >= 300 && status < 400)) {
      await response.body?.cancel()
      throw new Error(`It answered ${status}`)
    }
    const text = await readText(response)
    return ok ? objectIn(text) : null
  } catch (error) {
    throw unavailable(log, url, error)
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`It sent more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
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
