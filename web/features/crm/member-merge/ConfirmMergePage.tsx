import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useAddressCode } from '#web/features/auth/confirmation/useAddressCode.ts'
import { SigningInCard } from '#web/features/auth/magic/SigningInCard.tsx'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

type Outcome = 'half' | 'done' | 'declined' | 'invalid'
type Asked = Awaited<ReturnType<typeof api.memberMerge.getLetter>>

const outcomeOf: Partial<Record<Asked['state'], Outcome>> = { CONFIRMED: 'half', DONE: 'done', DECLINED: 'declined' }

/** Target of both letters of a merge. Opening it changes nothing. */
export function ConfirmMergePage() {
  const t = useWords('memberMerge')
  const code = useAddressCode() ?? ''
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const letter = useQuery({
    queryKey: ['merge letter', code],
    queryFn: ({ signal }) => api.memberMerge.getLetter({ code }, { signal }),
    enabled: code !== '',
    retry: false,
  })
  const isInvalid = code === '' || (letter.error instanceof CallFailure && !letter.error.isUnavailable)
  const known = outcome ?? (isInvalid ? 'invalid' : letter.data && outcomeOf[letter.data.state])
  if (known) return <OutcomeCard outcome={known} />
  if (letter.data) return <Ask letter={letter.data} code={code} onDone={setOutcome} />
  if (letter.isPending) return <SigningInCard text={t('letter.checking')} />
  return (
    <StepCard
      kind="broken"
      title={t('letter.notLoaded')}
      text=""
      actions={<Button onClick={() => void letter.refetch()}>{t('letter.retry')}</Button>}
      isNews
    />
  )
}

type AskProps = { letter: Asked; code: string; onDone: (outcome: Outcome) => void }

function Ask({ letter, code, onDone }: AskProps) {
  const t = useWords('memberMerge')
  const { problem, isBusy, attempt } = useAttempt()
  const answer = (work: () => Promise<Outcome>) =>
    attempt(
      async () => onDone(await work()),
      failure => {
        if (failure.name === 'INVALID_CODE') onDone('invalid')
      },
    )
  const { side, kept, other } = letter
  const named = { keptName: kept.name, keptEmail: kept.email, otherName: other.name, otherEmail: other.email }
  return (
    <StepCard
      kind="waiting"
      title={t('letter.title')}
      text={
        <>
          <p>{t(`letter.${side}`, named)}</p>
          <p>{t('letter.warning')}</p>
        </>
      }
      actions={
        <>
          {problem && <Banner tone="danger" title={problem} isAlert />}
          <Button
            loading={isBusy}
            onClick={() =>
              void answer(async () => ((await api.memberMerge.confirm({ code })).isMerged ? 'done' : 'half'))
            }
          >
            {t('letter.agree')}
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() =>
              void answer(async () => {
                await api.memberMerge.decline({ code })
                return 'declined'
              })
            }
          >
            {t('letter.decline')}
          </Button>
        </>
      }
    />
  )
}

const kindOf = { half: 'waiting', done: 'done', declined: 'done', invalid: 'broken' } as const

function OutcomeCard({ outcome }: { outcome: Outcome }) {
  const t = useWords('memberMerge')
  const { status } = useSession()
  return (
    <StepCard
      kind={kindOf[outcome]}
      title={t(`letter.${outcome}`)}
      text={t(`letter.${outcome}Text`)}
      isNews
      actions={
        status === 'signedIn' ? (
          <LinkButton to="/">{t('letter.home')}</LinkButton>
        ) : (
          <LinkButton to="/login">{t('letter.logIn')}</LinkButton>
        )
      }
    />
  )
}
