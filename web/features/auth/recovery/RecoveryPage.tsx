import { useLocation } from 'react-router'
import { SignInFrame } from '#web/features/auth/registration/SignInFrame.tsx'
import { useTypedEmail } from '#web/features/auth/registration/useTypedEmail.ts'
import { navigator } from '#web/lib/browser/navigation.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NoPasswords } from './NoPasswords.tsx'
import { RecoveryForm } from './RecoveryForm.tsx'
import { RecoverySent } from './RecoverySent.tsx'

/** Whether the letter was requested is stored in the history entry, so that a reload shows the same step. */
export function RecoveryPage() {
  const t = useWords('account')
  const { authConfig } = useCommunity()
  const { state } = useLocation()
  const email = useTypedEmail()
  const isSent = (state as { isSent?: boolean } | null)?.isSent === true
  const show = (email: string, isSent: boolean) => navigator.replace('/recovery', { email, isSent })

  if (isSent)
    return (
      <SignInFrame title={t('recovery.sentTitle')} subtitle={t('recovery.sentSubtitle')}>
        <RecoverySent email={email} onOther={() => show(email, false)} />
      </SignInFrame>
    )
  const hasPasswords = authConfig.some(({ authType }) => authType === 'EMAIL')
  return (
    <SignInFrame title={t('recovery.title')} subtitle={t('recovery.subtitle')}>
      {hasPasswords ? <RecoveryForm email={email} onSent={email => show(email, true)} /> : <NoPasswords />}
    </SignInFrame>
  )
}
