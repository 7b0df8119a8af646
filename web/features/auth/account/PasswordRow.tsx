import { Button } from '@mantine/core'
import { useState } from 'react'
import { ResendButton } from '#web/features/auth/confirmation/ResendButton.tsx'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

export function PasswordRow() {
  const { user } = useSession()
  const { authConfig } = useCommunity()
  if (user?.hasPassword) return <ChangePassword />
  const canHaveOne = authConfig.some(({ authType }) => authType === 'EMAIL')
  return user && canHaveOne ? <FirstPassword email={user.email} /> : null
}

function ChangePassword() {
  const t = useWords('account')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SettingRow title={t('settings.password')} text={t('settings.passwordText')}>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('settings.changeTitle')}
      </Button>
      <Sheet isOpen={isOpen} onClose={close} title={t('settings.changeTitle')} text={t('settings.passwordText')}>
        <ChangePasswordForm onDone={close} />
      </Sheet>
    </SettingRow>
  )
}

/** A first password is set by the reset letter, so that the address is proven first. */
function FirstPassword({ email }: { email: string }) {
  const t = useWords('account')
  return (
    <SettingRow title={t('settings.password')} text={t('settings.noPassword')}>
      <ResendButton
        what={`recovery.${email}`}
        label={t('settings.sendLink')}
        send={() => api.recovery.recover({ email })}
      />
    </SettingRow>
  )
}
