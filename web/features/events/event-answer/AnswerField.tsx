import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, Textarea } from '@mantine/core'
import { useId } from 'react'
import type { TranslatedQuestion } from '#contract/events/event-question.ts'
import { questionLimits } from '#contract/events/question-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import cards from '#web/ui/OptionCards.module.css'
import { Text } from '#web/ui/Text.tsx'
import classes from './AnswerField.module.css'
import { type Draft, groupsOf, isTextShown, toggle, yearsTo } from './answers.ts'

type Props = {
  question: TranslatedQuestion
  draft: Draft
  /** Id of the heading with the question. */
  titleId: string
  problem: string | null
  onChange: (change: Partial<Pick<Draft, 'text' | 'optionIds'>>) => void
}

/** Field for the kind of the question. */
export function AnswerField(props: Props) {
  const t = useWords('eventAnswers')
  const { question, draft, problem, onChange } = props
  if (question.type === 'TEXT') return <OwnText {...props} label={t('answer')} isRequired={question.isRequired} />
  if (question.type === 'YEAR')
    return (
      <NativeSelect
        name={question.id}
        label={t('year')}
        withAsterisk={question.isRequired}
        size="lg"
        data={[{ value: '', label: t('chooseYear') }, ...yearsTo(new Date().getFullYear())]}
        value={draft.text}
        error={problem}
        onChange={event => onChange({ text: event.currentTarget.value })}
      />
    )
  return <Options {...props} />
}

function OwnText({
  question,
  draft,
  problem,
  onChange,
  label,
  isRequired,
}: Props & { label: string; isRequired: boolean }) {
  const t = useWords('eventAnswers')
  const count = [...draft.text.trim()].length
  return (
    <div className={classes.text}>
      <Textarea
        name={question.id}
        label={label}
        withAsterisk={isRequired}
        aria-required={isRequired}
        rows={question.type === 'TEXT' ? 4 : 2}
        value={draft.text}
        error={problem}
        onChange={event => onChange({ text: event.currentTarget.value })}
      />
      <span className={classes.count} data-over={count > questionLimits.answer || undefined}>
        {t('counter', { count, max: questionLimits.answer })}
      </span>
    </div>
  )
}

/** Radio buttons or checkboxes: native controls, for keyboard support. */
function Options(props: Props) {
  const { question, draft, titleId, problem, onChange } = props
  const t = useWords('eventAnswers')
  const problemId = useId()
  const isSingle = question.type === 'RADIO'
  const left = question.atMost - draft.optionIds.length
  const isLimited = !isSingle && question.atMost < question.options.length
  const hasText = isTextShown(question, draft)
  return (
    <fieldset
      className={cards.root}
      aria-labelledby={titleId}
      aria-describedby={problem && !hasText ? problemId : undefined}
      data-wrong={problem && !hasText ? true : undefined}
    >
      {groupsOf(question.options).map(({ group, options }) => (
        <div key={`${group} ${options[0]?.id}`} className={cards.root}>
          {group && (
            <Text size="small" tone="quiet" weight="semibold">
              {group}
            </Text>
          )}
          {options.map(option => {
            const isOn = draft.optionIds.includes(option.id)
            return (
              <label key={option.id} className={cards.card} data-on={isOn || undefined}>
                <input
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={question.id}
                  value={option.id}
                  checked={isOn}
                  disabled={!isSingle && !isOn && left <= 0}
                  onChange={event =>
                    onChange({ optionIds: toggle(question, draft, option.id, event.currentTarget.checked) })
                  }
                />
                <span>{option.text}</span>
              </label>
            )
          })}
        </div>
      ))}
      {hasText && <OwnText {...props} label={t('ownText')} isRequired />}
      {isLimited && (
        <Text as="div" size="small" tone="quiet">
          <span role="status">{left > 0 ? t('left', { count: left }) : t('leftNone')}</span>
        </Text>
      )}
      {problem && !hasText && (
        <Text as="div" size="small" tone="danger" id={problemId}>
          <span role="alert">{problem}</span>
        </Text>
      )}
    </fieldset>
  )
}
