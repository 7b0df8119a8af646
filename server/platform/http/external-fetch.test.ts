import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ExternalFetchFailure, fetchExternal } from './external-fetch.ts'

let server: Server
let origin: string
const answers: Record<string, (response: ServerResponse) => void> = {
  '/photo': response => response.end('a picture'),
  '/moved': response => response.writeHead(302, { location: '/photo' }).end(),
  '/away': response => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/round': response => response.writeHead(302, { location: '/round' }).end(),
  '/large': response => response.end('x'.repeat(5000)),
  '/endless': response => {
    const more = () => response.write('x'.repeat(1000)) && !response.destroyed && setTimeout(more, 1)
    more()
  },
  '/silent': () => {},
  '/slow': response => {
    const more = () => response.write('x') && !response.destroyed && setTimeout(more, 50)
    more()
  },
  '/missing': response => response.writeHead(404).end(),
}
beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(response)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const options = { maxBytes: 2000, timeoutMs: 30_000, accept: 'image/png' }
const near = { ...options, isAllowed: (address: string) => address === '127.0.0.1' }

describe('fetchExternal', () => {
  test('returns the body, also after a redirect', async () => {
    for (const path of ['/photo', '/moved'])
      expect(Buffer.from(await fetchExternal(origin + path, near)).toString()).toBe('a picture')
  })

  test.each(['/away', '/round', '/large', '/endless', '/missing'])('fails on %s', async path => {
    await expect(fetchExternal(origin + path, near)).rejects.toThrow(ExternalFetchFailure)
  })

  test.each(['/silent', '/slow'])('fails on %s when the time is over', async path => {
    await expect(fetchExternal(origin + path, { ...near, timeoutMs: 500 })).rejects.toThrow(ExternalFetchFailure)
  })

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://user:secret@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'not an address',
  ])('refuses %s', async url => {
    await expect(fetchExternal(url, options)).rejects.toThrow(ExternalFetchFailure)
  })

  test('checks the resolved address at connect time', async () => {
    const asked: string[] = []
    const isAllowed = (address: string) => {
      asked.push(address)
      return false
    }
    await expect(fetchExternal(origin.replace('127.0.0.1', 'localhost'), { ...options, isAllowed })).rejects.toThrow(
      'not a public address',
    )
    expect(asked.length).toBeGreaterThan(0)
  })
})
