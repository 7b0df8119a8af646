import { constants } from 'node:os'

/** A failure of the environment, not of the program: only its message is shown. */
export class Failure extends Error {}

/** Work was aborted because this process was asked to stop. */
export class Stopped extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}`)
    this.exitCode = 128 + constants.signals[signal]
  }
}

const since = began => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** Shows a step with its duration: a counter in a terminal, one line at start and end elsewhere. */
export async function step(title, work) {
  const began = performance.now()
  const isLive = process.stdout.isTTY && !process.env.CI
  const show = isLive
    ? () => process.stdout.write(`\r\x1b[2K${title}… ${Math.round((performance.now() - began) / 1000)} s`)
    : undefined
  if (show) show()
  else console.log(`${title}…`)
  const ticking = show && setInterval(show, 1000)
  try {
    const result = await work()
    console.log(`${show ? '\r\x1b[2K' : ''}${title} done in ${since(began)}`)
    return result
  } catch (error) {
    console.log(
      `${show ? '\r\x1b[2K' : ''}${title} ${error instanceof Stopped ? 'stopped' : 'failed'} after ${since(began)}`,
    )
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** Runs a command's main function; a `Failure` shows one message and no stack. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    if (error instanceof Stopped) process.exitCode = error.exitCode
    else {
      console.error(error instanceof Failure ? `\n${error.message}` : error)
      process.exitCode = 1
    }
  }
  // Children may still hold timers and pipes; everything that matters has been awaited.
  process.stdout.write('', () => process.exit())
}

export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n')
export { since }
