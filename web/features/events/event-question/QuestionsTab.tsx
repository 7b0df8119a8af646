import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Event } from '#contract/events/event.ts'
import type { EventQuestion } from '#contract/events/event-question.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { QuestionRow } from './QuestionRow.tsx'
import classes from './QuestionsTab.module.css'
import { questionsQuery } from './queries.ts'
import { moved } from './questionDraft.ts'
import { useQuestions } from './useQuestions.ts'

/** Lazy: few people drag, and everybody can use the buttons meanwhile. */
const SortableQuestions = lazyComponent(() => import('./SortableQuestions.tsx'), 'SortableQuestions')
const QuestionDialog = lazyComponent(() => import('./QuestionDialog.tsx'), 'QuestionDialog')

/** Open form: a question, or a new one. Each opening has a number, so that it starts with a form of its own. */
type Editing = { question: EventQuestion | null; isOpen: boolean; opening: number }

export function QuestionsTab({ event }: { event: Event }) {
  const t = useWords('eventQuestions')
  const { data, isError, isFetching, refetch } = useQuery(questionsQuery(event.id))
  const { reorder, announcement, remove } = useQuestions(event.id)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [removing, setRemoving] = useState<EventQuestion | null>(null)
  if (!data) {
    if (isError && !isFetching) return <NotLoaded text={t('notLoadedText')} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  const questions = data.items
  const open = (question: EventQuestion | null) =>
    setEditing(known => ({ question, isOpen: true, opening: (known?.opening ?? 0) + 1 }))
  const add = (
    <Button leftSection={<Icon of={Plus} />} onClick={() => open(null)}>
      {t('add')}
    </Button>
  )
  const move = (from: number, to: number) => void reorder(moved(questions, from, to), from, to)
  const rowOf = (question: EventQuestion, index: number) => ({
    question,
    questions,
    isFirst: index === 0,
    isLast: index === questions.length - 1,
    onMove: (by: 1 | -1) => move(index, index + by),
    onEdit: () => open(question),
    onRemove: () => setRemoving(question),
  })
  return (
    <div className={classes.root}>
      {!event.enableOnboarding && (
        <Banner
          tone="warning"
          title={t('off.title')}
          action={
            <LinkButton to={`/event/${event.slug}/edit`} variant="default" size="sm">
              {t('off.action')}
            </LinkButton>
          }
        >
          {t('off.text')}
        </Banner>
      )}
      {questions.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} action={add} />
      ) : (
        <>
          <Suspense
            fallback={
              <ol className={classes.list}>
                {questions.map((question, index) => (
                  <li key={question.id}>
                    <QuestionRow {...rowOf(question, index)} />
                  </li>
                ))}
              </ol>
            }
          >
            <SortableQuestions rows={questions.map(rowOf)} onMove={move} />
          </Suspense>
          <div>{add}</div>
        </>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {editing && (
        <Suspense fallback={null}>
          <QuestionDialog
            key={editing.opening}
            event={event}
            question={editing.question}
            questions={questions}
            isOpen={editing.isOpen}
            onClose={() => setEditing(known => known && { ...known, isOpen: false })}
            // The next one may have been opened before this is called.
            onClosed={() => setEditing(known => (known?.isOpen ? known : null))}
          />
        </Suspense>
      )}
      <Sheet
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('confirm.title')}
        text={removing && t('confirm.text', { text: removing.text })}
        actions={
          <>
            <Button variant="subtle" onClick={() => setRemoving(null)}>
              {t('confirm.cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (removing) void remove(removing)
                setRemoving(null)
              }}
            >
              {t('confirm.action')}
            </Button>
          </>
        }
      >
        {removing && removing.answers > 0 && t('confirm.kept', { count: removing.answers })}
      </Sheet>
    </div>
  )
}
