import { CallFailure } from '../callFailure.ts'
import type { Caller, CallOptions, Sender } from '../calling.ts'
import type { CallRow, CallTable } from '../callTable.ts'
import { newKey } from '../newKey.ts'

/** Cookie and header of the protection against forged requests, for servers in front of the API that use it. */
const csrf = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' }

/** There is no time-out: a slow answer is still an answer. */
export const makeSender =
  (table: CallTable): Sender =>
  (place, input, options, caller) => {
    const row = table[place.group]?.[place.name]
    if (!row) throw new Error(`There is no call ${place.group}.${place.name}`)
    return call(row, input, options, caller)
  }

async function call(
  row: CallRow,
  input: Record<string, unknown>,
  options: CallOptions,
  caller: Caller,
): Promise<unknown> {
  const [method, path, pathFields, queryFields, bodyKind, isIdempotent] = row
  const headers: Record<string, string> = {
    'Accept-Language': caller.language(),
    Community: caller.communityId(),
    ...(bodyKind === 'json' || method === 'GET' ? { 'Content-Type': 'application/json' } : {}),
    ...(bodyKind === 'text' ? { 'Content-Type': 'text/plain' } : {}),
  }
  const token = caller.token()
  if (token) headers.Authorization = `Bearer ${token}`
  const csrfToken = readCookie(csrf.cookie)
  if (csrfToken) headers[csrf.header] = csrfToken
  const publicIp = await caller.publicIp()
  if (publicIp) headers['Public-Ip'] = publicIp
  if (isIdempotent) headers['Idempotency-Key'] = options.idempotencyKey ?? newKey()

  const rest = Object.fromEntries(
    Object.entries(input).filter(([field]) => !pathFields.includes(field) && !queryFields.includes(field)),
  )
  const request: RequestInit = { method, headers, signal: options.signal ?? null, credentials: 'same-origin' }
  if (bodyKind !== 'none') request.body = bodyOf(bodyKind, rest)

  try {
    const reply = await send(caller.origin + fill(path, pathFields, input) + query(queryFields, input), request)
    caller.onSuccess()
    return reply
  } catch (error) {
    if (error instanceof CallFailure) caller.onFailure(error, path)
    throw error
  }
}

async function send(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, request).catch(error => {
    throw isAborted(error) ? error : new CallFailure(0, null, error)
  })
  const text = await response.text().catch(error => {
    throw isAborted(error) ? error : new CallFailure(0, null, error)
  })
  const body = parse(text)
  if (!response.ok) throw new CallFailure(response.status, body ?? { message: text.startsWith('<') ? '' : text })
  return body
}

/** A caller that gave up by itself has not met a failure. */
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
