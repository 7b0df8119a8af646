import { reloadHere } from './page.ts'
import { hasUnsavedText } from './typed.ts'

const answerWithinMs = 5000
const askedEveryMs = 1000

/** Whether the server answers: a browser says that it is online some seconds before its requests succeed. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) })
    return ok
  } catch {
    return false
  }
}

let isWaiting = false

/**
 * Loads the page again once the server answers, unless something that was typed would be lost: a browser keeps a script that did not load as
 * failed for as long as the page is open.
 */
export async function reloadWhenReachable(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  while (!(await isReachable())) await new Promise(resolve => setTimeout(resolve, askedEveryMs))
  isWaiting = false
  if (!hasUnsavedText()) reloadHere()
}
