import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Intro, IntroStatus } from '#contract/matching/intro.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'
import { useAnswer } from '#web/features/matching/intro/useAnswer.ts'
import { useScore } from '#web/features/matching/meeting/useScore.ts'
import { pendingScoresQuery, receivedIntrosQuery } from '#web/features/matching/queries.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './NotificationRow.module.css'

/** Where a button says more than the sentence, which leads to the same place. */
const places: Partial<Record<NotificationKind, WordKey<'notifications'>>> = {
  'matching.weekly': 'places.people',
  'meeting.proposed': 'places.time',
  'participation.approved': 'places.place',
  'participation.offered': 'places.place',
  'participation.requested': 'places.requests',
  'moderation.pending': 'places.review',
  'report.received': 'places.review',
  'channel.stopped': 'places.reconnect',
}

/** What can be done about a notification without leaving the list, or the way to where it is done. */
export function RowActions({ item, isNew }: { item: Notification; isNew: boolean }) {
  const t = useWords('notifications')
  const { participant } = useSession()
  const { kind, to, data, count } = item
  if (kind === 'intro.received' && data.introId && count === 1 && participant)
    return <IntroAnswer introId={data.introId} status={item.introStatus} />
  if (kind === 'meeting.asked' && data.matchingId && count === 1 && participant)
    return <MeetingScore matchingId={data.matchingId} participantId={participant.id} />
  const place = kind === 'intro.accepted' && to?.startsWith('/chats/') ? 'places.chat' : places[kind]
  if (!to || !place) return null
  return (
    <div className={classes.actions}>
      <LinkButton size="xs" to={to} variant={isNew && place === 'places.chat' ? 'filled' : 'default'}>
        {t(place)}
      </LinkButton>
    </div>
  )
}

/** Buttons as long as it is not answered, also after a decline was undone; then what the reader answered. */
function IntroAnswer({ introId, status }: { introId: string; status: IntroStatus | null }) {
  const t = useWords('notifications')
  const waiting = useQuery(receivedIntrosQuery()).data?.items.find(({ intro }) => intro.id === introId)
  const [answered, setAnswered] = useState(status)
  if (waiting) return <AnswerButtons received={waiting} onAnswered={setAnswered} />
  if (!answered || answered === 'SENT') return null
  return (
    <Text size="small" tone="soft">
      <span role="status">{t(`intro.answered.${answered}`)}</span>
    </Text>
  )
}

type AnswerProps = { received: Intro; onAnswered: (status: IntroStatus) => void }

function AnswerButtons({ received: { person, intro }, onAnswered }: AnswerProps) {
  const t = useWords('notifications')
  const chosen = useRef<IntroStatus>('SENT')
  const { answer: send, busy, problem } = useAnswer(person, intro.id, () => onAnswered(chosen.current))
  const name = person.firstName
  const answer = (choice: 'accept' | 'decline') => {
    chosen.current = choice === 'accept' ? 'ACCEPTED' : 'DECLINED'
    send(choice, '')
  }
  return (
    <>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          aria-label={t('intro.acceptOf', { name })}
          loading={busy === 'accept'}
          disabled={busy === 'decline'}
          onClick={() => answer('accept')}
        >
          {t('intro.accept')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('intro.declineOf', { name })}
          loading={busy === 'decline'}
          disabled={busy === 'accept'}
          onClick={() => answer('decline')}
        >
          {t('intro.decline')}
        </Button>
      </div>
      {problem && <Problem text={problem} />}
    </>
  )
}

const scores = [1, 2, 3, 4, 5]

/** One press saves the score; afterwards it says so. */
function MeetingScore({ matchingId, participantId }: { matchingId: string; participantId: string }) {
  const t = useWords('notifications')
  const kinds = useWords('notificationKinds')
  const isAsked = useQuery(pendingScoresQuery(participantId)).data?.some(each => each.matchingId === matchingId)
  const [isDone, setDone] = useState(false)
  const { savedScore, choose, problem, isBusy } = useScore(matchingId, participantId, setDone)
  if (isDone && savedScore !== null)
    return (
      <Text size="small" tone="soft">
        <span role="status">{t('score.saved', { score: savedScore })}</span>
      </Text>
    )
  if (!isAsked) return null
  return (
    <>
      <p className={classes.note}>{kinds('notes.asked')}</p>
      <fieldset className={classes.actions} aria-label={t('score.label')}>
        {scores.map(score => (
          <button
            key={score}
            type="button"
            className={classes.score}
            aria-label={t('score.one', { score })}
            disabled={isBusy}
            onClick={() => choose(score)}
          >
            {score}
          </button>
        ))}
      </fieldset>
      {problem && <Problem text={problem} />}
    </>
  )
}

const Problem = ({ text }: { text: string }) => (
  <Text size="small" tone="danger">
    <span role="alert">{text}</span>
  </Text>
)
