import { ActionIcon } from '@mantine/core'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EventQuestion } from '#contract/events/event-question.ts'
import { isChoice } from '#contract/events/question-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './QuestionsTab.module.css'

export type QuestionRowProps = {
  question: EventQuestion
  questions: EventQuestion[]
  isFirst: boolean
  isLast: boolean
  /** One place up or down. */
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onRemove: () => void
}

/** A question in the list. */
export function QuestionRow({
  question,
  questions,
  isFirst,
  isLast,
  handle,
  ...on
}: QuestionRowProps & { handle?: ReactNode }) {
  const t = useWords('eventQuestions')
  const { order, text, type, options, atMost, answers } = question
  const facts = [
    t(`types.${type}`),
    ...(isChoice(type) ? [t('options', { count: options.length })] : []),
    ...(type === 'CHECKBOX' && atMost < options.length ? [t('upTo', { count: atMost })] : []),
    ...(answers > 0 ? [t('answers', { count: answers })] : []),
  ]
  const condition = questions.find(each => each.options.some(({ id }) => id === question.shownAfterOptionId))
  const option = condition?.options.find(({ id }) => id === question.shownAfterOptionId)
  return (
    <Card className={classes.row ?? ''}>
      {handle}
      <span className={classes.order} aria-hidden>
        {order}
      </span>
      <div className={classes.words}>
        <Text weight="semibold" size="body">
          {text}
        </Text>
        <Text size="small" tone="quiet">
          {facts.join(' · ')}
        </Text>
        {condition && option && (
          <Text size="small" tone="quiet">
            {t('after', { option: option.text, order: condition.order })}
          </Text>
        )}
        <div className={classes.chips}>
          {question.isRequired && <Chip tone="brand">{t('required')}</Chip>}
          {!question.isVisible && <Chip tone="neutral">{t('hidden')}</Chip>}
        </div>
      </div>
      <div className={classes.buttons}>
        <ActionIcon size={44} aria-label={t('moveUp', { order })} disabled={isFirst} onClick={() => on.onMove(-1)}>
          <Icon of={ArrowUp} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={t('moveDown', { order })} disabled={isLast} onClick={() => on.onMove(1)}>
          <Icon of={ArrowDown} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={t('edit', { order })} onClick={on.onEdit}>
          <Icon of={Pencil} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={t('remove', { order })} onClick={on.onRemove}>
          <Icon of={Trash2} />
        </ActionIcon>
      </div>
    </Card>
  )
}
