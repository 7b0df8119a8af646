import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { root } from '#server/platform/config/root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    programs: string
  }
}

const entryPoints = {
  server: 'server/main.ts',
  worker: 'server/testing/worker-process.ts',
  'crop-process': 'server/testing/crop-process.ts',
  'stuck-worker': 'server/testing/stuck-worker.ts',
  'matching-thread': 'server/features/matching/matcher/matcher-worker.ts',
}

/**
 * Programs that tests start as processes of their own, bundled once for the run as the build bundles the server: loading hundreds
 * of source files would take each process over a second.
 */
export default async function setup(project: TestProject) {
  const folder = path.join(root, 'dist', `test-${process.pid}`)
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  project.provide('programs', folder)
  return () => rm(folder, { recursive: true, force: true })
}
