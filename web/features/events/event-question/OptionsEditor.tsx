import '@mantine/core/styles/Checkbox.layer.css'
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, Plus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { questionLimits } from '#contract/events/question-fields.ts'
import type { Language } from '#contract/languages.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './QuestionFields.module.css'
import { moved, newOption, type OptionDraft, otherLanguage } from './questionDraft.ts'

type Props = {
  lang: Language
  options: OptionDraft[]
  /** Options without a text, when the form was sent. */
  emptyKeys: string[]
  problem: string | null
  onChange: (options: OptionDraft[]) => void
}

/** Answer options of a question, in order. */
export function OptionsEditor({ lang, options, emptyKeys, problem, onChange }: Props) {
  const t = useWords('eventQuestions')
  const titleId = useId()
  const change = (key: string, changes: Partial<OptionDraft>) =>
    onChange(options.map(option => (option.key === key ? { ...option, ...changes } : option)))
  return (
    <fieldset className={classes.options} aria-labelledby={titleId} data-problem={problem ? true : undefined}>
      <Text as="span" weight="semibold" id={titleId}>
        {t('option.title')}
      </Text>
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          lang={lang}
          option={option}
          order={index + 1}
          isLast={index === options.length - 1}
          isEmpty={emptyKeys.includes(option.key)}
          onChange={changes => change(option.key, changes)}
          onMove={by => onChange(moved(options, index, index + by))}
          onRemove={() => onChange(options.filter(({ key }) => key !== option.key))}
        />
      ))}
      {problem && (
        <Text as="div" size="small" tone="danger">
          <span role="alert">{problem}</span>
        </Text>
      )}
      <div>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={Plus} />}
          disabled={options.length >= questionLimits.options}
          onClick={() => onChange([...options, newOption()])}
        >
          {t('option.add')}
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = {
  lang: Language
  option: OptionDraft
  order: number
  isLast: boolean
  isEmpty: boolean
  onChange: (changes: Partial<OptionDraft>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function OptionRow({ lang, option, order, isLast, isEmpty, onChange, onMove, onRemove }: RowProps) {
  const t = useWords('eventQuestions')
  const moreId = useId()
  const other = otherLanguage(lang)
  const isPlain =
    option.type === 'PREDEFINED' && option.isActive && option.isVisible && !option.group && !option.category
  const [isMore, setMore] = useState(!isPlain)
  return (
    <div className={classes.option}>
      <div className={classes.texts}>
        <TextInput
          aria-label={t(`option.textIn.${lang}`, { order })}
          placeholder={t('option.text', { order })}
          maxLength={questionLimits.option}
          value={option.text}
          error={isEmpty && t('form.required')}
          onChange={event => onChange({ text: event.currentTarget.value })}
        />
        <TextInput
          aria-label={t(`option.textIn.${other}`, { order })}
          placeholder={t(`option.textIn.${other}`, { order })}
          maxLength={questionLimits.option}
          lang={other}
          value={option.translation}
          onChange={event => onChange({ translation: event.currentTarget.value })}
        />
      </div>
      <div className={classes.buttons}>
        <ActionIcon size={44} aria-label={t('option.up', { order })} disabled={order === 1} onClick={() => onMove(-1)}>
          <Icon of={ArrowUp} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={t('option.down', { order })} disabled={isLast} onClick={() => onMove(1)}>
          <Icon of={ArrowDown} />
        </ActionIcon>
        <ActionIcon
          size={44}
          aria-label={t('option.more', { order })}
          aria-expanded={isMore}
          aria-controls={moreId}
          onClick={() => setMore(!isMore)}
        >
          <Icon of={SlidersHorizontal} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={t('option.remove', { order })} onClick={onRemove}>
          <Icon of={Trash2} />
        </ActionIcon>
      </div>
      <div id={moreId} className={classes.more} hidden={!isMore}>
        <Checkbox
          label={t('option.isText')}
          checked={option.type === 'TEXT'}
          onChange={event => onChange({ type: event.currentTarget.checked ? 'TEXT' : 'PREDEFINED' })}
        />
        <Checkbox
          label={t('option.isActive')}
          checked={option.isActive}
          onChange={event => onChange({ isActive: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('option.isVisible')}
          checked={option.isVisible}
          onChange={event => onChange({ isVisible: event.currentTarget.checked })}
        />
        <div className={classes.texts}>
          <TextInput
            label={t('option.group')}
            description={t('option.groupHint')}
            maxLength={questionLimits.label}
            value={option.group}
            onChange={event => onChange({ group: event.currentTarget.value })}
          />
          <TextInput
            label={t('option.category')}
            description={t('option.categoryHint')}
            maxLength={questionLimits.label}
            value={option.category}
            onChange={event => onChange({ category: event.currentTarget.value })}
          />
        </div>
      </div>
    </div>
  )
}
