import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts'
import type { FailureBody } from '#contract/failure-body.ts'

export type CallOptions = {
  token?: string
  /** The Host header. */
  host?: string
  headers?: Record<string, string>
}

export type Answer<R> = { status: number; body: R; failure: FailureBody; headers: Record<string, unknown>; raw: string }

/** Builds the HTTP request of a row: the same path, query and body as the web client. */
export function requestOf(row: Endpoint, input: Record<string, unknown>, { token, host, headers }: CallOptions) {
  const rest: Record<string, unknown> = { ...input }
  const url = row.path.replace(/:(\w+)/g, (_match, field: string) => {
    const value = rest[field]
    delete rest[field]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  const inQuery = row.hasBody ? row.queryFields : Object.keys(rest)
  for (const field of inQuery)
    if (field in rest) {
      query.append(field, textOf(rest[field]))
      delete rest[field]
    }
  const { hasBody } = row
  const [text] = Object.values(rest)
  const form = row.body === 'form' ? formOf(rest) : null
  return {
    method: row.method,
    url: query.size > 0 ? `${url}?${query}` : url,
    headers: {
      ...(host ? { host } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? { 'content-type': form?.type ?? (row.body === 'text' ? 'text/plain' : 'application/json') } : {}),
      ...headers,
    },
    ...(hasBody ? { payload: form?.payload ?? (row.body === 'text' ? String(text) : JSON.stringify(rest)) } : {}),
  }
}

/** Also of objects without toString. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const boundary = 'a-line-that-is-in-no-picture'

/** A multipart form as a browser sends it. Files are given as bytes. */
function formOf(fields: Record<string, unknown>): { type: string; payload: Buffer } {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const isFile = value instanceof Uint8Array
    const file = isFile ? '; filename="file"\r\nContent-Type: application/octet-stream' : ''
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"${file}\r\n\r\n`
    return [Buffer.from(head), isFile ? value : Buffer.from(textOf(value)), Buffer.from('\r\n')]
  })
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

export async function callRow<E extends Endpoint>(
  server: FastifyInstance,
  row: E,
  input: SentOf<E>,
  options: CallOptions = {},
): Promise<Answer<ReplyOf<E>>> {
  return answerOf(await server.inject(requestOf(row, input as Record<string, unknown>, options)))
}

export function answerOf<R>(response: LightMyRequestResponse): Answer<R> {
  const isJson = String(response.headers['content-type']).includes('json')
  const parsed = isJson && response.body ? JSON.parse(response.body) : undefined
  return { status: response.statusCode, body: parsed, failure: parsed, headers: response.headers, raw: response.body }
}
