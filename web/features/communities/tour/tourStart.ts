import { interfaceConstants } from '#contract/limits.ts'

const { pollMs, pollForMs } = interfaceConstants.tour

/** The tour itself is a dialog, so that a second one does not start over it. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/**
 * Starts after a while. If a dialog is open then, it looks again every second, and gives up after ten. Returns a function that
 * cancels.
 */
export function startWhenFree(afterMs: number, start: () => void): () => void {
  let waitedMs = 0
  const attempt = () => {
    if (!isDialogOpen()) return start()
    if (waitedMs >= pollForMs) return
    waitedMs += pollMs
    timer = setTimeout(attempt, pollMs)
  }
  let timer = setTimeout(attempt, afterMs)
  return () => clearTimeout(timer)
}
