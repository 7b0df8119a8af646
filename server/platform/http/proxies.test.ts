import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import type { Platform } from './scope.ts'
import { makeServer } from './server.ts'

/** What the server takes for the client's address, host and protocol. */
async function read(TRUST_PROXY: string, remoteAddress: string, forwardedFor: string) {
  const server = makeServer({
    platform: { config: readConfig({ TRUST_PROXY }) } as Platform,
    log: pino({ level: 'silent' }),
    isOwnOrigin: async () => false,
  })
  server.get('/client', async ({ ip, host, protocol }) => ({ ip, host, protocol }))
  const headers = {
    host: 'club.localhost',
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': 'other.localhost',
    'x-forwarded-proto': 'https',
  }
  const response = await server.inject({ url: '/client', remoteAddress, headers })
  await server.close()
  return response.json()
}

const forged = '127.0.0.1, 8.8.8.8'

describe("the client's address", () => {
  test.each([
    // No proxy: the headers are the client's own words.
    ['false', '203.0.113.9', forged, '203.0.113.9'],
    // The proxy appended 203.0.113.9; what stands left of it was sent by the client.
    ['1', '10.0.0.1', `${forged}, 203.0.113.9`, '203.0.113.9'],
    ['2', '10.0.0.1', `${forged}, 203.0.113.9, 10.0.0.2`, '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', `${forged}, 203.0.113.9, 10.0.0.2`, '203.0.113.9'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', `${forged}, 203.0.113.9`, '203.0.113.9'],
    ['127.0.0.1, ::1', '::1', `${forged}, 203.0.113.9`, '203.0.113.9'],
    // Somebody who is no proxy sends the headers.
    ['10.0.0.0/8', '203.0.113.9', forged, '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.9', '10.0.0.7', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '127.0.0.1, nonsense', 'nonsense'],
  ])('with TRUST_PROXY=%s from %s with X-Forwarded-For: %s is %s', async (trust, remote, forwardedFor, address) => {
    expect(await read(trust, remote, forwardedFor)).toMatchObject({ ip: address })
  })

  test.each(['1', '3', '10.0.0.0/8', '10.0.0.1'])('with TRUST_PROXY=%s is never the leftmost entry', async trust => {
    const { ip } = await read(trust, '10.0.0.1', '127.0.0.1, 8.8.8.8, 8.8.4.4, 203.0.113.9')
    expect(ip).not.toBe('127.0.0.1')
  })
})

describe('host and protocol', () => {
  const client = { host: 'club.localhost', protocol: 'http' }
  const proxy = { host: 'other.localhost', protocol: 'https' }
  test.each([
    ['false', '10.0.0.1', client],
    ['10.0.0.0/8', '203.0.113.9', client],
    ['10.0.0.0/8', '10.0.0.1', proxy],
    ['1', '10.0.0.1', proxy],
  ])('with TRUST_PROXY=%s from %s are %o', async (trust, remote, expected) => {
    expect(await read(trust, remote, '203.0.113.9')).toMatchObject(expected)
  })
})
