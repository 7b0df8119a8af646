import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TextField } from '#web/participant/TextField.tsx'
import type { AnswerFieldProps } from './answerFieldProps.ts'
import { yearsTo } from './answers.ts'
import { OptionCards } from './OptionCards.tsx'

/** Field for the kind of the question. */
export function AnswerField(props: AnswerFieldProps) {
  const t = useWords('onboarding')
  const { question, answer, problem, onChange } = props
  const years = yearsTo(new Date().getFullYear())
  switch (question.type) {
    case 'TEXT':
      return (
        <TextField
          name={question.id}
          label={t('questions.answer')}
          isRequired={question.isRequired}
          rows={4}
          max={limits.answer.max}
          value={answer.text}
          problem={problem ?? undefined}
          onChange={text => onChange({ text })}
        />
      )
    case 'YEAR':
      return (
        <NativeSelect
          name={question.id}
          label={t('questions.year')}
          withAsterisk={question.isRequired}
          size="lg"
          data={[{ value: '', label: t('questions.chooseYear') }, ...years]}
          value={answer.text}
          error={problem}
          onChange={event => onChange({ text: event.currentTarget.value })}
        />
      )
    default:
      return <OptionCards {...props} />
  }
}
