import { useEffect } from 'react'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshUser } from './refreshUser.ts'

/** Looks when the user returns to this tab after confirming the email in another one. */
export function useConfirmedElsewhere(onConfirmed?: () => void): void {
  const t = useWords('account')
  useEffect(() => {
    const look = async () => {
      const user = await refreshUser().catch(() => null)
      if (!user?.isEmailConfirmed) return
      showToast({ type: 'success', title: t('lastStep.doneTitle') })
      onConfirmed?.()
    }
    const onFocus = () => void look()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [onConfirmed, t])
}
