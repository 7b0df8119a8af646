import { useRef, useState } from 'react'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'

/** One call at a time, and the sentence to show above the form when it failed. */
export function useAttempt() {
  const failures = useWords('failures')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Two presses may come before the first one is drawn. */
  const isRunning = useRef(false)

  /** True when it worked. Another press while it runs does nothing. `onFailure` is told what the server refused, beside the sentence. */
  async function attempt(work: () => Promise<void>, onFailure?: (failure: CallFailure) => void): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setProblem(null)
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(sentenceFor(error))
      if (error instanceof CallFailure) onFailure?.(error)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  /** The server answers in the reader's language; where it did not answer at all, the words are ours. */
  function sentenceFor(error: unknown): string {
    if (!(error instanceof CallFailure)) return failures('UNEXPECTED')
    if (error.isUnavailable) return failures('UNAVAILABLE')
    const [field] = Object.values(error.fields ?? {})
    return field ?? (error.message || failures('UNEXPECTED'))
  }

  return { problem, setProblem, isBusy, attempt }
}
