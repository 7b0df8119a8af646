import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import classes from './ColourField.module.css'

type Props = { label: string; value: string; error?: string | undefined; onChange: (colour: string) => void }

const isColour = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed)

/** A colour, picked or typed as #rrggbb. What is typed counts once it is a colour. */
export function ColourField({ label, value, error, onChange }: Props) {
  const t = useWords('description')
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const take = (colour: string) => {
    setTyped(isColour(colour) ? null : colour)
    if (isColour(colour)) onChange(colour.toLowerCase())
  }
  return (
    <TextInput
      label={label}
      labelProps={{ htmlFor: id }}
      id={id}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      value={typed ?? value}
      error={error}
      leftSection={
        <input
          type="color"
          aria-label={t('fields.pick', { label })}
          className={classes.swatch}
          value={value}
          onChange={event => take(event.currentTarget.value)}
        />
      }
      leftSectionWidth={52}
      leftSectionPointerEvents="all"
      onChange={event => take(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
