import { useState } from 'react'
import { ResendButton } from '#web/features/auth/confirmation/ResendButton.tsx'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useAddressCode } from '#web/features/auth/confirmation/useAddressCode.ts'
import { api } from '#web/lib/calls/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Target of the link in the recovery letter. */
export function NewPasswordPage() {
  const t = useWords('account')
  const code = useAddressCode()
  const [isRefused, setRefused] = useState(false)
  if (code === null || isRefused) {
    const word = code === null ? 'missing' : 'invalid'
    return (
      <StepCard
        kind="broken"
        title={t(`newPasswordPage.${word}`)}
        text={t(`newPasswordPage.${word}Text`)}
        actions={<AnotherLetter />}
        isNews={isRefused}
      />
    )
  }
  return (
    <StepCard kind="waiting" title={t('newPasswordPage.title')} text={t('newPasswordPage.text')}>
      <NewPasswordForm code={code} onRefused={() => setRefused(true)} />
    </StepCard>
  )
}

/** A signed-in user does not need to enter the email again. */
function AnotherLetter() {
  const t = useWords('account')
  const { user } = useSession()
  if (!user) return <LinkButton to="/recovery">{t('newPasswordPage.again')}</LinkButton>
  const { email } = user
  return (
    <ResendButton
      variant="filled"
      what={`recovery.${email}`}
      label={t('newPasswordPage.again')}
      send={() => api.recovery.recover({ email })}
    />
  )
}
