import { CallFailure } from './client.ts'

/** The last one repeats. */
const waitsMs = [500, 1_500, 3_000, 5_000]

/** An outage, an overloaded server or a limit: the same call may succeed later. */
const isTemporary = (error: unknown): boolean =>
  error instanceof CallFailure &&
  !error.isSessionEnd &&
  (error.status === 0 || error.status >= 500 || error.status === 408 || error.status === 429)

/**
 * Repeats a call for as long as the server is unavailable, at once when the browser is online again. Any other failure
 * is thrown, and also a temporary one when the result is no longer wanted.
 */
export async function untilAvailable<T>(load: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await load()
    } catch (error) {
      if (!isTemporary(error) || !isWanted()) throw error
      await waitOrOnline(waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0)
      if (!isWanted()) throw error
    }
  }
}

function waitOrOnline(ms: number): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}
