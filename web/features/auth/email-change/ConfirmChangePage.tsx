import { Button } from '@mantine/core'
import { useState } from 'react'
import { refreshUser } from '#web/features/auth/confirmation/refreshUser.ts'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useAddressCode } from '#web/features/auth/confirmation/useAddressCode.ts'
import { NotMeHint } from '#web/features/auth/letter/NotMeHint.tsx'
import { Unavailable } from '#web/features/auth/letter/Unavailable.tsx'
import { type Letter, useLetter } from '#web/features/auth/letter/useLetter.ts'
import { SigningInCard } from '#web/features/auth/magic/SigningInCard.tsx'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** Target of both letters of a change of the email address. */
export function ConfirmChangePage() {
  const auth = useWords('auth')
  const code = useAddressCode()
  const looked = useLetter(code)
  const [outcome, setOutcome] = useState<'half' | 'done' | 'invalid' | null>(null)
  if (outcome) return <Outcome outcome={outcome} />
  if (looked.state === 'loading') return <SigningInCard text={auth('code.checking')} />
  if (looked.state === 'unavailable') return <Unavailable onRetry={looked.retry} />
  if (looked.state !== 'VALID') return <Outcome outcome="invalid" />
  return <Ask letter={looked.letter} code={code ?? ''} onDone={setOutcome} />
}

type AskProps = { letter: Letter; code: string; onDone: (outcome: 'half' | 'done' | 'invalid') => void }

function Ask({ letter, code, onDone }: AskProps) {
  const t = useWords('account')
  const { problem, isBusy, attempt } = useAttempt()
  const press = () =>
    attempt(
      async () => {
        const { isChanged } = await api.emailChange.confirm({ code })
        if (isChanged && letter.isOwn) await refreshUser().catch(() => undefined)
        onDone(isChanged ? 'done' : 'half')
      },
      failure => {
        if (failure.name === 'INVALID_CODE') onDone('invalid')
      },
    )
  const { purpose, email } = letter
  return (
    <StepCard
      kind="waiting"
      title={t('emailChange.confirm')}
      text={t(purpose === 'EMAIL_OLD' ? 'emailChange.confirmOld' : 'emailChange.confirmNew', { email })}
      actions={
        <>
          {problem && <Banner tone="danger" title={problem} isAlert />}
          <Button loading={isBusy} onClick={() => void press()}>
            {t('emailChange.confirmSubmit')}
          </Button>
          <NotMeHint />
        </>
      }
    />
  )
}

function Outcome({ outcome }: { outcome: 'half' | 'done' | 'invalid' }) {
  const t = useWords('account')
  const { status } = useSession()
  return (
    <StepCard
      kind={outcome === 'invalid' ? 'broken' : outcome === 'half' ? 'waiting' : 'done'}
      title={t(`emailChange.${outcome}`)}
      text={t(`emailChange.${outcome}Text`)}
      isNews
      actions={
        status === 'signedIn' ? (
          <LinkButton to="/settings">{t('emailChange.settings')}</LinkButton>
        ) : (
          <LinkButton to="/login">{t('logIn')}</LinkButton>
        )
      }
    />
  )
}
