import { Button } from '@mantine/core'
import { useState } from 'react'
import { TermsBox } from '#web/features/auth/login/TermsBox.tsx'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signOut } from '#web/lib/session/session.ts'
import { changeUser } from '#web/lib/session/state.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './PolicyGate.module.css'

/** Blocks the app until the user accepts the policy or logs out. */
export function PolicyGate() {
  const t = useWords('auth')
  const { name } = useCommunity()
  const [isTicked, setTicked] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const agree = () =>
    attempt(async () => {
      await api.registration.agreePolicy()
      changeUser({ isPolicyAccepted: true })
    })
  return (
    <Sheet
      isOpen
      isBinding
      onClose={() => undefined}
      title={t('policy.title')}
      text={t('policy.text', { community: name })}
      actions={
        <>
          <Button variant="subtle" onClick={signOut}>
            {t('policy.logOut')}
          </Button>
          <Button disabled={!isTicked || isBusy} loading={isBusy} onClick={() => void agree()}>
            {t('policy.submit')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        <TermsBox isTicked={isTicked} onChange={setTicked} />
      </div>
    </Sheet>
  )
}
