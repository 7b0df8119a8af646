import { useId } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from '#web/ui/OptionCards.module.css'
import { Text } from '#web/ui/Text.tsx'
import type { AnswerFieldProps } from './answerFieldProps.ts'

/** Radio buttons or checkboxes: native controls, for keyboard support. */
export function OptionCards({ question, answer, titleId, problem, onChange }: AnswerFieldProps) {
  const t = useWords('onboarding')
  const { text } = useCommunity()
  const problemId = useId()
  const isSingle = question.type === 'RADIO'
  const left = question.atMost - answer.options.length
  const isLimited = !isSingle && question.atMost < question.options.length
  const toggle = (id: string, isOn: boolean) => {
    const others = isSingle ? [] : answer.options.filter(option => option !== id)
    onChange({ options: isOn ? [...others, id] : others })
  }
  return (
    <fieldset
      data-no-notice
      className={classes.root}
      aria-labelledby={titleId}
      aria-describedby={problem ? problemId : undefined}
      data-wrong={problem ? true : undefined}
    >
      {question.options.map(option => {
        const isOn = answer.options.includes(option.id)
        return (
          <label key={option.id} className={classes.card} data-on={isOn || undefined}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={question.id}
              value={option.id}
              required={isSingle && question.isRequired}
              checked={isOn}
              disabled={!isSingle && !isOn && left <= 0}
              onChange={event => toggle(option.id, event.currentTarget.checked)}
            />
            <span>{text(option.text)}</span>
          </label>
        )
      })}
      {isLimited && (
        <Text as="div" size="small" tone="quiet">
          <span role="status">{left > 0 ? t('questions.left', { count: left }) : t('questions.leftNone')}</span>
        </Text>
      )}
      {problem && (
        <Text as="div" size="small" tone="danger" id={problemId}>
          <span role="alert">{problem}</span>
        </Text>
      )}
    </fieldset>
  )
}
