import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Answer, Question } from '#contract/participants/question.ts'
import { AnswerField } from '#web/features/participants/question/AnswerField.tsx'
import {
  type AnswerProblem,
  mergeAnswers,
  noAnswer,
  problemOf,
  type StoredAnswer,
  unsavedAnswers,
} from '#web/features/participants/question/answers.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './AnswersBlock.module.css'
import form from './BlockForm.module.css'
import { UnsavedSheet } from './UnsavedSheet.tsx'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

type Props = { questions: Question[]; answers: Answer[]; onDone: () => void }

/** All questions at once; only changed answers are sent. */
export function AnswersForm({ questions, answers, onDone }: Props) {
  const t = useWords('participants')
  const joining = useWords('onboarding')
  const { text } = useCommunity()
  const id = useId()
  const [draft, setDraft] = useState(() => mergeAnswers(questions, answers, {}))
  const [wrong, setWrong] = useState<Record<string, AnswerProblem>>({})
  const { problem, isBusy, attempt } = useAttempt()
  const unsaved = unsavedAnswers(draft)
  const guard = useUnsavedGuard(unsaved !== null)

  const change = (questionId: string, part: Partial<StoredAnswer>) => {
    setDraft(known => ({ ...known, [questionId]: { ...(known[questionId] ?? noAnswer), ...part, isSaved: false } }))
    setWrong(({ [questionId]: _, ...others }) => others)
  }
  async function save(): Promise<void> {
    const found = questions.flatMap(question => {
      const trouble = problemOf(question, draft[question.id] ?? noAnswer)
      return trouble ? [[question.id, trouble] as const] : []
    })
    setWrong(Object.fromEntries(found))
    if (found.length > 0) return
    if (unsaved) await api.question.updateAnswers({ answers: unsaved })
    showToast({ type: 'success', title: t('saved') })
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(save)
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {questions.map(question => {
        const trouble = wrong[question.id]
        return (
          <div key={question.id} className={classes.question}>
            <Text weight="semibold" id={`${id}-${question.id}`}>
              {text(question.text)}
            </Text>
            <AnswerField
              question={question}
              answer={draft[question.id] ?? noAnswer}
              titleId={`${id}-${question.id}`}
              problem={
                trouble ? joining(`questions.${trouble}`, { count: question.atMost, max: limits.answer.max }) : null
              }
              onChange={part => change(question.id, part)}
            />
          </div>
        )
      })}
      <div className={form.actions}>
        <Button type="submit" size="sm" loading={isBusy}>
          {t('save')}
        </Button>
        <Button variant="subtle" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
      <UnsavedSheet isOpen={guard.isAsked} onStay={guard.stay} onLeave={guard.leave} />
    </form>
  )
}
