import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import classes from './Filters.module.css'

type Props = {
  label: string
  max: number
  /** The most frequent values with their counts. */
  offers: { value: string; count: number }[]
  onChoose: (value: string) => void
}

/** Selects an offered value, or any typed one. */
export function FilterForm({ label, max, offers, onChoose }: Props) {
  const t = useWords('participants')
  const [text, setText] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onChoose(text.trim())
  }
  const fitting = offers.filter(({ value }) => value.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <div className={classes.typed}>
        <TextInput
          aria-label={label}
          placeholder={label}
          maxLength={max}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" variant="default">
          {t('list.apply')}
        </Button>
      </div>
      {fitting.length > 0 && (
        <ul className={classes.offers}>
          {fitting.map(({ value, count }) => (
            <li key={value}>
              <UnstyledButton className={classes.offer ?? ''} onClick={() => onChoose(value)}>
                <span className={classes.cut}>{value}</span>
                <span className={classes.count}>{count}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
