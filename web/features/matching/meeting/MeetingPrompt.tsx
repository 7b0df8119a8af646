import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { PendingScore } from '#contract/matching/meeting.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import { Text } from '#web/ui/Text.tsx'
import { pendingScoresQuery } from '../queries.ts'
import classes from './MeetingPrompt.module.css'
import { useScore } from './useScore.ts'

const scores = [1, 2, 3, 4, 5]

/** Asks for feedback on the last meeting; several one after another. */
export function MeetingPrompt({ participantId }: { participantId: string }) {
  const [first] = useQuery(pendingScoresQuery(participantId)).data ?? []
  /** Stays after its score is saved, which removes it from the pending ones, until the user is done with it. */
  const [scored, setScored] = useState<PendingScore | null>(null)
  const meeting = scored ?? first
  if (!meeting) return null
  return <Prompt key={meeting.matchingId} meeting={meeting} participantId={participantId} onScored={setScored} />
}

type PromptProps = { meeting: PendingScore; participantId: string; onScored: (meeting: PendingScore | null) => void }

function Prompt({ meeting, participantId, onScored }: PromptProps) {
  const { matchingId, person } = meeting
  const t = useWords('matching')
  const titleId = useId()
  const [note, setNote] = useState('')
  const { score, savedScore, choose, finish, sayNotMet, skip, problem, isBusy } = useScore(
    matchingId,
    participantId,
    isScored => onScored(isScored ? meeting : null),
  )
  return (
    <Card as="section" className={classes.root}>
      <div className={classes.head}>
        <Avatar
          name={`${person.firstName} ${person.lastName}`}
          src={person.avatarUrl && photoUrl(person.avatarUrl, 108)}
          size={40}
        />
        <h2 id={titleId} className={classes.title}>
          {t('meeting.title', { name: person.firstName })}
        </h2>
      </div>
      <div>
        <fieldset className={classes.scores} aria-labelledby={titleId}>
          {scores.map(each => (
            <button
              key={each}
              type="button"
              className={classes.score}
              aria-pressed={score === each}
              aria-label={t('meeting.score', { score: each })}
              disabled={isBusy}
              onClick={() => choose(each)}
            >
              {each}
            </button>
          ))}
        </fieldset>
        <div className={classes.ends} aria-hidden>
          <span>{t('meeting.low')}</span>
          <span>{t('meeting.high')}</span>
        </div>
      </div>
      {problem && (
        <Text size="small" tone="danger">
          <span role="alert">{problem}</span>
        </Text>
      )}
      <p role="status" className={classes.saved}>
        {savedScore !== null && (
          <>
            <Icon of={Check} size={16} className={classes.tick ?? ''} />
            <span>{t('meeting.saved', { score: savedScore })}</span>
          </>
        )}
      </p>
      {score !== null && (
        <Textarea
          label={t('meeting.note')}
          placeholder={t('meeting.notePlaceholder')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={limits.note.max}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
      )}
      <div className={classes.actions}>
        {score === null ? (
          <>
            <Button variant="default" size="xs" disabled={isBusy} onClick={sayNotMet}>
              {t('meeting.notMet')}
            </Button>
            <Button variant="subtle" size="xs" disabled={isBusy} onClick={skip}>
              {t('meeting.skip')}
            </Button>
          </>
        ) : (
          <>
            <Button size="xs" loading={isBusy} onClick={() => finish(note)}>
              {t(note.trim() ? 'meeting.send' : 'meeting.finish')}
            </Button>
            <Button variant="default" size="xs" disabled={isBusy} onClick={sayNotMet}>
              {t('meeting.notMet')}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
