import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { NativeSelect, Switch, Textarea } from '@mantine/core'
import type { EventQuestion } from '#contract/events/event-question.ts'
import {
  type EventQuestionType,
  eventQuestionTypes,
  isChoice,
  questionLimits,
} from '#contract/events/question-fields.ts'
import type { Language } from '#contract/languages.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { OptionsEditor } from './OptionsEditor.tsx'
import classes from './QuestionFields.module.css'
import { conditionsFor, type DraftProblems, newOption, otherLanguage, type QuestionDraft } from './questionDraft.ts'

type Props = {
  lang: Language
  question: EventQuestion | null
  questions: EventQuestion[]
  draft: QuestionDraft
  problems: DraftProblems | null
  onChange: (changes: Partial<QuestionDraft>) => void
}

export function QuestionFields({ lang, question, questions, draft, problems, onChange }: Props) {
  const t = useWords('eventQuestions')
  const other = otherLanguage(lang)
  const conditions = conditionsFor(questions, question?.id ?? null)
  const changeType = (type: EventQuestionType) => {
    const isFirstChoice = isChoice(type) && draft.options.length === 0
    onChange({ type, ...(isFirstChoice && { options: [newOption(), newOption()] }) })
  }
  return (
    <div className={classes.root}>
      {question && question.answers > 0 && <Banner tone="info" title={t('form.keeps', { count: question.answers })} />}
      <Textarea
        label={t(`form.textIn.${lang}`)}
        withAsterisk
        rows={2}
        maxLength={questionLimits.text}
        data-autofocus
        value={draft.text}
        error={problems?.text && t('form.required')}
        onChange={event => onChange({ text: event.currentTarget.value })}
      />
      <Textarea
        label={t(`form.textIn.${other}`)}
        description={t('form.translationHint')}
        rows={2}
        maxLength={questionLimits.text}
        lang={other}
        value={draft.translation}
        onChange={event => onChange({ translation: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('form.type')}
        data={eventQuestionTypes.map(value => ({ value, label: t(`types.${value}`) }))}
        value={draft.type}
        onChange={event => changeType(event.currentTarget.value as EventQuestionType)}
      />
      {isChoice(draft.type) && (
        <OptionsEditor
          lang={lang}
          options={draft.options}
          emptyKeys={problems?.emptyOptions ?? []}
          problem={problems?.options ? t(`form.${problems.options}`) : null}
          onChange={options => onChange({ options })}
        />
      )}
      {draft.type === 'CHECKBOX' && (
        <NativeSelect
          label={t('form.atMost')}
          data={Array.from({ length: Math.max(draft.options.length, 1) }, (_, index) => String(index + 1))}
          value={String(Math.min(draft.atMost, Math.max(draft.options.length, 1)))}
          onChange={event => onChange({ atMost: Number(event.currentTarget.value) })}
        />
      )}
      {conditions.length > 0 && (
        <NativeSelect
          label={t('form.condition')}
          data={[
            { value: '', label: t('form.always') },
            ...conditions.map(each => ({
              value: each.option.id,
              label: t('form.afterOption', {
                order: each.question.order,
                question: each.question.text,
                option: each.option.text,
              }),
            })),
          ]}
          value={draft.shownAfterOptionId ?? ''}
          onChange={event => onChange({ shownAfterOptionId: event.currentTarget.value || null })}
        />
      )}
      <Switch
        label={t('form.isRequired')}
        description={t('form.isRequiredText')}
        checked={draft.isRequired}
        onChange={event => onChange({ isRequired: event.currentTarget.checked })}
      />
      <Switch
        label={t('form.isVisible')}
        description={t('form.isVisibleText')}
        checked={draft.isVisible}
        onChange={event => onChange({ isVisible: event.currentTarget.checked })}
      />
    </div>
  )
}
