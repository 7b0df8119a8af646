import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RemovableTags } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './TagsField.module.css'
import { addTag, type TagProblem } from './tags.ts'

type Props = {
  value: string[]
  onChange: (tags: string[]) => void
  problem?: string | undefined
  /** Topics to add with one press. */
  suggestions?: string[]
}

const problemWords = {
  tooLong: 'fields.tagTooLong',
  duplicate: 'fields.tagDuplicate',
  full: 'fields.tagsFull',
} as const satisfies Record<TagProblem, string>
const problemLimits: Record<TagProblem, number> = { tooLong: limits.tag.max, duplicate: 0, full: limits.tags.max }

/**
 * Tags, several at once when pasted with commas. Unfinished text counts too: if it were added on blur, the layout would
 * shift under the button that is just being pressed.
 */
export function TagsField({ value, onChange, problem, suggestions = [] }: Props) {
  const t = useWords('onboarding')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [taken, setTaken] = useState(value)
  const [refused, setRefused] = useState<TagProblem | null>(null)
  const [news, setNews] = useState('')

  const type = (typed: string) => {
    const added = addTag(taken, typed)
    setText(typed)
    setRefused(added.problem === 'tooLong' ? added.problem : null)
    onChange(added.tags)
  }
  const add = () => {
    const added = addTag(taken, text)
    setRefused(added.problem)
    if (added.problem || added.tags.length === taken.length) return
    setText('')
    setNews(t('fields.tagAdded', { tag: text.trim() }))
    setTaken(added.tags)
    onChange(added.tags)
  }
  const take = (tag: string) => {
    const added = addTag(taken, tag)
    setRefused(added.problem)
    if (added.problem) return
    setNews(t('fields.tagAdded', { tag }))
    setTaken(added.tags)
    onChange(addTag(added.tags, text).tags)
  }
  const remove = (tag: string) => {
    const left = taken.filter(each => each !== tag)
    setTaken(left)
    onChange(addTag(left, text).tags)
    setNews(t('fields.tagRemoved', { tag }))
    setRefused(null)
    input.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const last = taken.at(-1)
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }
  return (
    <div className={classes.root}>
      <TextInput
        ref={input}
        name="tags"
        label={t('fields.tags')}
        description={t('fields.tagsHint', { max: limits.tags.max })}
        placeholder={t('fields.tagsPlaceholder')}
        size="lg"
        value={text}
        error={refused ? t(problemWords[refused], { max: problemLimits[refused] }) : problem}
        onChange={event => type(event.currentTarget.value)}
        onKeyDown={onKey}
        rightSectionWidth="auto"
        rightSection={
          text.trim() !== '' && (
            <Button variant="subtle" size="xs" onMouseDown={event => event.preventDefault()} onClick={add}>
              {t('fields.tagAdd')}
            </Button>
          )
        }
      />
      {taken.length > 0 && (
        <RemovableTags
          tags={taken}
          label={t('fields.tags')}
          removeButton={tag => (
            <ActionIcon size={24} aria-label={t('fields.tagRemove', { tag })} onClick={() => remove(tag)}>
              <Icon of={X} size={14} />
            </ActionIcon>
          )}
        />
      )}
      {suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label={t('fields.tagSuggestions')}>
          {suggestions.map(tag => (
            <li key={tag}>
              <Button
                variant="default"
                size="xs"
                radius="xl"
                leftSection={<Icon of={Plus} size={14} />}
                onClick={() => take(tag)}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  )
}
