import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'

/** Replaces the secret address, after asking. */
export function RenewButton({ onRenew }: { onRenew: () => Promise<unknown> }) {
  const t = useWords('calendar')
  const [isOpen, setOpen] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const renew = async () => {
    if (!(await attempt(async () => void (await onRenew())))) return
    setOpen(false)
    showToast({ type: 'success', title: t('renewed') })
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('renew')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('renewTitle')}
        text={t('renewText')}
        actions={
          <>
            <Button variant="subtle" onClick={() => setOpen(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => void renew()}>
              {t('renewConfirm')}
            </Button>
          </>
        }
      >
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </Sheet>
    </>
  )
}
