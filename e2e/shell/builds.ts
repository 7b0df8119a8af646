import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findEmbedded } from '#server/platform/db/embedded-address.ts'
import { untilReady } from '../server-setup.ts'

const storiesFolder = process.env.STORIES_DATA_DIR ?? ''

/** The folder of this build. */
export const ownFolder = path.join(import.meta.dirname, '../..')

/** A folder with the next build: the same program, in which every hashed file has another name. */
export async function makeNextBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-next-build-'))
  await mkdir(path.join(folder, 'dist'))
  for (const name of ['package.json', 'node_modules', 'server'])
    await symlink(path.join(ownFolder, name), path.join(folder, name))
  await cp(path.join(ownFolder, 'dist/server'), path.join(folder, 'dist/server'), { recursive: true })
  const isPlain = (file: string) => !/\.(br|gz)$/.test(file)
  const web = path.join(folder, 'dist/web')
  await cp(path.join(ownFolder, 'dist/web'), web, { recursive: true, filter: isPlain })
  const assets = new Set(await readdir(path.join(web, 'assets')))
  const next = (name: string) => (assets.has(name) ? name.replace(/\.(\w+)$/, 'next.$1') : name)
  const files = [...assets].map(name => `assets/${name}`)
  for (const file of [...files, 'index.html', 'service-worker.js', '.vite/manifest.json']) {
    if (/\.(js|css|html|json)$/.test(file)) {
      const text = await readFile(path.join(web, file), 'utf8')
      await writeFile(path.join(web, file), text.replaceAll(/[\w.-]+\.(js|css|woff2)/g, next))
    }
    await rename(path.join(web, file), path.join(web, path.dirname(file), next(path.basename(file))))
  }
  return folder
}

/** Serves the build in a folder, with the people and files of the other stories. Returns what stops it. */
export async function serveBuild(
  folder: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const DATABASE_URL = (await findEmbedded(storiesFolder)) ?? undefined
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: storiesFolder,
      DATABASE_URL,
      DEMO: 'false',
      JOBS: 'false',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null
  await untilReady(port, hasEnded, () => '')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** A data folder with the keys of the other stories and no files, so that no other server keeps its build there. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-build-data-'))
  for (const entry of await readdir(storiesFolder, { withFileTypes: true }))
    if (entry.isFile()) await cp(path.join(storiesFolder, entry.name), path.join(folder, entry.name))
  return folder
}

/** As it is two weeks after another build took its place. */
export async function forgetKeptBuild(dataFolder: string): Promise<void> {
  const kept = path.join(dataFolder, 'files/builds')
  for (const name of await readdir(path.join(ownFolder, 'dist/web/assets')))
    await rm(path.join(kept, name), { force: true })
}
