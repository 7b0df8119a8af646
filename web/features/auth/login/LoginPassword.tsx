import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './LoginForm.module.css'
import { RevealIcon } from './RevealIcon.tsx'

type Props = { value: string; onChange: (password: string) => void; email: string }

/** The password, which can be shown, and the link to reset it. */
export function LoginPassword({ value, onChange, email }: Props) {
  const t = useWords('auth')
  const [isRevealed, setRevealed] = useState(false)
  return (
    <div className={classes.password}>
      <PasswordInput
        name="password"
        autoComplete="current-password"
        size="lg"
        label={t('login.password')}
        value={value}
        visible={isRevealed}
        onVisibilityChange={setRevealed}
        visibilityToggleIcon={RevealIcon}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t(isRevealed ? 'login.hidePassword' : 'login.showPassword') }}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <TextLink to="/recovery" state={{ email: email.trim() }} className={classes.forgot}>
        {t('login.forgot')}
      </TextLink>
    </div>
  )
}
