import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmailChange as Change } from '#contract/auth/email-change.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './Account.module.css'
import { EmailChangeForm } from './EmailChangeForm.tsx'

export const emailChangeKey = ['emailChange']

/** The requested change of the address, or the way to request one. */
export function EmailChange() {
  const t = useWords('account')
  const { user } = useSession()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ queryKey: emailChangeKey, queryFn: () => api.emailChange.find() })
  if (!user || !data) return null
  if (data.change) return <Waiting change={data.change} />
  const close = () => setOpen(false)
  const onSent = () => {
    close()
    showToast({ type: 'success', title: t('emailChange.sent') })
    void queries.invalidateQueries({ queryKey: emailChangeKey })
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('emailChange.row')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t('emailChange.title')}
        text={t(user.isEmailConfirmed ? 'emailChange.text' : 'emailChange.textUnconfirmed')}
      >
        <EmailChangeForm user={user} onSent={onSent} onCancel={close} />
      </Sheet>
    </>
  )
}

function Waiting({ change }: { change: Change }) {
  const t = useWords('account')
  const queries = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const cancel = async () => {
    if (!(await attempt(async () => void (await api.emailChange.remove())))) return
    queries.setQueryData(emailChangeKey, { change: null })
    showToast({ type: 'success', title: t('emailChange.cancelled') })
  }
  return (
    <div className={classes.waiting}>
      <Banner tone="info" title={t('emailChange.waiting', { email: change.newEmail })}>
        {!change.isOldConfirmed && t('emailChange.waitingOld')} {!change.isNewConfirmed && t('emailChange.waitingNew')}
      </Banner>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Button variant="subtle" loading={isBusy} onClick={() => void cancel()}>
        {t('emailChange.cancel')}
      </Button>
    </div>
  )
}
