import './lib/require-node.mjs'
import { createInterface } from 'node:readline'
import { install } from './lib/install.mjs'
import { main } from './lib/report.mjs'
import { root, start, stopRest } from './lib/run.mjs'

const webAddress = 'http://localhost:5173'

function startNamed(name, args, env = {}) {
  const { child, ended } = start(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => console.log(`${name} │ ${line}`))
  return ended
}

await main(async () => {
  await install({ withDev: true })
  const programs = [
    startNamed('server', [`${root}/node_modules/tsx/dist/cli.mjs`, 'watch', 'server/main.ts'], { WEB_DEV: webAddress }),
    startNamed('web   ', [
      `${root}/node_modules/vite/bin/vite.js`,
      '--port=5173',
      '--strictPort',
      '--clearScreen=false',
    ]),
  ]
  const code = await Promise.race(programs)
  stopRest()
  await Promise.all(programs)
  return code
})
