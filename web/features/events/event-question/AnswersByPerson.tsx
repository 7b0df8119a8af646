import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventPerson } from '#contract/events/event.ts'
import type { EventAnswer } from '#contract/events/event-answer.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Row, Rows } from '#web/ui/Rows.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { AnswerRemoval } from './AnswerRemoval.tsx'
import classes from './Answers.module.css'
import { nameOf } from './nameOf.ts'
import { answeringQuery, answersOfPersonQuery } from './queries.ts'

/** Who has opened the questions; their answers are in a dialog. */
export function AnswersByPerson({ eventId }: { eventId: string }) {
  const t = useWords('eventQuestions')
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    answeringQuery(eventId),
  )
  const [shown, setShown] = useState<EventPerson | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!data) {
    if (isError && !isFetching)
      return <NotLoaded text={t('answersTab.participantsNotLoaded')} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  const people = data.pages.flatMap(({ items }) => items)
  if (people.length === 0) return <EmptyState title={t('answersTab.empty')} text={t('answersTab.emptyText')} />
  return (
    <>
      <Card isFlush>
        <Rows>
          {people.map(({ participant, answers, completedAt }, index) => {
            const name = nameOf(participant, t('answersTab.person'))
            return (
              <Row key={participant.participantId ?? index} className={classes.row}>
                <Avatar name={name} src={participant.avatarUrl} />
                <div className={classes.words}>
                  <Text weight="semibold">{name}</Text>
                  <Text size="small" tone="quiet">
                    {t('answers', { count: answers })}
                  </Text>
                </div>
                <Chip tone={completedAt ? 'success' : 'warning'}>
                  {t(completedAt ? 'answersTab.completed' : 'answersTab.unfinished')}
                </Chip>
                {participant.participantId && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={t('answersTab.open', { name })}
                    onClick={() => {
                      setShown(participant)
                      setOpen(true)
                    }}
                  >
                    {t('answersTab.show')}
                  </Button>
                )}
              </Row>
            )
          })}
        </Rows>
      </Card>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('answersTab.more')}
        </Button>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={shown ? t('answersTab.open', { name: nameOf(shown, t('answersTab.person')) }) : ''}
      >
        {shown?.participantId && <AnswersOfPerson eventId={eventId} participantId={shown.participantId} />}
      </Sheet>
    </>
  )
}

function AnswersOfPerson({ eventId, participantId }: { eventId: string; participantId: string }) {
  const t = useWords('eventQuestions')
  const { data, isError, isFetching, refetch } = useQuery(answersOfPersonQuery(eventId, participantId))
  const [removing, setRemoving] = useState<EventAnswer | null>(null)
  if (!data) {
    if (isError && !isFetching) return <NotLoaded text={t('answersTab.notLoaded')} onRetry={() => void refetch()} />
    return <ListSkeleton count={2} />
  }
  if (data.items.length === 0) return <Text tone="quiet">{t('answersTab.noneOfPerson')}</Text>
  if (removing) return <AnswerRemoval eventId={eventId} answer={removing} onDone={() => setRemoving(null)} />
  return (
    <dl className={classes.answers}>
      {data.items.map(answer => (
        <div key={answer.id} className={classes.answer}>
          <dt>{answer.question}</dt>
          <dd>{answer.text}</dd>
          <dd className={classes.remove}>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('answersTab.removeTo', { question: answer.question })}
              onClick={() => setRemoving(answer)}
            >
              {t('answersTab.confirmAction')}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
