import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFiles } from './compress.mjs'

let folder: string
const text = 'let tea = "samovar"; '.repeat(200)
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'build-'))
  for (const place of ['assets', '.vite']) await mkdir(path.join(folder, place))
  for (const name of ['assets/a.js', 'assets/a.css', 'assets/a.woff2', '.vite/manifest.json', 'page.html'])
    await writeFile(path.join(folder, name), text)
  await writeFile(path.join(folder, 'assets/short.js'), 'x')
  await compressFiles(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('texts of the build get a brotli and a gzip file; fonts, tiny files and the manifest do not', async () => {
  const files = (await readdir(folder, { recursive: true })).filter(name => /\.(br|gz)$/.test(name)).sort()
  expect(files).toEqual([
    ...['assets/a.css.br', 'assets/a.css.gz', 'assets/a.js.br', 'assets/a.js.gz'],
    ...['page.html.br', 'page.html.gz'],
  ])
})

test('they decode to the file, and are as old as it', async () => {
  const file = path.join(folder, 'assets/a.js')
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text)
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text)
  expect(Math.floor((await stat(`${file}.br`)).mtimeMs / 1000)).toBe(Math.floor((await stat(file)).mtimeMs / 1000))
})
