import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { dateFields, flagFields, numberFields, setFields, textFields } from '#contract/crm/member-fields.ts'
import type { ConditionField, MemberCondition } from '#contract/crm/member-filter.ts'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChipButton } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { choicesQuery } from '../member-list/queries.ts'
import { type DraftCondition, draftOf, operatorsOf, valueKindOf } from './conditionKinds.ts'
import classes from './FilterSheet.module.css'
import { useChoiceLabels } from './useConditionText.ts'

const fields: ConditionField[] = [
  ...textFields,
  ...setFields,
  'language',
  'status',
  'visibility',
  ...dateFields,
  ...numberFields,
  ...flagFields,
  'answer',
]

type Props = { draft: DraftCondition; onChange: (draft: DraftCondition) => void; onRemove: () => void }

/** Field, operator and value of one condition. */
export function ConditionRow({ draft, onChange, onRemove }: Props) {
  const t = useWords('crm')
  const language = useLanguage()
  const { data: choices } = useQuery(choicesQuery)
  const questions = choices?.questions ?? []
  const question = questions.find(({ id }) => id === draft.questionId)
  const operators = operatorsOf(draft.field, (question?.options.length ?? 0) > 0)
  const offered = fields.filter(field => field !== 'answer' || questions.length > 0 || draft.field === 'answer')
  const chooseField = (field: ConditionField) => {
    const [operator = 'is'] = operatorsOf(field)
    onChange(draftOf(field, operator))
  }
  const chooseQuestion = (questionId: string) => {
    const hasOptions = (questions.find(({ id }) => id === questionId)?.options.length ?? 0) > 0
    const [operator = 'isSet'] = operatorsOf('answer', hasOptions)
    onChange({ ...draftOf('answer', operator), questionId })
  }
  return (
    <div className={classes.row}>
      <NativeSelect
        label={t('filters.field')}
        value={draft.field}
        data={offered.map(field => ({ value: field, label: t(`field.${field}`) }))}
        onChange={({ currentTarget }) => chooseField(currentTarget.value as ConditionField)}
      />
      <NativeSelect
        label={t('filters.operator')}
        value={draft.operator}
        data={operators.map(operator => ({ value: operator, label: t(`operator.${operator}`) }))}
        onChange={({ currentTarget }) =>
          onChange(draftOf(draft.field, currentTarget.value as MemberCondition['operator'], draft))
        }
      />
      <ActionIcon variant="subtle" size={44} aria-label={t('filters.removeRow')} onClick={onRemove}>
        <Icon of={X} />
      </ActionIcon>
      {draft.field === 'answer' && (
        <NativeSelect
          className={classes.wide ?? ''}
          label={t('filters.question')}
          value={draft.questionId ?? ''}
          data={[{ value: '', label: '' }, ...questions.map(({ id, text }) => ({ value: id, label: text[language] }))]}
          onChange={({ currentTarget }) => chooseQuestion(currentTarget.value)}
        />
      )}
      <div className={classes.wide}>
        <ValueField draft={draft} onChange={value => onChange({ ...draft, value })} />
      </div>
    </div>
  )
}

type ValueProps = { draft: DraftCondition; onChange: (value: NonNullable<DraftCondition['value']>) => void }

function ValueField({ draft, onChange }: ValueProps) {
  const t = useWords('crm')
  const kind = valueKindOf(draft.field, draft.operator)
  const text = typeof draft.value === 'string' || typeof draft.value === 'number' ? String(draft.value) : ''
  if (kind === 'none') return null
  if (kind === 'choices') return <Choices draft={draft} onChange={onChange} />
  if (kind === 'flag')
    return (
      <NativeSelect
        aria-label={t('filters.value')}
        value={draft.value === false ? 'no' : 'yes'}
        data={[
          { value: 'yes', label: t('filters.yes') },
          { value: 'no', label: t('filters.no') },
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'yes')}
      />
    )
  if (kind === 'number' || kind === 'days')
    return (
      <TextInput
        type="number"
        min={kind === 'days' ? 1 : 0}
        aria-label={t('filters.value')}
        value={text === 'NaN' ? '' : text}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    )
  return (
    <TextInput
      type={kind === 'day' ? 'date' : 'text'}
      aria-label={t('filters.value')}
      placeholder={t('filters.value')}
      maxLength={limits.search.max}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function Choices({ draft, onChange }: ValueProps) {
  const t = useWords('crm')
  const known = useChoiceLabels()(draft.field, draft.questionId)
  const chosen = Array.isArray(draft.value) ? draft.value : []
  const [typed, setTyped] = useState('')
  const shown = [
    ...known,
    ...chosen.filter(value => !known.some(each => each.value === value)).map(value => ({ value, label: value })),
  ]
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value].slice(0, 50))
  const isFree = draft.field === 'topics' || draft.field === 'memberTags'
  const add = () => {
    if (typed.trim() && !chosen.includes(typed.trim())) toggle(typed.trim())
    setTyped('')
  }
  return (
    <>
      <fieldset className={classes.chips} aria-label={t('filters.value')}>
        {shown.map(({ value, label }) => (
          <ChipButton
            key={value}
            type="button"
            isOn={chosen.includes(value)}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {label}
          </ChipButton>
        ))}
      </fieldset>
      {isFree && (
        <div className={classes.another}>
          <TextInput
            aria-label={t('filters.addValue')}
            placeholder={t('filters.addValue')}
            maxLength={limits.tag.max}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button variant="default" disabled={!typed.trim()} onClick={add}>
            {t('filters.addValueButton')}
          </Button>
        </div>
      )}
    </>
  )
}
