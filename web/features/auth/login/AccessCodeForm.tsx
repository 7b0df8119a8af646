import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './LoginForm.module.css'
import { useAccessCode } from './useAccessCode.ts'

/** Sign-in with an access code; a shared one also needs the email. */
export function AccessCodeForm({ isFirst }: { isFirst: boolean }) {
  const t = useWords('auth')
  const { name } = useCommunity()
  const { code, setCode, email, setEmail, needsEmail, isAsking, canSubmit, problem, isBusy, submit } = useAccessCode()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone={isAsking ? 'info' : 'danger'} title={problem} isAlert />}
      <TextInput
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size="lg"
        label={t('login.accessCode')}
        description={t('login.accessCodeHint', { community: name })}
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
      />
      {needsEmail && (
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          size="lg"
          label={t('login.email')}
          autoFocus
          value={email}
          onChange={event => setEmail(event.currentTarget.value)}
        />
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        variant={isFirst ? 'filled' : 'default'}
        loading={isBusy}
        disabled={!canSubmit || isBusy}
      >
        {t('login.useAccessCode')}
      </Button>
    </form>
  )
}
