import { type CallProblem, problemOf } from './rules.ts'

/** A configured provider. Its address is the operator's, never a tenant's, so it may be on this machine. */
export type ModelProvider = { url: string; key: string | undefined }

/** Why a call failed, in words without key, text or address. */
export class ModelProviderFailure extends Error {
  readonly problem: CallProblem

  constructor(message: string, problem: CallProblem) {
    super(message)
    this.problem = problem
  }
}

const unusable: CallProblem = problemOf(null, null)

export const unusableReply = (what: string) => new ModelProviderFailure(what, unusable)

type Call = { path: string; body: unknown; timeoutMs: number; maxBytes: number }

/** The parsed reply to a POST. Redirects are refused: they would carry the texts elsewhere. */
export async function callModel(
  { url, key }: ModelProvider,
  { path, body, timeoutMs, maxBytes }: Call,
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unusableReply(error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'is down')
  })
  if (!response.ok) {
    await response.body?.cancel().catch(() => {})
    throw new ModelProviderFailure(
      `answered ${response.status}`,
      problemOf(response.status, response.headers.get('retry-after')),
    )
  }
  const text = await readUpTo(response, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw unusableReply('answered no JSON')
  }
}

async function readUpTo(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch {
    throw unusableReply('did not finish its answer')
  }
  if (size > maxBytes) throw unusableReply('answered too much')
  return Buffer.concat(chunks).toString('utf8')
}
