import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isEmail } from '#web/features/auth/login/credentials.ts'
import { useCountdown } from '#web/features/auth/useCountdown.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './Recovery.module.css'

type Props = { email: string; onSent: (email: string) => void }

export function RecoveryForm({ email: carried, onSent }: Props) {
  const t = useWords('account')
  const [email, setEmail] = useState(carried)
  const { form, problems, show, clearProblem } = useFormProblems<{ email: 'emailInvalid' }>()
  const { problem, isBusy, attempt } = useAttempt()
  const address = email.trim()
  const countdown = useCountdown(`recovery.${address}`)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (show(isEmail(email) ? {} : { email: 'emailInvalid' })) return
    if (!(await attempt(async () => void (await api.recovery.recover({ email: address }))))) return
    countdown.start()
    onSent(address)
  }
  const change = (text: string) => {
    setEmail(text)
    clearProblem('email')
  }
  return (
    <form ref={form} className={classes.form} onSubmit={event => void onSubmit(event)} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="lg"
        label={t('email')}
        value={email}
        error={problems.email && t(problems.email)}
        onChange={event => change(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={address === '' || isBusy}>
        {t('recovery.submit')}
      </Button>
      <Text tone="soft" className={classes.other}>
        {t('recovery.remembered')}{' '}
        <TextLink to="/login" state={{ email: address }}>
          {t('logIn')}
        </TextLink>
      </Text>
    </form>
  )
}
