import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Event } from '#contract/events/event.ts'
import type { EventAnswer, EventCompletion, EventProgress } from '#contract/events/event-answer.ts'
import type { TranslatedQuestion } from '#contract/events/event-question.ts'
import { questionLimits } from '#contract/events/question-fields.ts'
import { Progress } from '#web/features/participants/onboarding/Progress.tsx'
import { useFocusOnChange } from '#web/lib/browser/focusOnChange.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { AnswerField } from './AnswerField.tsx'
import classes from './AnswerFlow.module.css'
import { type AnswerProblem, applicable, draftsOf, isAnswered, noDraft, problemOf } from './answers.ts'
import { useDrafts } from './useDrafts.ts'

type Props = { event: Event; questions: TranslatedQuestion[]; progress: EventProgress; answers: EventAnswer[] }

/** One question per screen; what was answered is saved before the next one. */
export function AnswerFlow({ event, questions, progress, answers }: Props) {
  const t = useWords('eventAnswers')
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { drafts, change, flush, state } = useDrafts(event.id, questions, draftsOf(questions, answers))
  /** The id of the question; null for the last screen. */
  const [at, setAt] = useState(progress.nextQuestionId)
  const [problem, setProblem] = useState<AnswerProblem | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const { problem: refusal, isBusy, attempt } = useAttempt()
  const finish = useFinish(event)
  const words = useFocusOnChange(at)

  const asked = applicable(questions, drafts)
  const index = at === null ? asked.length : asked.findIndex(({ id }) => id === at)
  const question = asked[index]
  const draft = (question && drafts[question.id]) ?? noDraft

  const show = (found: AnswerProblem) => {
    flushSync(() => setProblem(found))
    const field = found === 'ownText' ? 'textarea' : 'input:not([disabled]), textarea, select'
    form.current?.querySelector<HTMLElement>(field)?.focus()
  }
  const move = (to: number) => {
    setProblem(null)
    setAt(asked[to]?.id ?? null)
  }
  const next = async () => {
    const found = question ? problemOf(question, draft) : null
    if (found) return show(found)
    setUnsaved(false)
    await attempt(async () => {
      if (!(await flush())) return setUnsaved(true)
      const following = asked[index + 1]
      if (following) return move(index + 1)
      return finish(missing => {
        setAt(missing)
        setProblem(null)
      })
    })
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    void next()
  }
  const isLast = index >= asked.length - 1
  const isSkippable = question !== undefined && !question.isRequired && !isAnswered(draft)
  const place = t('step', { current: Math.min(index + 1, asked.length), total: asked.length })
  return (
    <form ref={form} className={classes.root} noValidate onSubmit={submit}>
      <div className={classes.top}>
        <Progress current={Math.min(index + 1, asked.length)} total={asked.length} label={place} />
        <span className={classes.state} role="status">
          {state === 'saving' && t('saving')}
          {state === 'saved' && t('saved')}
        </span>
      </div>
      <div ref={words} tabIndex={-1} className={classes.words}>
        <Text size="caption" tone="quiet" weight="semibold">
          <TextLink to={`/event/${event.slug}`} tone="quiet" className={classes.event ?? ''}>
            {event.title}
          </TextLink>
          {question && ` · ${place}`}
        </Text>
        <Heading level={1} className={classes.title ?? ''} id={titleId}>
          {question ? question.text : t('review')}
          {question?.isRequired && (
            <span aria-hidden className={classes.star}>
              {' *'}
            </span>
          )}
        </Heading>
        {!question && <Text tone="soft">{t('reviewText')}</Text>}
        {question && !question.isRequired && <Text tone="soft">{t('optional')}</Text>}
      </div>
      {question && (
        <div className={classes.fields}>
          <AnswerField
            key={question.id}
            question={question}
            draft={draft}
            titleId={titleId}
            problem={problem && t(`problems.${problem}`, { max: questionLimits.answer })}
            onChange={changes => {
              setProblem(null)
              setUnsaved(false)
              change(question.id, changes)
            }}
          />
          <Text size="small" tone="quiet">
            {t('onlyOrganisers')}
          </Text>
        </div>
      )}
      {(isUnsaved || refusal) && (
        <Banner
          tone="danger"
          title={t('notSaved')}
          isAlert
          action={
            <Button size="sm" variant="default" onClick={() => void next()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {isUnsaved ? t('notSavedText') : refusal}
        </Banner>
      )}
      <div className={classes.bar}>
        {index > 0 && (
          <Button variant="subtle" size="lg" onClick={() => move(index - 1)}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" size="lg" className={classes.next ?? ''} loading={isBusy}>
          {isLast ? t('finish') : isSkippable ? t('skip') : t('next')}
        </Button>
      </div>
    </form>
  )
}

/** Ends the questions and shows on the page of the event what comes next. */
function useFinish(event: Event) {
  const t = useWords('eventAnswers')
  const queries = useQueryClient()
  return async (onMissing: (questionId: string) => void): Promise<void> => {
    const { missing } = await api.eventAnswer.getCompletion({ id: event.id })
    const [first] = missing
    if (first) return onMissing(first)
    const done = await api.eventAnswer.complete({ id: event.id })
    void queries.invalidateQueries({ queryKey: ['event'] })
    showToast({ type: 'success', title: t(`done.${nextOf(done)}`) })
    goTo(`/event/${event.slug}`)
  }
}

function nextOf({ mine: { state } }: EventCompletion): 'going' | 'approval' | 'pay' | 'waiting' | 'other' {
  return state === 'going' || state === 'approval' || state === 'pay' || state === 'waiting' ? state : 'other'
}
