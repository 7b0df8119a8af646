import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { hostReader } from './forwarded-host.ts'

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers: { host: 'own.example', ...headers } }) as unknown as IncomingMessage
const forwarded = { 'x-forwarded-host': 'first.example, last.example' }

test.each([
  [false, '127.0.0.1', forwarded, 'own.example'],
  [0, '127.0.0.1', forwarded, 'own.example'],
  [1, '127.0.0.1', forwarded, 'last.example'],
  [1, '127.0.0.1', {}, 'own.example'],
  [['10.0.0.0/8'], '10.1.2.3', forwarded, 'last.example'],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', forwarded, 'last.example'],
  [['10.0.0.0/8', '192.0.2.1'], '192.0.2.1', forwarded, 'last.example'],
  [['10.0.0.0/8'], '11.1.2.3', forwarded, 'own.example'],
  [['2001:db8::/32'], '2001:db8::1', forwarded, 'last.example'],
])('with the proxies %o, a request from %s with %o is for %s', (proxies, address, headers, host) => {
  expect(hostReader(proxies as false | number | string[])(request(address, headers as Record<string, string>))).toBe(
    host,
  )
})
