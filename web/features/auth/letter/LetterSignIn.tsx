import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { SigningInCard } from '#web/features/auth/magic/SigningInCard.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotMeHint } from './NotMeHint.tsx'
import { type Reason, reasonOf } from './reason.ts'
import { Unavailable } from './Unavailable.tsx'
import { useLetter } from './useLetter.ts'

type Props = {
  token: string
  /** Uses the link up and signs in. */
  spend: () => Promise<void>
  title: string
  text: (email: string) => ReactNode
  submit: string
  expiredText: string
  usedText: string
  /** Label of the way to another letter. */
  again: string
}

/**
 * A sign-in by the link of a letter: what it does, and a button that does it. When somebody else is signed in here, it asks
 * first. A link that no longer works says why.
 */
export function LetterSignIn(props: Props) {
  const t = useWords('auth')
  const { status, user } = useSession()
  const looked = useLetter(props.token)
  const [refusal, setRefusal] = useState<Reason | null>(null)
  const { problem, isBusy, attempt } = useAttempt()
  const press = () => attempt(props.spend, failure => setRefusal(reasonOf(failure)))

  if (refusal) return <Refused reason={refusal} {...props} />
  if (isBusy) return <SigningInCard text={t('magic.working')} />
  if (looked.state === 'loading' || status === 'loading') return <SigningInCard text={t('code.checking')} />
  if (looked.state === 'unavailable') return <Unavailable onRetry={looked.retry} />
  if (looked.state !== 'VALID') return <Refused reason={reasonByState[looked.state]} {...props} />

  const { email, isOwn } = looked.letter
  const isOther = user !== null && !isOwn
  const words = { email, current: user?.email ?? '' }
  return (
    <StepCard
      kind="waiting"
      title={isOther ? t('otherAccount.title', words) : props.title}
      text={
        <>
          {isOther && <>{t('otherAccount.text', words)} </>}
          {props.text(email)}
        </>
      }
      actions={
        <>
          {problem && <Banner tone="danger" title={problem} isAlert />}
          <Button onClick={() => void press()}>{isOther ? t('otherAccount.submit', words) : props.submit}</Button>
          {isOther && (
            <LinkButton to="/" variant="subtle">
              {t('otherAccount.stay', words)}
            </LinkButton>
          )}
          <NotMeHint />
        </>
      }
    />
  )
}

const reasonByState = {
  unknown: 'failed',
  USED: 'used',
  EXPIRED: 'expired',
  TOO_MANY_TRIES: 'tooMany',
} as const satisfies Record<string, Reason>

function Refused({ reason, expiredText, usedText, again }: Props & { reason: Reason }) {
  const t = useWords('auth')
  const { name, links } = useCommunity()
  const { status } = useSession()
  const texts: Record<Reason, string> = {
    failed: t('magic.failedText'),
    used: usedText,
    expired: expiredText,
    tooMany: t('magic.tooManyText'),
    blocked: t('magic.blockedText', { community: name, contact: links.contact }),
  }
  return (
    <StepCard
      kind="broken"
      title={t(`magic.${reason}`)}
      text={texts[reason]}
      isNews
      actions={
        reason === 'blocked' ? (
          <LinkButton to={`mailto:${links.contact}`}>{t('magic.write')}</LinkButton>
        ) : status === 'signedIn' ? (
          <LinkButton to="/">{t('magic.goOn')}</LinkButton>
        ) : (
          <LinkButton to="/login">{again}</LinkButton>
        )
      }
    />
  )
}
