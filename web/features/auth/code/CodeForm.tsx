import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import loginClasses from '#web/features/auth/login/LoginForm.module.css'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { codeLength } from './code.ts'
import { ResendRow } from './ResendRow.tsx'
import { useCodeSignIn } from './useCodeSignIn.ts'

export function CodeForm({ email }: { email: string }) {
  const t = useWords('auth')
  const { code, setCode, firstBox, check, resend, problem, isInvalid, isChecking, isSending, countdown } =
    useCodeSignIn(email)
  const isWaiting = countdown.secondsLeft > 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === codeLength) void check(code)
  }
  return (
    <form className={loginClasses.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <CodeBoxes
        ref={firstBox}
        value={code}
        onChange={setCode}
        onComplete={text => void check(text)}
        isInvalid={isInvalid}
        isBusy={isChecking}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={isChecking}
        disabled={code.length < codeLength || isChecking}
        aria-label={isChecking ? t('code.checking') : undefined}
      >
        {t('code.submit')}
      </Button>
      <ResendRow
        isBusy={isSending}
        isWaiting={isWaiting}
        label={isWaiting ? t('code.resendIn', { time: countdown.label }) : t('code.resend')}
        onResend={() => void resend()}
      >
        <LinkButton variant="subtle" to="/login" state={{ email }}>
          {t('code.changeEmail')}
        </LinkButton>
      </ResendRow>
    </form>
  )
}
