import { TextInput } from '@mantine/core'
import { ResendButton } from '#web/features/auth/confirmation/ResendButton.tsx'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './Account.module.css'

type Props = {
  userId: string
  email: string
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** Confirmation of the deletion for users without a password. */
export function DeletionCode({ userId, email, value, error, onChange }: Props) {
  const t = useWords('account')
  return (
    <>
      <Text tone="soft">{t('deletion.codeText', { email })}</Text>
      <div className={classes.codeRow}>
        <ResendButton
          what={`deletion.${userId}`}
          label={t('deletion.sendCode')}
          send={() => api.account.sendDeletionCode({ id: userId })}
        />
      </div>
      <TextInput
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t('deletion.code')}
        error={error}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </>
  )
}
