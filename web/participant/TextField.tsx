import { Textarea } from '@mantine/core'
import type { CSSProperties, Ref } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import classes from './TextField.module.css'

type Props = {
  /** Field name of the profile, by which a form finds it. */
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  hint?: string
  placeholder?: string
  problem?: string | undefined
  isRequired?: boolean
  rows?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** A longer text with a character counter. */
export function TextField({ name, label, value, onChange, max, hint, problem, isRequired = false, ...rest }: Props) {
  const t = useWords('onboarding')
  const { placeholder, rows = 5, inputRef } = rest
  const count = value.trim().length
  return (
    <div className={classes.root} style={{ '--rows': rows } as CSSProperties}>
      <Textarea
        ref={inputRef}
        name={name}
        label={label}
        withAsterisk={isRequired}
        aria-required={isRequired}
        placeholder={placeholder}
        rows={rows}
        value={value}
        error={problem}
        description={hint || undefined}
        onChange={event => onChange(event.currentTarget.value)}
        classNames={{ input: classes.input ?? '', wrapper: classes.wrapper ?? '' }}
      />
      <span className={classes.count} data-over={count > max || undefined}>
        {t('fields.counter', { count, max })}
      </span>
    </div>
  )
}
