import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { SignInFrame } from '#web/features/auth/registration/SignInFrame.tsx'
import { stored } from '#web/lib/browser/storage.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { CodeForm } from './CodeForm.tsx'
import classes from './ResendRow.module.css'

/** The address from the previous screen, or the stored one after a reload. */
function useAddress(): string | null {
  const { state } = useLocation()
  const carried = (state as { email?: unknown } | null)?.email
  const email = typeof carried === 'string' ? carried : stored.email.get()
  useEffect(() => {
    if (email) stored.email.set(email)
  }, [email])
  return email
}

export function OneTimeCodePage() {
  const t = useWords('auth')
  const email = useAddress()
  if (!email) return <NoAddress />
  return (
    <SignInFrame title={t('code.title')} subtitle={t('code.sentTo', { email })}>
      <CodeForm key={email} email={email} />
    </SignInFrame>
  )
}

function NoAddress() {
  const t = useWords('auth')
  return (
    <SignInFrame title={t('code.noEmailTitle')} subtitle={t('code.noEmailText')}>
      <div className={classes.root}>
        <LinkButton to="/login" size="lg" fullWidth>
          {t('code.logIn')}
        </LinkButton>
        <Button variant="subtle" onClick={() => location.reload()}>
          {t('code.reload')}
        </Button>
      </div>
    </SignInFrame>
  )
}
