import { Button, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { eventLimits } from '#contract/events/event-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './FeedbackCard.module.css'
import { ownFeedbackQuery } from './queries.ts'

const scores = [1, 2, 3, 4, 5]

/** Asks those who were going how it was. */
export function FeedbackCard({ eventId }: { eventId: string }) {
  const { data } = useQuery(ownFeedbackQuery(eventId))
  const [isChanging, setChanging] = useState(false)
  if (!data?.canGive) return null
  if (data.feedback && !isChanging) return <Given score={data.feedback.score} onChange={() => setChanging(true)} />
  return <FeedbackForm eventId={eventId} given={data.feedback} onSent={() => setChanging(false)} />
}

function Given({ score, onChange }: { score: number; onChange: () => void }) {
  const t = useWords('event')
  return (
    <Card className={classes.given ?? ''}>
      <div>
        <Heading level={2} size="item">
          {t('feedback.thanks')}
        </Heading>
        <Text tone="soft">{t('feedback.thanksText', { score })}</Text>
      </div>
      <Button variant="default" size="sm" onClick={onChange}>
        {t('feedback.change')}
      </Button>
    </Card>
  )
}

type FormProps = { eventId: string; given: { score: number; note: string } | null; onSent: () => void }

function FeedbackForm({ eventId, given, onSent }: FormProps) {
  const t = useWords('event')
  const queries = useQueryClient()
  const group = useId()
  const [score, setScore] = useState<number | null>(given?.score ?? null)
  const [note, setNote] = useState(given?.note ?? '')
  const { problem, isBusy, attempt } = useAttempt()
  const send = () =>
    void attempt(async () => {
      if (score === null) return
      await api.eventFeedback.give({ id: eventId, score, note })
      queries.setQueryData(ownFeedbackQuery(eventId).queryKey, {
        canGive: true,
        feedback: { score, note, givenAt: new Date().toISOString() },
      })
      onSent()
    })
  return (
    <Card>
      <Heading level={2} size="item">
        {t('feedback.title')}
      </Heading>
      <Text tone="soft">{t('feedback.text')}</Text>
      <fieldset className={classes.scores}>
        <legend className={classes.legend}>{t('feedback.title')}</legend>
        {scores.map(value => (
          <label key={value} className={classes.star} data-on={score !== null && value <= score ? true : undefined}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={score === value}
              aria-label={t('feedback.score', { score: value })}
              onChange={() => setScore(value)}
            />
            <Icon of={Star} size={26} />
          </label>
        ))}
      </fieldset>
      {score !== null && (
        <>
          <Textarea
            label={t('feedback.note')}
            value={note}
            maxLength={eventLimits.message}
            rows={3}
            error={problem}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Button className={classes.send ?? ''} loading={isBusy} onClick={send}>
            {t('feedback.send')}
          </Button>
        </>
      )}
    </Card>
  )
}
