import { since } from './report.mjs'
import { start } from './run.mjs'

const follow = new URL('./follow-parent.mjs', import.meta.url)

/**
 * Runs the built server until it exits and returns its exit code. It sends `ready` over the IPC channel once it
 * listens.
 */
export async function serve(program) {
  const began = performance.now()
  console.log('Starting…')
  const { child, ended } = start(process.execPath, ['--enable-source-maps', '--import', follow.href, program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', message => message === 'ready' && console.log(`Started in ${since(began)}`))
  return ended
}
