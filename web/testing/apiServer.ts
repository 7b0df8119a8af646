import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}
export type Answer = { status?: number; body?: unknown; text?: string }
type Handlers = Record<string, Answer | ((received: Received) => Answer | Promise<Answer>)>

export type ApiServer = {
  origin: string
  received: Received[]
  /** `GET /api/x` or, for any method, `/api/x`; unknown paths respond 404. */
  answers: Handlers
  close: () => Promise<void>
}

/** A real HTTP server with scripted responses, for tests of the client. */
export async function startApiServer(answers: Handlers = {}): Promise<ApiServer> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', String(request.headers['access-control-request-headers'] ?? '*'))
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
    if (request.method === 'OPTIONS') return void response.end()
    let body = ''
    for await (const part of request) body += part
    const method = request.method ?? 'GET'
    const call = { method, path: url.pathname, query: url.searchParams, headers: request.headers, body }
    received.push(call)
    const found = api.answers[`${method} ${url.pathname}`] ?? api.answers[url.pathname]
    const answer = typeof found === 'function' ? await found(call) : found
    response.statusCode = answer?.status ?? (answer ? 200 : 404)
    response.setHeader('Content-Type', answer?.text === undefined ? 'application/json' : 'text/plain')
    response.end(
      answer?.text ?? JSON.stringify(answer?.body ?? (answer ? {} : { message: 'no', code: 1004, status: 404 })),
    )
  })
  // A connection that the server closes after a pause would fail the next request.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const api: ApiServer = {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return api
}
