import { setTimeout as sleep } from 'node:timers/promises'
import { since } from './report.mjs'
import { isStopping, start } from './run.mjs'

const follow = new URL('./follow-parent.mjs', import.meta.url)

/** Milliseconds before each restart in a row. After the last one the server is given up. */
const pauses = [100, 500, 2000, 5000, 10_000]
/** A server that ran for so long was healthy, and its end begins a new row. */
const healthyMs = 60_000

/**
 * Runs the built server until it is stopped, and returns its exit code. A server that was killed or crashed after it had started is
 * started again; one that does not start the first time, or that ends by itself without a failure, is not.
 */
export async function serve(program, { pausesMs = pauses, env } = {}) {
  let wasReady = false
  for (let failures = 0; ; ) {
    const began = performance.now()
    const { code, isReady } = await runOnce(program, began, env)
    wasReady ||= isReady
    if (code === 0 || !wasReady || isStopping()) return code
    if (performance.now() - began > healthyMs) failures = 0
    const pause = pausesMs[failures++]
    if (pause === undefined) {
      console.error(`The server ended ${failures} times in a row; it is not started again`)
      return code
    }
    console.error(`The server ended unexpectedly (exit code ${code}); starting it again`)
    await sleep(pause)
    if (isStopping()) return code
  }
}

/** The server sends `ready` over the IPC channel once it listens. */
async function runOnce(program, began, env) {
  console.log('Starting…')
  let isReady = false
  const { child, ended } = start(process.execPath, ['--enable-source-maps', '--import', follow.href, program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...(env ? { env } : {}),
  })
  child.on('message', message => {
    if (message !== 'ready') return
    isReady = true
    console.log(`Started in ${since(began)}`)
  })
  const code = await ended
  return { code, isReady }
}
