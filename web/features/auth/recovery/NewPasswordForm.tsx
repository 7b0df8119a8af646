import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { NewPasswordFields } from '#web/features/auth/registration/NewPasswordFields.tsx'
import { noPassword, type PasswordProblems, passwordProblems } from '#web/features/auth/registration/newPassword.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { clearSession } from './clearSession.ts'
import classes from './Recovery.module.css'

type Props = { code: string; onRefused: () => void }

export function NewPasswordForm({ code, onRefused }: Props) {
  const t = useWords('account')
  const [passwords, setPasswords] = useState(noPassword)
  const { form, problems, show, clearProblem } = useFormProblems<PasswordProblems>()
  const { problem, isBusy, attempt } = useAttempt()

  async function save(): Promise<void> {
    try {
      await api.recovery.confirmRecovery({ code, password: passwords.password })
    } catch (error) {
      const name = error instanceof CallFailure ? error.name : null
      if (name === 'INVALID_CODE') return onRefused()
      if (name !== 'COMMON_PASSWORD') throw error
      show({ password: 'passwordCommon' })
      return
    }
    clearSession()
    showToast({ type: 'success', title: t('newPasswordPage.done') })
    goTo('/login', { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!show(passwordProblems(passwords))) void attempt(save)
  }
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <NewPasswordFields
        label={t('newPassword')}
        value={passwords}
        onChange={setPasswords}
        problems={problems}
        clearProblem={clearProblem}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {t('newPasswordPage.submit')}
      </Button>
    </form>
  )
}
