import type { Api, FailureName } from '#contract/capabilities.ts'
import type { BodyKind, Endpoint, Method, ReplyOf, SentOf } from '#contract/endpoint.ts'
import { loadQuietly } from '../browser/chunks.ts'
import { newIdempotencyKey } from './idempotencyKey.ts'

export type CallOptions = {
  /** Given by a caller that retries a write after a lost response (idempotency). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The request goes on when the page is closed. */
  isKeptAlive?: boolean
  /** Hears how much of the body was sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Another session than the stored one. */
  token?: string
}

type CallOf<E extends Endpoint> =
  Record<never, never> extends SentOf<E>
    ? (input?: SentOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>
    : (input: SentOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>

export type Client = {
  [G in keyof Api]: { [N in keyof Api[G]]: Api[G][N] extends Endpoint ? CallOf<Api[G][N]> : never }
}

/** Replies of some calls are kept, and given again while there is no connection. */
export type KeptReplies = {
  isKept: (group: string, name: string) => boolean
  keep: (token: string | null, call: string, reply: unknown) => void
  find: (token: string | null, call: string) => Promise<{ reply: unknown } | null>
}

/** Context of a call. */
export type Caller = {
  kept?: KeptReplies
  origin: string
  communityId: () => string
  token: () => string | null
  language: () => string
  /** Null until it is known. */
  publicIp: () => string | null
  onSuccess: () => void
  onFailure: (failure: CallFailure, path: string) => void
}

/** Row of a call: method, path, path fields, query fields, kind of body, whether it takes an idempotency key, whether it is read anew. */
export type CallRow = [Method, string, string[], string[], BodyKind | 'none', boolean, true?]
export type CallTable = Record<string, Record<string, CallRow>>

/**
 * The table is a separate chunk, because a landing makes no calls. If it cannot be loaded, the server counts as
 * unavailable.
 */
export function createClient(loadTable: () => Promise<CallTable>, caller: Caller): Client {
  const callOf =
    (group: string, name: string) =>
    async (input: Record<string, unknown> = {}, options: CallOptions = {}) => {
      const asked = snapshotOf(caller)
      const table = await loadTable().catch(error => {
        const failure = new CallFailure(0, null, error)
        caller.onFailure(failure, `${group}.${name}`)
        throw failure
      })
      const row = table[group]?.[name]
      if (!row) throw new Error(`There is no call ${group}.${name}`)
      return call(row, input, options, asked, caller.kept?.isKept(group, name) ?? false)
    }
  return byName(group => byName(name => callOf(group, name))) as unknown as Client
}

/** The session at the time of the call, even if the table is loaded later. */
function snapshotOf(caller: Caller): Caller {
  const [token, communityId, language] = [caller.token(), caller.communityId(), caller.language()]
  return { ...caller, token: () => token, communityId: () => communityId, language: () => language }
}

/** A proxy that has every key, because the names are known only with the table. */
const byName = <T>(make: (name: string) => T): Record<string, T> =>
  new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? make(name) : undefined) })

/** CSRF cookie and header, for servers in front of the API that use them. */
const csrf = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' }

