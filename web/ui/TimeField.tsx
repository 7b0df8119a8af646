import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { readTime } from '#web/lib/words/typedTime.ts'

type Props = {
  name?: string
  label: string
  /** 19:30, or what is typed as long as it is no time. */
  value: string
  /** Shown while nothing is entered. */
  example?: string
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

const halfHours = Array.from({ length: 48 }, (_, half) => `${half >> 1}:${half % 2 ? '30' : '00'}`.padStart(5, '0'))

/** A time of day with 24 hours, as both languages show it; typed, or one of the half hours. */
export function TimeField({ name, label, value, example = '19:30', error, onChange, onBlur, ...is }: Props) {
  const list = useId()
  /** As typed, until the field is left. */
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const type = (text: string) => {
    const next = readTime(text) ?? text.trim()
    setTyped({ text, value: next })
    onChange(next)
  }
  return (
    <>
      <TextInput
        {...(name ? { name } : {})}
        label={label}
        placeholder={example}
        inputMode="numeric"
        autoComplete="off"
        list={list}
        withAsterisk={is.isRequired === true}
        aria-required={is.isRequired === true}
        disabled={is.isDisabled === true}
        error={error}
        value={typed?.value === value ? typed.text : value}
        onChange={event => type(event.currentTarget.value)}
        onBlur={() => {
          setTyped(null)
          onBlur?.()
        }}
      />
      <datalist id={list}>
        {halfHours.map(time => (
          <option key={time} value={time} />
        ))}
      </datalist>
    </>
  )
}
