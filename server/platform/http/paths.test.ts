import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  t = await startTestApp()
  await buildCommunity(t, { domain: 'samovar' })
  port = Number(new URL(await t.listen()).port)
})
afterAll(() => t.stop())

/** Sends the target byte for byte: an HTTP client would normalize it first. */
async function ask(target: string, host = 'localhost:3000', method = 'GET') {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`, 'latin1')
  let text = ''
  for await (const chunk of socket.setEncoding('utf8')) text += chunk
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }
}

/** The targets that were answered with a 5xx, or not at all. */
async function failedOf(targets: string[], method?: string): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...targets]
  const work = async () => {
    for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
      const { status } = await ask(target, undefined, method)
      if (!(status >= 200 && status < 500)) failed.push(`${status} ${target.slice(0, 80)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return failed
}

const slashes = ['/', '//', '///', '/\\', '/\\\\', '\\', '/./', '/..//', '/%2f', '/%2F%2Fevil.example', '/%5c']
const authorities = [
  ...['//evil.example', '///evil.example', '//evil.example/%2e%2e', '/\\evil.example', '\\\\evil.example'],
  ...['//user:secret@evil.example/', '//[', '//[::1', '//:99999999', '//evil.example:port', '//%', '//\u00ff'],
  ...['http://evil.example', 'http://evil.example/', 'https://[', 'HTTP:\\\\evil.example', 'javascript://x/'],
]
const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype).flatMap(name => [`/${name}`, `/${name}/x`]),
  ...['/constructor/prototype', '/prototype', '/u/__proto__', '/u/constructor'],
]
const escapes = [
  ...['/%', '/%z', '/%zz', '/%c0%af', '/%ff', '/%00', '/\u0000', '/a%00b', '/a%2fb', '/%0d%0aset-cookie:x=1', '/%20'],
  ...['/u/', '/u//', '/u/%', '/u/%ff', '/u/%00', '/u/\u0000', '/u/a%2Fb', '/u/a%5Cb', '/u/a%00', '/u/%u0000', '/ '],
  ...['/;', '/:', '/@', '/*', '*', '**', 'evil', '?', '#', '', '/\u00ff', '/../../etc/passwd', '/..%2f..%2fetc/passwd'],
]
const long = [
  ...[`/${'a'.repeat(8000)}`, `/${'%41'.repeat(2700)}`, '/'.repeat(8000), `/${'a/'.repeat(4000)}`, '../'.repeat(2000)],
  ...[`/u/${'a'.repeat(8000)}`, `/${'%2f'.repeat(2700)}`, `//${'a'.repeat(8000)}.example`, `/${'a'.repeat(20_000)}`],
]
const odd = [...slashes, ...authorities, ...inherited, ...escapes, ...long]

describe('every path answers below 500', () => {
  test.each(['', '/api', '/api/participant/profile', '/assets', '/art', '/files', '/docs', '/u', '/community'])(
    'below "%s"',
    async place => {
      expect(await failedOf(odd.map(path => place + path))).toEqual([])
    },
  )

  test('with a query and a hash', async () => {
    const tails = [
      '?',
      '?communityId=__proto__',
      '?__proto__=1',
      '?%',
      '?a=%ff&b=%00',
      '?constructor[prototype]=1',
      '#',
    ]
    const more = ['#frag', '?a#b', `?${'q'.repeat(4000)}`, '?a=1&a=2&communityId=1&communityId=2', '?//evil.example']
    const short = odd.filter(path => path.length < 100)
    expect(await failedOf(short.flatMap(path => [...tails, ...more].map(tail => path + tail)))).toEqual([])
  })

  test.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('of a %s request', async method => {
    expect(await failedOf(odd, method)).toEqual([])
  })
})

describe('the canonical link and og:url', () => {
  const linksOf = async (target: string, host?: string) => {
    const { text } = await ask(target, host)
    const found = [/rel="canonical" href="([^"]*)"/, /og:url" content="([^"]*)"/].map(part => part.exec(text)?.[1])
    return { text, found }
  }

  test.each([
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['///evil.example/x', '/evil.example/x'],
    ['http://evil.example/x', '/x'],
    ['/participants?a=1', '/participants'],
    ['//', '/'],
    ['/constructor', '/constructor'],
  ])('of %s stay on the host of the community', async (target, path) => {
    const { found } = await linksOf(target)
    expect(found).toEqual([`http://samovar.localhost:3000${path}`, `http://samovar.localhost:3000${path}`])
  })

  test('do not follow the Host header', async () => {
    for (const host of [
      'evil.example',
      'evil.example:1',
      'user@evil.example',
      '"><script>',
      'localhost:3000@evil.example',
    ]) {
      const { text, found } = await linksOf('/participants', host)
      expect(found).toEqual([
        'http://samovar.localhost:3000/participants',
        'http://samovar.localhost:3000/participants',
      ])
      expect(text).not.toContain('evil.example')
    }
  })
})
