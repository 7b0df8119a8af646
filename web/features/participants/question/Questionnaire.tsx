import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract/limits.ts'
import type { Question } from '#contract/participants/question.ts'
import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import { JoinFrame } from '../onboarding/JoinFrame.tsx'
import { visibleSteps } from '../onboarding/steps.ts'
import { AnswerField } from './AnswerField.tsx'
import { type AnswerProblem, isAnswered, noAnswer, problemOf, type StoredAnswers } from './answers.ts'
import { useAnswers } from './useAnswers.ts'

type Props = { questions: Question[]; start: StoredAnswers; startAt: number }

/** The community's questions, one per screen. */
export function Questionnaire({ questions, start, startAt }: Props) {
  const t = useWords('onboarding')
  const { text, stepsConfig } = useCommunity()
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [at, setAt] = useState(startAt)
  const [problem, setProblem] = useState<AnswerProblem | null>(null)
  const { answers, answer, flush, state } = useAnswers(start)
  const question = questions[at] ?? questions[0]
  if (!question) return null
  const given = answers[question.id] ?? noAnswer

  const show = (found: AnswerProblem) => {
    flushSync(() => setProblem(found))
    form.current?.querySelector<HTMLElement>('input:not([disabled]), textarea, select')?.focus()
  }
  const move = (to: number) => {
    setProblem(null)
    if (to < questions.length) setAt(to)
    else goTo('/onboarding')
  }
  const next = () => {
    const found = problemOf(question, given)
    if (found) return show(found)
    void flush().catch(() => undefined)
    move(at + 1)
  }
  // The steps of the profile follow: both are one way with one progress.
  const total = questions.length + visibleSteps(stepsConfig, bootstrap.settings).length
  const isSkippable = !question.isRequired && !isAnswered(given)
  const count = problem === 'tooMany' ? question.atMost : 0
  return (
    <JoinFrame
      step={question.id}
      formRef={form}
      titleId={titleId}
      place={t('step', { current: at + 1, total })}
      current={at + 1}
      total={total}
      title={<Title words={text(question.text)} isMarked={question.isRequired && isChoice(question)} />}
      text={text(question.hint) || (!question.isRequired && t('questions.optional'))}
      state={state}
      nextLabel={isSkippable ? t('skip') : t('next')}
      onNext={next}
      onBack={at > 0 ? () => move(at - 1) : undefined}
    >
      <AnswerField
        key={question.id}
        question={question}
        answer={given}
        titleId={titleId}
        problem={problem && t(`questions.${problem}`, { count, max: limits.answer.max })}
        onChange={change => {
          setProblem(null)
          answer(question.id, { ...given, ...change })
        }}
      />
      <Text size="small" tone="quiet">
        {t(question.isAnswerVisible ? 'questions.shown' : 'questions.team')}
      </Text>
    </JoinFrame>
  )
}

const isChoice = ({ type }: Question) => type === 'RADIO' || type === 'CHECKBOX'

/** A choice has no label that could show the asterisk. */
function Title({ words, isMarked }: { words: string; isMarked: boolean }) {
  if (!isMarked) return words
  return (
    <>
      {words}
      <span aria-hidden style={{ color: 'var(--danger-text)' }}>
        {' *'}
      </span>
    </>
  )
}
