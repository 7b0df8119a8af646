import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { clearSession } from '#web/features/auth/recovery/clearSession.ts'
import { PasswordField } from '#web/features/auth/registration/PasswordField.tsx'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './Account.module.css'
import { DeletionCode } from './DeletionCode.tsx'

type Problems = { password: 'passwordNeeded' | 'passwordWrong'; code: 'codeNeeded' | 'codeWrong' }

/** Confirmed by the password, or by a code if there is none. */
export function DeletionForm({ onKeep }: { onKeep: () => void }) {
  const t = useWords('account')
  const { user } = useSession()
  const [proof, setProof] = useState('')
  const { form, problems, show, clearProblem } = useFormProblems<Problems>()
  const { problem, isBusy, attempt } = useAttempt()
  if (!user) return null
  const { userId: id, email, hasPassword } = user
  const kind = hasPassword ? 'password' : 'code'

  async function remove(): Promise<void> {
    try {
      await api.account.deleteAccount({ id, [kind]: proof })
    } catch (error) {
      const name = error instanceof CallFailure ? error.name : null
      if (name === 'INVALID_PASSWORD') show({ password: 'passwordWrong' })
      else if (name === 'INVALID_CODE') show({ code: 'codeWrong' })
      else throw error
      return
    }
    clearSession()
    goTo('/account-deleted', { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = proof.trim() === ''
    if (!show(isMissing ? { [kind]: `${kind}Needed` } : {})) void attempt(remove)
  }
  const change = (text: string) => {
    setProof(text)
    clearProblem(kind)
  }
  const error = problems[kind] && t(`deletion.${problems[kind]}`)
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {hasPassword ? (
        <PasswordField
          name="password"
          autoComplete="current-password"
          size="md"
          label={t('deletion.password')}
          error={error}
          value={proof}
          onChange={change}
        />
      ) : (
        <DeletionCode userId={id} email={email} value={proof} error={error} onChange={change} />
      )}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onKeep}>
          {t('deletion.keep')}
        </Button>
        <Button variant="danger" type="submit" loading={isBusy}>
          {t('deletion.submit')}
        </Button>
      </div>
    </form>
  )
}
