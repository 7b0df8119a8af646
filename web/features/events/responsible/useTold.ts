import { useState } from 'react'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

type Texts = { done: string; failed: string }

/** A call whose outcome is told by a toast: the server's reason when it refuses, a retry when it cannot be reached. */
export function useTold() {
  const t = useWords('organisers')
  const [isBusy, setBusy] = useState(false)

  async function tell(call: () => Promise<unknown>, texts: Texts): Promise<boolean> {
    setBusy(true)
    try {
      await call()
      showToast({ type: 'success', title: texts.done })
      return true
    } catch (error) {
      const isRefused = error instanceof CallFailure && !error.isUnavailable && error.status < 500
      const retry = { label: t('retry'), run: () => void tell(call, texts) }
      showToast({
        type: 'error',
        title: isRefused ? error.message : texts.failed,
        ...(isRefused ? {} : { action: retry }),
      })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, tell }
}
