import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EventPart } from '../event/EventPart.tsx'
import classes from './FeedbackSummary.module.css'
import { feedbackQuery } from './queries.ts'

/** What the participants said, for organisers: without names. */
export function FeedbackSummary({ eventId }: { eventId: string }) {
  const t = useWords('event')
  const { data, isError, refetch } = useQuery(feedbackQuery(eventId))
  if (isError)
    return (
      <EventPart title={t('feedback.summary')}>
        <NotLoaded isCompact onRetry={() => void refetch()} />
      </EventPart>
    )
  if (!data) return null
  const total = data.total ?? 0
  return (
    <EventPart title={t('feedback.summary')}>
      {data.average === null ? (
        <Text tone="soft">{t('feedback.none')}</Text>
      ) : (
        <>
          <p className={classes.average}>
            {t('feedback.average', { average: data.average })}
            <Text as="span" tone="soft">
              {t('feedback.count', { count: total })}
            </Text>
          </p>
          <ul className={classes.bars}>
            {data.counts
              .map((count, at) => ({ score: at + 1, count }))
              .reverse()
              .map(({ score, count }) => (
                <li key={score} aria-label={t('feedback.ofScore', { score, count })}>
                  <span>{score}</span>
                  <span className={classes.bar} style={{ '--share': `${(count / total) * 100}%` }} />
                  <span>{count}</span>
                </li>
              ))}
          </ul>
          <ul className={classes.notes}>
            {data.items
              .filter(({ note }) => note)
              .map(({ note, score, givenAt }) => (
                <li key={givenAt + note}>
                  <Text as="span" size="small" tone="quiet">
                    {t('feedback.score', { score })}
                  </Text>
                  <p>{note}</p>
                </li>
              ))}
          </ul>
        </>
      )}
    </EventPart>
  )
}
