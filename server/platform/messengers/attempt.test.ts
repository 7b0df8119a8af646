import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, type MessengerFailure } from './attempt.ts'

/** A server that says nothing at all, or begins to answer and says no more. */
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/begins/bot1:secret-token')
      response.writeHead(200, { 'content-length': '100' }).write('{"ok":')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const failureAt = (path: string, port: number, timeoutMs: number): Promise<MessengerFailure> =>
  attempt(
    () => 'REFUSED',
    request => request(`http://127.0.0.1:${port}${path}/bot1:secret-token`, { method: 'POST', body: '{}' }),
    timeoutMs,
  ).then(
    () => Promise.reject(new Error('It was answered')),
    error => error,
  )

test.each(['/silent', '/begins'])(
  'a messenger at %s that hangs is given up, and it is not known what it took',
  async path => {
    const failure = await failureAt(path, (server.address() as AddressInfo).port, 200)
    expect(failure).toMatchObject({ name: 'Error', kind: 'UNCERTAIN', retryAfterMs: null })
    expect(failure.message).toContain('timeout')
  },
)

test('a messenger that cannot be reached took nothing, and the token stands in no failure', async () => {
  const closed = createServer()
  await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise(resolve => closed.close(resolve))
  const failure = await failureAt('', port, 30_000)
  expect(failure.kind).toBe('UNREACHED')
  expect(JSON.stringify({ ...failure, message: failure.message, stack: failure.stack })).not.toContain('secret-token')
})
