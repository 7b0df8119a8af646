import { setTimeout as sleep } from 'node:timers/promises'
import { since } from './report.mjs'
import { isStopping, start } from './run.mjs'

const follow = new URL('./follow-parent.mjs', import.meta.url)

/** Milliseconds before each restart in a row. After the last one the server is given up. */
const pauses = [0, 500, 2000, 5000, 10_000]
/** A server that answered for so long was healthy, and its end begins a new row. */
const healthyMs = 10_000

/**
 * Runs the built server until it is stopped, and returns its exit code. A server that was killed or crashed after it had started is
 * started again; one that does not start the first time, or that ends by itself without a failure, is not.
 */
export async function serve(program, { pausesMs = pauses, healthyAfterMs = healthyMs, env } = {}) {
  let wasReady = false
  for (let failures = 0; ; ) {
    const { code, readyAt } = await runOnce(program, env)
    wasReady ||= readyAt !== undefined
    if (code === 0 || !wasReady || isStopping()) return code
    if (performance.now() - readyAt > healthyAfterMs) failures = 0
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
async function runOnce(program, env) {
  console.log('Starting…')
  const began = performance.now()
  let readyAt
  const { child, ended } = start(process.execPath, ['--enable-source-maps', '--import', follow.href, program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...(env ? { env } : {}),
  })
  child.on('message', message => {
    if (message !== 'ready') return
    readyAt = performance.now()
    console.log(`Started in ${since(began)}`)
  })
  const code = await ended
  return { code, readyAt }
}
