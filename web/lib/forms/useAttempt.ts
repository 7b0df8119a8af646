import { useRef, useState } from 'react'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'

/** One call at a time, with the error message for the form. */
export function useAttempt() {
  const failures = useWords('failures')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Two clicks may come before the first render. */
  const isRunning = useRef(false)

  /** True on success. Ignored while one is running. `onFailure` gets the failure in addition to the message. */
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

  /** The server's messages are in the user's language; without a response, ours are used. */
  function sentenceFor(error: unknown): string {
    if (!(error instanceof CallFailure)) return failures('UNEXPECTED')
    if (error.isUnavailable) return failures('UNAVAILABLE')
    const [field] = Object.values(error.fields ?? {})
    return field ?? (error.message || failures('UNEXPECTED'))
  }

  return { problem, setProblem, isBusy, attempt }
}
