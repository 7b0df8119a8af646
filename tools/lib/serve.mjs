import { since } from './report.mjs'
import { start } from './run.mjs'

const follow = new URL('./follow-parent.mjs', import.meta.url)

/** Runs the built server until it ends, and returns its exit code. It says `ready` over the channel once it serves. */
export async function serve(program) {
  const began = performance.now()
  console.log('Starting…')
  const { child, ended } = start(process.execPath, ['--enable-source-maps', '--import', follow.href, program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', message => message === 'ready' && console.log(`Started in ${since(began)}`))
  return ended
}
