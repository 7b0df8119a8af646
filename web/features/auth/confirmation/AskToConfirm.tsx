import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { NotMeHint } from '#web/features/auth/letter/NotMeHint.tsx'
import type { Letter } from '#web/features/auth/letter/useLetter.ts'
import classes from '#web/features/auth/recovery/Recovery.module.css'
import { NewPasswordFields } from '#web/features/auth/registration/NewPasswordFields.tsx'
import { noPassword, type PasswordProblems, passwordProblems } from '#web/features/auth/registration/newPassword.ts'
import { PasswordField } from '#web/features/auth/registration/PasswordField.tsx'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { StepCard } from './StepCard.tsx'
import type { Confirm } from './useConfirmation.ts'

type Props = { letter: Letter; confirm: Confirm }

/**
 * In the browser that registered, one button. Elsewhere the reader shows to be the same person by the password, or takes the
 * account over with a new one: somebody else may have registered the address.
 */
export function AskToConfirm({ letter, confirm }: Props) {
  const t = useWords('account')
  const [hasPassword, setHasPassword] = useState(true)
  const { email, isOwn } = letter
  if (isOwn || !letter.hasPassword)
    return (
      <Press
        letter={letter}
        confirm={confirm}
        text={t(isOwn ? 'confirmed.askText' : 'confirmed.askClaim', { email })}
      />
    )
  return hasPassword ? (
    <WithPassword letter={letter} confirm={confirm} onOther={() => setHasPassword(false)} />
  ) : (
    <WithNewPassword letter={letter} confirm={confirm} onOther={() => setHasPassword(true)} />
  )
}

function Press({ confirm, text }: Props & { text: string }) {
  const t = useWords('account')
  const { problem, isBusy, attempt } = useAttempt()
  return (
    <StepCard
      kind="waiting"
      title={t('confirmed.ask')}
      text={text}
      actions={
        <>
          {problem && <Banner tone="danger" title={problem} isAlert />}
          <Button loading={isBusy} onClick={() => void attempt(confirm)}>
            {t('confirmed.submit')}
          </Button>
          <NotMeHint />
        </>
      }
    />
  )
}

function WithPassword({ letter, confirm, onOther }: Props & { onOther: () => void }) {
  const t = useWords('account')
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setWrong(false)
    await attempt(
      () => confirm({ password }),
      failure => {
        if (failure.name !== 'INVALID_PASSWORD') return
        setProblem(null)
        setWrong(true)
      },
    )
  }
  return (
    <StepCard kind="waiting" title={t('confirmed.ask')} text={t('confirmed.askPassword', { email: letter.email })}>
      <form className={classes.form} onSubmit={event => void onSubmit(event)} noValidate>
        <OtherUser email={letter.email} />
        {problem && <Banner tone="danger" title={problem} isAlert />}
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('password')}
          error={isWrong ? t('confirmed.passwordWrong') : undefined}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={password === '' || isBusy}>
          {t('confirmed.submitPassword')}
        </Button>
        <Button variant="subtle" onClick={onOther}>
          {t('confirmed.noPassword')}
        </Button>
        <NotMeHint />
      </form>
    </StepCard>
  )
}

function WithNewPassword({ letter, confirm, onOther }: Props & { onOther: () => void }) {
  const t = useWords('account')
  const [passwords, setPasswords] = useState(noPassword)
  const { form, problems, show, clearProblem } = useFormProblems<PasswordProblems>()
  const { problem, isBusy, attempt } = useAttempt()
  const save = async () => {
    try {
      await confirm({ newPassword: passwords.password })
    } catch (error) {
      if (!(error instanceof CallFailure) || error.name !== 'COMMON_PASSWORD') throw error
      show({ password: 'passwordCommon' })
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!show(passwordProblems(passwords))) void attempt(save)
  }
  return (
    <StepCard kind="waiting" title={t('confirmed.ask')} text={t('confirmed.askNew', { email: letter.email })}>
      <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
        <OtherUser email={letter.email} />
        {problem && <Banner tone="danger" title={problem} isAlert />}
        <NewPasswordFields
          label={t('newPassword')}
          value={passwords}
          onChange={setPasswords}
          problems={problems}
          clearProblem={clearProblem}
        />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {t('confirmed.submitNew')}
        </Button>
        <Button variant="subtle" onClick={onOther}>
          {t('confirmed.havePassword')}
        </Button>
        <NotMeHint />
      </form>
    </StepCard>
  )
}

/** Says that the form replaces somebody else's session in this browser. */
function OtherUser({ email }: { email: string }) {
  const auth = useWords('auth')
  const { user } = useSession()
  return user && <Banner tone="info" title={auth('otherAccount.text', { email, current: user.email })} />
}
