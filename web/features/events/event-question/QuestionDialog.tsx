import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Event } from '#contract/events/event.ts'
import type { EventQuestion } from '#contract/events/event-question.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import classes from './QuestionDialog.module.css'
import { QuestionFields } from './QuestionFields.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'
import { questionsQuery } from './queries.ts'
import { type DraftProblems, draftOf, hasProblems, newQuestion, problemsOf, sentOf } from './questionDraft.ts'

type Props = {
  event: Event
  /** Null for a new one. */
  question: EventQuestion | null
  questions: EventQuestion[]
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** The form of a question: a dialog, and the whole screen on a phone. */
export function QuestionDialog({ event, question, questions, isOpen, onClose, onClosed }: Props) {
  const t = useWords('eventQuestions')
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => (question ? draftOf(question, event.lang) : newQuestion()))
  const [problems, setProblems] = useState<DraftProblems | null>(null)
  const [isPreview, setPreview] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()

  const submit = async () => {
    const found = problemsOf(draft)
    if (hasProblems(found)) {
      flushSync(() => {
        setPreview(false)
        setProblems(found)
      })
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem] input')?.focus()
      return
    }
    const isSaved = await attempt(
      async () => {
        const sent = sentOf(draft, event.lang)
        if (question) await api.eventQuestion.update({ id: event.id, questionId: question.id, ...sent })
        else await api.eventQuestion.create({ id: event.id, ...sent })
      },
      () => showToast({ type: 'error', title: t('notSaved') }),
    )
    if (!isSaved) return
    showToast({ type: 'success', title: t(question ? 'updated' : 'created') })
    await queries.invalidateQueries({ queryKey: questionsQuery(event.id).queryKey })
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={t(question ? 'form.title' : 'form.newTitle')}
      action={t('form.save')}
      problem={problem}
      isBusy={isBusy}
      formRef={form}
      onSubmit={() => void submit()}
    >
      <SegmentedControl
        className={classes.mode ?? ''}
        aria-label={t('form.preview')}
        value={isPreview ? 'preview' : 'write'}
        data={[
          { value: 'write', label: t('form.write') },
          { value: 'preview', label: t('form.preview') },
        ]}
        onChange={value => setPreview(value === 'preview')}
      />
      {isPreview ? (
        <QuestionPreview draft={draft} lang={event.lang} />
      ) : (
        <QuestionFields
          lang={event.lang}
          question={question}
          questions={questions}
          draft={draft}
          problems={problems}
          onChange={changes => {
            setProblems(null)
            setDraft(known => ({ ...known, ...changes }))
          }}
        />
      )}
    </FormDialog>
  )
}