/** Without a time-out: a slow response still counts. */
async function call(
  row: CallRow,
  input: Record<string, unknown>,
  options: CallOptions,
  caller: Caller,
  isKept: boolean,
): Promise<unknown> {
  const [method, path, pathFields, queryFields, bodyKind, isIdempotent, isReadAnew] = row
  const headers: Record<string, string> = {
    'Accept-Language': caller.language(),
    Community: caller.communityId(),
    ...(bodyKind === 'json' || method === 'GET' ? { 'Content-Type': 'application/json' } : {}),
    ...(bodyKind === 'text' ? { 'Content-Type': 'text/plain' } : {}),
  }
  const token = options.token ?? caller.token()
  if (token) headers.Authorization = `Bearer ${token}`
  const csrfToken = readCookie(csrf.cookie)
  if (csrfToken) headers[csrf.header] = csrfToken
  const publicIp = caller.publicIp()
  if (publicIp) headers['Public-Ip'] = publicIp
  if (isIdempotent) headers['Idempotency-Key'] = options.idempotencyKey ?? newIdempotencyKey()

  const rest = Object.fromEntries(
    Object.entries(input).filter(([field]) => !pathFields.includes(field) && !queryFields.includes(field)),
  )
  const request: RequestInit = { method, headers, signal: options.signal ?? null, credentials: 'same-origin' }
  if (options.isKeptAlive) request.keepalive = true
  // The browser sends its no-cache headers with this mode.
  if (isReadAnew) request.cache = 'no-store'
  if (bodyKind !== 'none') request.body = bodyOf(bodyKind, rest)

  const address = fill(path, pathFields, input) + query(queryFields, input)
  const kept = isKept ? caller.kept : undefined
  try {
    const reply = await send(caller.origin + address, request, options.onProgress)
    kept?.keep(token, address, reply)
    caller.onSuccess()
    return reply
  } catch (error) {
    if (error instanceof CallFailure) caller.onFailure(error, path)
    const found = error instanceof CallFailure && error.status === 0 ? await kept?.find(token, address) : null
    if (!found) throw error
    return found.reply
  }
}

async function send(url: string, request: RequestInit, onProgress: CallOptions['onProgress']): Promise<unknown> {
  const exchange = onProgress
    ? loadQuietly(() => import('./upload.ts')).then(({ upload }) => upload(url, request, onProgress))
    : fetch(url, request).then(async response => ({ status: response.status, text: await response.text() }))
  const { status, text } = await exchange.catch(error => {
    throw isAborted(error) ? error : new CallFailure(0, null, error)
  })
  const body = parse(text)
  if (status < 200 || status > 299) throw new CallFailure(status, body ?? { message: text.startsWith('<') ? '' : text })
  return body
}

/** Aborted by the caller, which is no failure. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fill(path: string, fields: string[], input: Record<string, unknown>): string {
  return fields.reduce((filled, field) => filled.replace(`:${field}`, encodeURIComponent(String(input[field]))), path)
}

function query(fields: string[], input: Record<string, unknown>): string {
  const given = fields.filter(field => input[field] !== undefined && input[field] !== null)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(field => [field, String(input[field])]))}`
}

function bodyOf(kind: CallRow[4], rest: Record<string, unknown>): BodyInit {
  if (kind === 'json') return JSON.stringify(rest)
  if (kind === 'text') return String(Object.values(rest)[0] ?? '')
  const form = new FormData()
  for (const [field, value] of Object.entries(rest)) form.append(field, value instanceof Blob ? value : String(value))
  return form
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

const defaultCode = 1000

/** A failed call with the server's message and code; `status` 0 without a response. */
export class CallFailure extends Error {
  readonly code: number
  readonly status: number
  readonly fields: Record<string, string>
  override readonly name: FailureName | 'CallFailure'

  constructor(status: number, body: unknown, cause?: unknown) {
    const { message, error, code, name, fields } = (isRecord(body) ? body : {}) as Record<string, unknown>
    super(tidy(message) ?? tidy(error) ?? '', cause === undefined ? undefined : { cause })
    this.status = status
    this.code = typeof code === 'number' ? code : status || defaultCode
    this.name = typeof name === 'string' ? (name as FailureName) : 'CallFailure'
    this.fields = isRecord(fields) ? (fields as Record<string, string>) : {}
  }

  /** The token is no longer valid. */
  get isSessionEnd(): boolean {
    return this.status === 401 || this.code === 405
  }

  /** No response: down, unreachable, or timed out. */
  get isUnavailable(): boolean {
    return this.status === 0 || this.status === 503 || this.status === 504
  }
}

function tidy(text: unknown): string | undefined {
  return typeof text === 'string' ? text.replace(/[[\]]/g, '').trim() || undefined : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
