import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { folderStorage } from './folder.ts'
import { makeStorage } from './make.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

const here = '019a8d5e-0000-7000-8000-000000000001'
const elsewhere = '019a8d5e-0000-7000-8000-000000000002'
/** Contains every byte value, to detect a text conversion. */
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
const secret = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1' }

let folder: string
let server: S3rver
let endpoint: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: path.join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: 'files' }],
  })
  endpoint = `http://127.0.0.1:${(await server.run()).port}/files`
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const kinds: [string, () => Storage][] = [
  ['a folder', () => folderStorage(path.join(folder, 'files'))],
  ['an S3 server', () => s3Storage({ endpoint, ...secret })],
]

describe.each(kinds)('%s', (_kind, open) => {
  test('returns a stored file byte for byte', async () => {
    await open().put(here, 'photo-1.webp', bytes, 'image/webp')
    const found = await open().get(here, 'photo-1.webp')
    expect(found && Buffer.compare(found, bytes)).toBe(0)
  })

  test('returns null for a file that does not exist', async () => {
    expect(await open().get(here, 'photo-none.webp')).toBeNull()
  })

  test('separates the files of communities', async () => {
    await open().put(here, 'photo-2.webp', bytes, 'image/webp')
    expect(await open().get(elsewhere, 'photo-2.webp')).toBeNull()
    await open().put(elsewhere, 'photo-2.webp', Buffer.from('other'), 'image/webp')
    await open().remove(elsewhere, 'photo-2.webp')
    expect(await open().get(here, 'photo-2.webp')).toHaveLength(bytes.length)
  })

  test('removes a file, and ignores one that does not exist', async () => {
    await open().put(here, 'photo-3.webp', bytes, 'image/webp')
    await open().remove(here, 'photo-3.webp')
    expect(await open().get(here, 'photo-3.webp')).toBeNull()
    await open().remove(here, 'photo-3.webp')
  })

  test('accepts the same file twice, as when the demo is loaded again', async () => {
    await open().put(here, 'photo-4.webp', bytes, 'image/webp')
    await open().put(here, 'photo-4.webp', bytes, 'image/webp')
    expect(await open().get(here, 'photo-4.webp')).toHaveLength(bytes.length)
  })

  test('stores an empty file', async () => {
    await open().put(here, 'photo-5.webp', new Uint8Array(), 'image/webp')
    expect(await open().get(here, 'photo-5.webp')).toHaveLength(0)
  })

  test.each([
    `../${elsewhere}/photo-2.webp`,
    '..',
    '.',
    '',
    'a/b.webp',
    'a\\b.webp',
    '/etc/passwd',
    'a\u0000.webp',
    '%2e%2e%2fx',
  ])('refuses the name %j', async name => {
    const storage = open()
    for (const use of [
      () => storage.put(here, name, bytes, 'image/webp'),
      () => storage.get(here, name),
      () => storage.remove(here, name),
    ])
      await expect(use()).rejects.toThrow('inside its community')
  })
})

describe('a folder', () => {
  test('leaves no partial file when a write fails', async () => {
    const root = path.join(folder, 'blocked')
    await folderStorage(root).put(here, 'photo-1.webp', bytes, 'image/webp')
    const community = path.join(root, here)
    const blocked = path.join(community, 'photo-2.webp')
    // A folder of that name makes the final rename fail.
    await folderStorage(blocked).put('x', 'y', bytes, 'image/webp')
    await expect(folderStorage(root).put(here, 'photo-2.webp', bytes, 'image/webp')).rejects.toThrow()
    expect((await readdir(community)).sort()).toEqual(['photo-1.webp', 'photo-2.webp'])
  })

  test('throws when the disk fails', async () => {
    const file = path.join(folder, 'no-folder')
    await writeFile(file, '')
    await expect(folderStorage(file).put(here, 'photo-1.webp', bytes, 'image/webp')).rejects.toThrow()
  })
})

/** A server that gives every request the same response, or none. */
async function startStandIn(status: number | null): Promise<{ storage: Storage; stop(): void }> {
  const standIn = createServer((request, response) => {
    request.resume()
    if (status) response.writeHead(status).end('<Error><Code>Told</Code></Error>')
  })
  standIn.listen(0, '127.0.0.1')
  await once(standIn, 'listening')
  const { port } = standIn.address() as AddressInfo
  return {
    storage: s3Storage({ endpoint: `http://127.0.0.1:${port}/files`, ...secret, timeoutMs: status ? 30_000 : 300 }),
    stop() {
      standIn.closeAllConnections()
      standIn.close()
    },
  }
}

const calls: [string, (storage: Storage) => Promise<unknown>][] = [
  ['put', storage => storage.put(here, 'photo-1.webp', bytes, 'image/webp')],
  ['get', storage => storage.get(here, 'photo-1.webp')],
  ['remove', storage => storage.remove(here, 'photo-1.webp')],
]

describe.each(calls)('%s fails when the S3 server', (_name, call) => {
  test.each([
    ['refuses the key', 401],
    ['refuses the signature', 403],
    ['responds that there were too many requests', 429],
    ['has an internal error', 500],
    ['does not respond', null],
  ])('%s', async (_what, status) => {
    const { storage, stop } = await startStandIn(status)
    await expect(call(storage)).rejects.toThrow()
    stop()
  })

  test('is not running', async () => {
    await expect(call(s3Storage({ endpoint: 'http://127.0.0.1:9/files', ...secret }))).rejects.toThrow()
  })

  test('does not know the access key', async () => {
    await expect(call(s3Storage({ endpoint, ...secret, accessKey: 'nobody' }))).rejects.toThrow()
  })
})

test('a 404 from the S3 server means null for get and success for remove', async () => {
  const { storage, stop } = await startStandIn(404)
  expect(await storage.get(here, 'photo-1.webp')).toBeNull()
  await storage.remove(here, 'photo-1.webp')
  await expect(storage.put(here, 'photo-1.webp', bytes, 'image/webp')).rejects.toThrow()
  stop()
})

describe('the configuration', () => {
  test('selects S3 when S3_ENDPOINT is set, else a folder below DATA_DIR', async () => {
    const onS3 = makeStorage(
      readConfig({ S3_ENDPOINT: endpoint, S3_REGION: secret.region, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }),
    )
    await onS3.put(here, 'photo-6.webp', bytes, 'image/webp')
    expect(await s3Storage({ endpoint, ...secret }).get(here, 'photo-6.webp')).toHaveLength(bytes.length)
    const dataDir = path.join(folder, 'data')
    await makeStorage(readConfig({ DATA_DIR: dataDir })).put(here, 'photo-6.webp', bytes, 'image/webp')
    expect(await readdir(path.join(dataDir, 'files', here))).toEqual(['photo-6.webp'])
  })
})
