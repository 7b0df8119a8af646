import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NewPasswordFields } from '#web/features/auth/registration/NewPasswordFields.tsx'
import { noPassword, type PasswordProblems, passwordProblems } from '#web/features/auth/registration/newPassword.ts'
import { PasswordField } from '#web/features/auth/registration/PasswordField.tsx'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './Account.module.css'
import { sessionsKey } from './useSessions.ts'

type Problems = { current: 'currentNeeded' | 'currentWrong' } & PasswordProblems

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useWords('account')
  const queries = useQueryClient()
  const [current, setCurrent] = useState('')
  const [passwords, setPasswords] = useState(noPassword)
  const { form, problems, show, clearProblem } = useFormProblems<Problems>()
  const { problem, isBusy, attempt } = useAttempt()

  async function save(): Promise<void> {
    try {
      await api.registration.changePassword({ currentPassword: current, password: passwords.password })
    } catch (error) {
      const refused = error instanceof CallFailure && refusedField(error.name)
      if (!refused) throw error
      show(refused)
      return
    }
    showToast({ type: 'success', title: t('settings.changed') })
    void queries.invalidateQueries({ queryKey: sessionsKey })
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrongCurrent = current === '' ? { current: 'currentNeeded' as const } : {}
    if (!show({ ...wrongCurrent, ...passwordProblems(passwords) })) void attempt(save)
  }
  const changeCurrent = (text: string) => {
    setCurrent(text)
    clearProblem('current')
  }
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <PasswordField
        name="current"
        autoComplete="current-password"
        size="md"
        label={t('settings.current')}
        error={problems.current && t(`settings.${problems.current}`)}
        value={current}
        onChange={changeCurrent}
      />
      <NewPasswordFields
        label={t('newPassword')}
        size="md"
        value={passwords}
        onChange={setPasswords}
        problems={problems}
        clearProblem={clearProblem}
      />
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}

function refusedField(failure: string): Partial<Problems> | null {
  if (failure === 'INVALID_PASSWORD') return { current: 'currentWrong' }
  return failure === 'COMMON_PASSWORD' ? { password: 'passwordCommon' } : null
}
