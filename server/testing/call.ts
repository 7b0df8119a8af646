import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts'
import type { FailureBody } from '#contract/errors.ts'

export type CallOptions = {
  token?: string
  /** The host that the request names. */
  host?: string
  headers?: Record<string, string>
}

export type Answer<R> = { status: number; body: R; failure: FailureBody; headers: Record<string, unknown>; raw: string }

/** Makes the HTTP request of a row: the same path, query and body that the web client would send. */
export function requestOf(row: Endpoint, input: Record<string, unknown>, { token, host, headers }: CallOptions) {
  const rest: Record<string, unknown> = { ...input }
  const url = row.path.replace(/:(\w+)/g, (_match, field: string) => {
    const value = rest[field]
    delete rest[field]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  const inQuery = row.method === 'GET' || row.method === 'DELETE' ? Object.keys(rest) : row.queryFields
  for (const field of inQuery)
    if (field in rest) {
      query.append(field, String(rest[field]))
      delete rest[field]
    }
  const hasBody = row.method !== 'GET' && row.method !== 'DELETE'
  const [text] = Object.values(rest)
  return {
    method: row.method,
    url: query.size > 0 ? `${url}?${query}` : url,
    headers: {
      ...(host ? { host } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? { 'content-type': row.body === 'text' ? 'text/plain' : 'application/json' } : {}),
      ...headers,
    },
    ...(hasBody ? { payload: row.body === 'text' ? String(text) : JSON.stringify(rest) } : {}),
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
