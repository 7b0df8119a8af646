import '@mantine/core/styles/Combobox.layer.css'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOfPerson } from '#contract/events/event-answer.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Row, Rows } from '#web/ui/Rows.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { statisticsQuery } from '../statistics/queries.ts'
import { AnswerRemoval } from './AnswerRemoval.tsx'
import classes from './Answers.module.css'
import { nameOf } from './nameOf.ts'
import { answersQuery } from './queries.ts'

/** Answers to one question, which is selected; also to removed ones. */
export function AnswersByQuestion({ eventId }: { eventId: string }) {
  const t = useWords('eventQuestions')
  const { data, isError, isFetching, refetch } = useQuery(statisticsQuery(eventId))
  const [selected, setSelected] = useState<string | null>(null)
  if (!data) {
    if (isError && !isFetching) return <NotLoaded text={t('notLoadedText')} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  const [first] = data.questions
  if (!first) return <EmptyState title={t('answersTab.empty')} text={t('answersTab.emptyText')} />
  const questionId = selected ?? first.questionId
  return (
    <>
      <NativeSelect
        label={t('answersTab.question')}
        data={data.questions.map(question => ({
          value: question.questionId,
          label: question.isRemoved ? t('answersTab.removedQuestion', { text: question.question }) : question.question,
        }))}
        value={questionId}
        onChange={event => setSelected(event.currentTarget.value)}
      />
      <AnswerList key={questionId} eventId={eventId} questionId={questionId} />
    </>
  )
}

function AnswerList({ eventId, questionId }: { eventId: string; questionId: string }) {
  const t = useWords('eventQuestions')
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    answersQuery(eventId, questionId),
  )
  const [removing, setRemoving] = useState<AnswerOfPerson | null>(null)
  if (!data) {
    if (isError && !isFetching) return <NotLoaded text={t('answersTab.notLoaded')} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  const answers = data.pages.flatMap(({ items }) => items)
  if (answers.length === 0) return <Text tone="quiet">{t('answersTab.noAnswers')}</Text>
  return (
    <>
      <Card isFlush>
        <Rows>
          {answers.map(answer => {
            const name = nameOf(answer.participant, t('answersTab.person'))
            return (
              <Row key={answer.id} className={classes.row}>
                <Avatar name={name} src={answer.participant.avatarUrl} />
                <div className={classes.words}>
                  <Text size="small" tone="quiet">
                    {name}
                  </Text>
                  <Text>{answer.text}</Text>
                </div>
                <ActionIcon size={44} aria-label={t('answersTab.remove', { name })} onClick={() => setRemoving(answer)}>
                  <Icon of={Trash2} />
                </ActionIcon>
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
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing ? nameOf(removing.participant, t('answersTab.person')) : ''}
      >
        {removing && <AnswerRemoval eventId={eventId} answer={removing} onDone={() => setRemoving(null)} />}
      </Sheet>
    </>
  )
}
