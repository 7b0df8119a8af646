import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { CurrentUser } from '#contract/users/user.ts'
import { isEmail } from '#web/features/auth/login/credentials.ts'
import { PasswordField } from '#web/features/auth/registration/PasswordField.tsx'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './Account.module.css'

type Problems = {
  email: 'emailInvalid' | 'emailChange.taken' | 'emailChange.same'
  password: 'emailChange.passwordWrong'
}

type Props = { user: CurrentUser; onSent: () => void; onCancel: () => void }

/** The new address, and the password if there is one. */
export function EmailChangeForm({ user, onSent, onCancel }: Props) {
  const t = useWords('account')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { form, problems, show, clearProblem } = useFormProblems<Problems>()
  const { problem, isBusy, attempt } = useAttempt()
  const address = email.trim().toLowerCase()

  async function send(): Promise<void> {
    try {
      await api.emailChange.create({ email: address, ...(user.hasPassword ? { password } : {}) })
      onSent()
    } catch (error) {
      const name = error instanceof CallFailure ? error.name : null
      if (name === 'EMAIL_TAKEN') show({ email: 'emailChange.taken' })
      else if (name === 'INVALID_PASSWORD') show({ password: 'emailChange.passwordWrong' })
      else throw error
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong: Partial<Problems> = !isEmail(email)
      ? { email: 'emailInvalid' }
      : address === user.email
        ? { email: 'emailChange.same' }
        : {}
    if (!show(wrong)) void attempt(send)
  }
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <TextInput
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        label={t('emailChange.newEmail')}
        value={email}
        error={problems.email && t(problems.email)}
        onChange={event => {
          setEmail(event.currentTarget.value)
          clearProblem('email')
        }}
      />
      {user.hasPassword && (
        <PasswordField
          name="password"
          autoComplete="current-password"
          size="md"
          label={t('emailChange.password')}
          error={problems.password && t(problems.password)}
          value={password}
          onChange={text => {
            setPassword(text)
            clearProblem('password')
          }}
        />
      )}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('emailChange.submit')}
        </Button>
      </div>
    </form>
  )
}
