import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { isEmail } from './credentials.ts'
import classes from './LoginForm.module.css'
import type { MethodProps } from './method.ts'
import { RevealIcon } from './RevealIcon.tsx'
import { useEmailLogin } from './useEmailLogin.ts'

export function EmailMethod({ email: carried }: MethodProps) {
  const t = useWords('auth')
  const [email, setEmail] = useState(carried)
  const [password, setPassword] = useState('')
  const [isRevealed, setRevealed] = useState(false)
  const { problem, isSubmitting, submit } = useEmailLogin()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit({ email, password })
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="lg"
        label={t('login.email')}
        value={email}
        onChange={event => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        size="lg"
        label={t('login.password')}
        value={password}
        visible={isRevealed}
        onVisibilityChange={setRevealed}
        visibilityToggleIcon={RevealIcon}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t(isRevealed ? 'login.hidePassword' : 'login.showPassword') }}
        onChange={event => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={!isEmail(email) || isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
