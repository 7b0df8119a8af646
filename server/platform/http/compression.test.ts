import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { acceptedEncoding } from './compression.ts'

let t: TestApp
let folder: string
let here: Awaited<ReturnType<typeof buildCommunity>>
const script = `export const words = [${Array.from({ length: 500 }, (_, index) => `'word ${index}'`).join()}]`
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compressed-'))
  await cp(path.join(import.meta.dirname, '../../testing/web'), folder, { recursive: true })
  const file = path.join(folder, 'assets/words-1a2b3c.js')
  await writeFile(file, script)
  await writeFile(`${file}.br`, brotliCompressSync(script))
  await writeFile(`${file}.gz`, gzipSync(script))
  await writeFile(path.join(folder, 'assets/font-1a2b3c.woff2'), script)
  t = await startTestApp({ webFolder: folder })
  here = await buildCommunity(t)
})
afterAll(async () => {
  await t.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (url: string, encoding?: string, more: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.server.inject({
    method,
    url,
    headers: { host: here.host, ...(encoding ? { 'accept-encoding': encoding } : {}), ...more },
  })
const decode: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: bytes => bytes,
}
/** Encoding, Vary and decoded text of a reply. */
async function read(url: string, encoding?: string) {
  const { headers, rawPayload } = await ask(url, encoding)
  const used = String(headers['content-encoding'] ?? 'none')
  const text = decode[used]?.(rawPayload).toString()
  return { used, text, bytes: rawPayload.length, vary: headers.vary, length: Number(headers['content-length']) }
}

const browser = 'gzip, deflate, br, zstd'

describe('the encoding', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    [browser, 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['deflate, zstd', null],
    [';;,,q=', null],
  ])('of Accept-Encoding: %s is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('a built script', () => {
  const url = '/assets/words-1a2b3c.js'

  test.each([
    [browser, 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'none'],
    [undefined, 'none'],
  ])('is sent for Accept-Encoding: %s as %s', async (encoding, used) => {
    const reply = await read(url, encoding)
    expect(reply).toMatchObject({ used, text: script, vary: expect.stringMatching(/accept-encoding/i) })
    expect(reply.length).toBe(reply.bytes)
    if (used !== 'none') expect(reply.bytes).toBeLessThan(script.length / 3)
  })

  test('keeps its type and its cache, and is revalidated in each encoding', async () => {
    const tags = new Set<unknown>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(url, encoding)
      expect(headers['content-type']).toMatch(/javascript; charset=utf-8/)
      expect(headers['cache-control']).toContain('immutable')
      tags.add(headers.etag)
      const again = await ask(url, encoding, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
      expect((await ask(url, encoding, { 'if-modified-since': String(headers['last-modified']) })).statusCode).toBe(304)
    }
    expect(tags.size).toBe(3)
  })

  test('has no address of its own for the compressed file', async () => {
    for (const end of ['.br', '.gz']) expect((await ask(`${url}${end}`)).statusCode).toBe(404)
  })

  test('stands beside files that the build did not compress, which are sent as they are', async () => {
    expect(await read('/assets/font-1a2b3c.woff2', browser)).toMatchObject({ used: 'none', text: script })
  })
})

describe('a reply', () => {
  test('of a page or a call is compressed as the client accepts it', async () => {
    for (const url of ['/', '/api/openapi.json']) {
      const plain = await read(url)
      expect(plain).toMatchObject({ used: 'none', vary: 'Accept-Encoding' })
      expect(plain.bytes).toBeGreaterThan(1000)
      for (const [encoding, used] of [[browser, 'br'] as const, ['gzip', 'gzip'] as const]) {
        const reply = await read(url, encoding)
        expect(reply).toMatchObject({ used, vary: 'Accept-Encoding' })
        expect(reply.bytes).toBeLessThan(plain.bytes / 2)
        expect(reply.length).toBe(reply.bytes)
        expect(reply.text?.length).toBe(plain.text?.length)
      }
    }
  })

  test('keeps Vary: Origin', async () => {
    const { headers } = await ask('/', browser, { origin: 'https://other.example' })
    expect(headers.vary).toBe('Origin, Accept-Encoding')
  })

  test('that is small, a picture or an answer to HEAD is sent as it is', async () => {
    expect(await read('/healthz', browser)).toMatchObject({ used: 'none', vary: undefined })
    expect(await read('/art/icon.png', browser)).toMatchObject({ used: 'none' })
    expect((await ask('/', browser, {}, 'HEAD')).headers['content-encoding']).toBeUndefined()
  })
})
