import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { type OpenSession, sessionsKey } from './useSessions.ts'

/** Asks for confirmation with the number of sessions. */
export function EndOtherSessionsButton({ count }: { count: number }) {
  const t = useWords('account')
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const end = async () => {
    if (!(await attempt(async () => void (await api.session.endOtherSessions())))) return
    setOpen(false)
    queries.setQueryData<OpenSession[]>(sessionsKey, known => known?.filter(({ isCurrent }) => isCurrent))
    showToast({ type: 'success', title: t('sessions.othersEnded') })
  }
  return (
    <>
      <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
        {t('sessions.others')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('sessions.othersTitle', { count })}
        text={t('sessions.othersText')}
        actions={
          <>
            <Button variant="subtle" onClick={() => setOpen(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => void end()}>
              {t('sessions.othersConfirm')}
            </Button>
          </>
        }
      >
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </Sheet>
    </>
  )
}
