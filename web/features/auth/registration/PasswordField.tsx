import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { RevealIcon } from '#web/features/auth/login/RevealIcon.tsx'
import { useWords } from '#web/lib/words/words.ts'

type Props = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'new-password' | 'current-password'
  size?: 'md' | 'lg'
  hint?: string | undefined
  error?: string | undefined
}

/** A password field with a button to show it. */
export function PasswordField({ name, label, value, onChange, autoComplete, size = 'lg', hint, error }: Props) {
  const t = useWords('account')
  const [isRevealed, setRevealed] = useState(false)
  return (
    <PasswordInput
      name={name}
      autoComplete={autoComplete}
      size={size}
      label={label}
      description={error ? undefined : hint}
      error={error}
      value={value}
      visible={isRevealed}
      onVisibilityChange={setRevealed}
      visibilityToggleIcon={RevealIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t(isRevealed ? 'hidePassword' : 'showPassword') }}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
