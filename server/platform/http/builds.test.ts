import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from '#server/platform/storage/folder.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { keepBuild } from './builds.ts'

let folder: string
let t: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'builds-'))
  t = await startTestApp()
})
afterAll(async () => {
  await t.stop()
  await rm(folder, { recursive: true })
})

/** The folder of a build with these files. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const web = path.join(folder, name)
  await mkdir(path.join(web, 'assets'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(web, 'assets', file), text)
  return web
}

const script = `export const part = '${'tea '.repeat(500)}'`
const ask = (url: string, headers = {}) => t.app.server.inject({ url, headers })

describe('files of another build', () => {
  test('are served with their type, for good, and compressed', async () => {
    await keepBuild(
      t.storage,
      await build('other', { 'Part-1a2b3c4.js': script, 'Part-5d6e7f8.css': 'p {}' }),
      new Date(),
    )
    const plain = await ask('/assets/Part-1a2b3c4.js')
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(plain.body).toBe(script)
    const smaller = await ask('/assets/Part-1a2b3c4.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(smaller.rawPayload).toString()).toBe(script)
    expect((await ask('/assets/Part-5d6e7f8.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('are nothing but what a build had', async () => {
    const [list] = (await t.storage.list('builds')).filter(({ name }) => name.endsWith('.json'))
    for (const name of [list?.name, 'gone-1a2b3c4.js', '..%2fbuilds%2fPart-1a2b3c4.js', 'a%00.js', '.js', ''])
      expect((await ask(`/assets/${name}`)).statusCode, name).toBe(404)
  })
})

describe('the kept builds', () => {
  const day = 86_400_000
  const start = Date.now()
  const names = async (storage: Storage) => (await storage.list('builds')).map(({ name }) => name)
  const files = async (storage: Storage) => (await names(storage)).filter(name => !name.endsWith('.json')).sort()

  test('go two weeks after another took their place, however long they were in use', async () => {
    const storage = folderStorage(path.join(folder, 'kept'))
    const first = await build('first', { 'same-1111111.js': '', 'main-1111111.js': '', 'main-1111111.js.br': '' })
    const second = await build('second', { 'same-1111111.js': '', 'main-2222222.js': '' })
    await keepBuild(storage, first, new Date(start))
    await keepBuild(storage, first, new Date(start + 100 * day))
    expect(await names(storage)).toHaveLength(3)
    await keepBuild(storage, second, new Date(start + 200 * day))
    await keepBuild(storage, second, new Date(start + 213 * day))
    expect(await files(storage)).toEqual(['main-1111111.js', 'main-2222222.js', 'same-1111111.js'])
    await keepBuild(storage, second, new Date(start + 215 * day))
    expect(await files(storage)).toEqual(['main-2222222.js', 'same-1111111.js'])
    expect(await names(storage)).toHaveLength(3)
  })

  test('return with a build that is taken up again', async () => {
    const storage = folderStorage(path.join(folder, 'again'))
    const [old, failed] = [
      await build('old', { 'main-3333333.js': '' }),
      await build('failed', { 'main-4444444.js': '' }),
    ]
    await keepBuild(storage, old, new Date(start))
    await keepBuild(storage, failed, new Date(start + day))
    await keepBuild(storage, old, new Date(start + 2 * day))
    await keepBuild(storage, old, new Date(start + 100 * day))
    expect(await files(storage)).toEqual(['main-3333333.js'])
  })

  test('leave alone what a server that is starting has just stored', async () => {
    const storage = folderStorage(path.join(folder, 'starting'))
    await storage.put('builds', 'main-5555555.js', Buffer.from(''), 'text/javascript')
    await keepBuild(storage, await build('running', { 'main-6666666.js': '' }), new Date())
    expect(await files(storage)).toEqual(['main-5555555.js', 'main-6666666.js'])
  })

  test('are none where nothing was built', async () => {
    const storage = folderStorage(path.join(folder, 'none'))
    await keepBuild(storage, path.join(folder, 'nowhere'), new Date())
    expect(await names(storage)).toEqual([])
  })
})
