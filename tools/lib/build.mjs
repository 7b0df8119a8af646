import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { Failure, lastLines, step } from './report.mjs'
import { root, runNode } from './run.mjs'

const sources = [
  'contract',
  'design',
  'server',
  'web',
  'demo',
  'vite.config.ts',
  'package-lock.json',
  'tools/lib/build.mjs',
  'tools/lib/compress.mjs',
]
/** Entry points that Node runs: the server, and its worker threads. */
const serverEntries = {
  main: 'server/main.ts',
  'matching-thread': 'server/features/matching/matcher/matcher-worker.ts',
}
const stampFile = join(root, 'dist', '.build-stamp')

export const serverProgram = join(root, 'dist', 'server', 'main.js')

/** Builds web and server unless their sources are unchanged since the last build. */
export async function build() {
  const hash = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return
  rmSync(stampFile, { force: true })
  await step('Building', buildBoth)
  writeFileSync(stampFile, hash)
}

/** Waits for both, so that neither is interrupted while writing when the other fails. */
async function buildBoth() {
  const results = await Promise.allSettled([buildWeb(), buildServer()])
  const reasons = results.flatMap(({ reason }) => reason ?? [])
  const unexpected = reasons.find(reason => !(reason instanceof Failure))
  if (unexpected) throw unexpected
  if (reasons.length > 0) throw new Failure(reasons.map(({ message }) => message).join('\n\n'))
}

async function buildWeb() {
  const { code, output } = await runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel=warn'], {
    patience: 1000,
  })
  if (code !== 0) throw new Failure(`The web app does not build:\n${lastLines(output, 30)}`)
  await buildServiceWorker()
  await compressFiles(join(root, 'dist', 'web'))
}

/** Parts of the app that are of no use without a connection. A browser keeps them once they were used. */
const notOffline = /^(features\/(admin|analytics|events)\/|\.\.\/(contract\/(admin|analytics|events)|node_modules)\/)/

/** One classic script at the root of the site, which knows the files of this build. A new build gives another script. */
async function buildServiceWorker() {
  const folder = join(root, 'dist', 'web')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const entries = Object.entries(manifest).filter(([source]) => !notOffline.test(source))
  const files = entries.flatMap(([, { file, css = [] }]) => [file, ...css]).filter(file => /\.(js|css)$/.test(file))
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: { 'service-worker': 'web/service-worker/service-worker.ts' },
    outdir: 'dist/web',
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'iife',
    define: {
      __FILES__: JSON.stringify([...new Set(files)].sort().map(file => `/${file}`)),
      __SCRIPT__: JSON.stringify(`/${Object.values(manifest).find(({ isEntry }) => isEntry).file}`),
    },
    logLevel: 'silent',
  })
}

async function buildServer() {
  rmSync(join(root, 'dist', 'server'), { recursive: true, force: true })
  // Imported lazily, since it exists only after the packages are installed.
  const { build, stop } = await import('esbuild')
  try {
    await build({
      absWorkingDir: root,
      entryPoints: serverEntries,
      outdir: 'dist/server',
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      splitting: true,
      packages: 'external',
      sourcemap: true,
      logLevel: 'silent',
    })
  } catch (error) {
    if (!error.errors) throw error
    const problems = error.errors.map(({ text, location }) =>
      location ? `${location.file}:${location.line} ${text}` : text,
    )
    throw new Failure(`The server does not build:\n${problems.join('\n')}`)
  } finally {
    await stop()
  }
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(join(root, path))) return []
  try {
    const names = readdirSync(join(root, path)).sort()
    return names.filter(name => !/\.test\.tsx?$/.test(name)).flatMap(name => listFiles(`${path}/${name}`))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}
