import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportError, startReporting } from './report.ts'

const received: { path: string | undefined; body: string }[] = []
/** A report also quotes source lines around the error, so only `value` identifies the error. */
const reportsOf = (message: string) => received.filter(({ body }) => body.includes(`"value":"${message}"`))
const service = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  received.push({ path: request.url, body })
  response.end('{}')
})
beforeAll(() => new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

test('errors are reported after reporting is configured, and not before', async () => {
  await startReporting(undefined, 'test')
  reportError(new Error('The spout is blocked'))
  const { port } = service.address() as AddressInfo
  await startReporting(`http://key@127.0.0.1:${port}/7`, 'test')
  reportError(new Error('The kettle is broken'))
  await expect
    .poll(() => reportsOf('The kettle is broken'), { timeout: 30_000 })
    .toEqual([expect.objectContaining({ path: expect.stringMatching(/^\/api\/7\/envelope\//) })])
  expect(reportsOf('The spout is blocked')).toEqual([])
})
