import { buffer } from 'node:stream/consumers'
import { readWholeReply } from '#server/platform/http/whole-reply.ts'

/*
 * One call to a messenger, through the library of that messenger. What became of it is read from the connection itself, in the same
 * way for all of them: a message that may have been accepted must not be sent again.
 */

/**
 * `UNREACHED`: nothing was sent. `BUSY`: the messenger failed before it accepted. `LIMITED`: too many, until `retryAfterMs`.
 * `UNCERTAIN`: it was sent, and no answer came. `BLOCKED`: the person cannot be written to. `REVOKED`: the token is refused.
 * `REFUSED`: for any other reason.
 */
export type FailureKind = 'UNREACHED' | 'BUSY' | 'LIMITED' | 'UNCERTAIN' | 'BLOCKED' | 'REVOKED' | 'REFUSED'

export class MessengerFailure extends Error {
  readonly kind: FailureKind
  readonly retryAfterMs: number | null
  /** The id that a Telegram group has since it became a supergroup. */
  readonly movedTo: string | null
  constructor(kind: FailureKind, problem: string, retryAfterMs: number | null = null, movedTo: string | null = null) {
    super(problem)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
    this.movedTo = movedTo
  }
}

export type Answer = { status: number; code: string; problem: string }

/** What a refusal means at this messenger. */
export type ReadRefusal = (answer: Answer) => FailureKind

type Seen = {
  reached: 'no' | 'maybe' | 'yes'
  problem: string
  answer: Answer | null
  retryAfterMs: number | null
  movedTo: string | null
}

const timeoutMs = 15_000
const maxBytes = 5_000_000

/** Errors of a connection that was never made, so that nothing was sent. */
const unreached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** A messenger that is silent for `waitMs` is not waited for. */
export async function attempt<T>(
  readRefusal: ReadRefusal,
  call: (request: typeof fetch) => Promise<T>,
  waitMs = timeoutMs,
): Promise<T> {
  const seen: Seen = { reached: 'no', problem: '', answer: null, retryAfterMs: null, movedTo: null }
  try {
    return await call(watched(seen, waitMs))
  } catch (error) {
    if (seen.reached === 'no') throw new MessengerFailure('UNREACHED', seen.problem || messageOf(error))
    if (seen.reached === 'maybe') throw new MessengerFailure('UNCERTAIN', seen.problem)
    if (!seen.answer) throw new MessengerFailure('UNCERTAIN', messageOf(error))
    const { status, problem } = seen.answer
    if (status === 429) throw new MessengerFailure('LIMITED', problem, seen.retryAfterMs)
    // A gateway that waited in vain does not know whether the message was accepted.
    if (status === 504) throw new MessengerFailure('UNCERTAIN', problem)
    if (status >= 500) throw new MessengerFailure('BUSY', problem)
    throw new MessengerFailure(readRefusal(seen.answer), problem, seen.retryAfterMs, seen.movedTo)
  }
}

/** Each request has a connection of its own: on a kept one that was just closed, nobody could tell whether it arrived. */
const watched =
  (seen: Seen, waitMs: number): typeof fetch =>
  async (url, init = {}) => {
    const { method } = init
    const body = await wholeOf(init.body)
    const headers = new Headers(init.headers)
    headers.set('connection', 'close')
    const signal = AbortSignal.timeout(waitMs)
    try {
      const response = await fetch(url, { headers, signal, ...(method ? { method } : {}), ...(body ? { body } : {}) })
      seen.reached = 'maybe'
      const text = await readWholeReply(response, { timeoutMs: waitMs, maxBytes })
      seen.reached = 'yes'
      read(seen, response, text)
      return new Response(text || null, { status: response.status, headers: response.headers })
    } catch (error) {
      const cause = (error as { cause?: NodeJS.ErrnoException }).cause
      seen.reached = unreached.has(cause?.code ?? '') ? 'no' : 'maybe'
      seen.problem = messageOf(cause ?? error)
      throw error
    }
  }

/** A form with files is made as a stream, which fetch would send without its length. */
const wholeOf = async (body: RequestInit['body']): Promise<RequestInit['body']> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body
    ? ((await buffer(body as AsyncIterable<Uint8Array>)) as Uint8Array<ArrayBuffer>)
    : body

type Refusal = {
  ok?: boolean
  error?: string
  description?: string
  message?: string
  code?: number
  retry_after?: number
  parameters?: { retry_after?: number; migrate_to_chat_id?: number }
}

/** The three say what is wrong in different fields; Slack answers 200 to what it refuses. */
function read(seen: Seen, { status, headers }: Response, text: string): void {
  const body = parsed(text)
  if (status < 400 && body.ok !== false) return
  const problem = body.description ?? body.error ?? body.message ?? `answered ${status}`
  seen.answer = {
    status: body.error === 'ratelimited' ? 429 : status,
    code: body.error ?? String(body.code ?? ''),
    problem,
  }
  const seconds = body.parameters?.retry_after ?? body.retry_after ?? Number(headers.get('retry-after') ?? Number.NaN)
  const movedTo = body.parameters?.migrate_to_chat_id
  seen.movedTo = movedTo === undefined ? null : String(movedTo)
  seen.retryAfterMs = Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : null
}

function parsed(text: string): Refusal {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Refusal) : {}
  } catch {
    // A page of a proxy, or nothing.
  }
  return {}
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)
