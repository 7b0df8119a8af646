import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '#server/platform/http/failure.ts'

const patienceMs = 5000
const mostBytes = 100_000

type Question = { method?: 'POST'; headers?: Record<string, string>; body?: URLSearchParams }
export type Reply = { isOk: boolean; status: number; body: string }

/**
 * Asks a provider at an address of the configuration. A provider that cannot be reached, does not answer in time, fails, sends
 * elsewhere or says too much is not available; what it refuses is for the caller to judge.
 */
export async function ask(log: FastifyBaseLogger, url: string, question: Question = {}): Promise<Reply> {
  try {
    const headers = { accept: 'application/json', ...question.headers }
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { ...question, headers, signal, redirect: 'manual' })
    const { status, ok: isOk } = response
    if (status < 200 || status === 429 || status >= 500 || (status >= 300 && status < 400)) {
      await response.body?.cancel()
      throw new Error(`It answered ${status}`)
    }
    return { isOk, status, body: await readSome(response) }
  } catch (error) {
    throw unavailable(log, url, error)
  }
}

/** The same for an answer that has to be a JSON object. */
export async function askForObject(
  log: FastifyBaseLogger,
  url: string,
  question?: Question,
): Promise<Record<string, unknown> | null> {
  const { isOk, body } = await ask(log, url, question)
  if (!isOk) return null
  const parsed = parse(body)
  if (typeof parsed !== 'object' || parsed === null) throw unavailable(log, url, new Error('It sent no JSON object'))
  return parsed as Record<string, unknown>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Never more of it than a provider has reason to say. */
async function readSome(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error(`It sent more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function unavailable(log: FastifyBaseLogger, url: string, error: unknown): Failure {
  log.warn({ host: new URL(url).host, reason: String(error) }, 'a sign-in provider is not available')
  return new Failure('UNAVAILABLE')
}
