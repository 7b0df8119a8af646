import './lib/require-node.mjs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/report.mjs'
import { root, start } from './lib/run.mjs'
import { checkBench } from './lib/stages.mjs'

/** The benchmark runner, and the programs that it starts beside the built server. */
const entries = ['run', 'load-generator', 'bare/http', 'bare/express', 'bare/mailer', 'matching/weekly-run-alone']

/** Bundled like the server itself, so that the peers do not pay for a loader. */
async function buildPrograms() {
  const esbuild = await import('esbuild')
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map(name => [name, `bench/${name}.ts`])),
    outdir: 'dist/bench',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  await esbuild.stop()
}

await main(async () => {
  await install({ withDev: true })
  // The checks measure the files of the build.
  await build()
  const { failures } = await checkBench()
  if (failures.length > 0) return 1
  await buildPrograms()
  return start(process.execPath, ['--enable-source-maps', join(root, 'dist/bench/run.js'), ...process.argv.slice(2)])
    .ended
})
