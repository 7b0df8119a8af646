import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { PinInput } from '@mantine/core'
import type { Ref } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import classes from './CodeBoxes.module.css'
import { codeLength, digitsOf } from './code.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  onComplete: (code: string) => void
  isInvalid: boolean
  isBusy: boolean
  /** The first box. */
  ref: Ref<HTMLInputElement>
}

/** Six boxes that act as one field: a pasted code fills all, and the last digit submits. */
export function CodeBoxes({ value, onChange, onComplete, isInvalid, isBusy, ref }: Props) {
  const t = useWords('auth')
  const paste = (text: string) => {
    const digits = digitsOf(text)
    if (!digits) return
    onChange(digits)
    if (digits.length === codeLength) onComplete(digits)
  }
  return (
    <PinInput
      ref={ref}
      length={codeLength}
      type="number"
      placeholder=""
      aria-label={t('code.group')}
      classNames={{ root: classes.root, pinInput: classes.box, input: classes.input }}
      value={value}
      onChange={onChange}
      onComplete={onComplete}
      error={isInvalid}
      readOnly={isBusy}
      autoFocus
      /* Accepts a code pasted with its sentence or with a dash. */
      onPasteCapture={event => {
        event.preventDefault()
        event.stopPropagation()
        if (!isBusy) paste(event.clipboardData.getData('text/plain'))
      }}
      getInputProps={index => ({
        'aria-label': t('code.digit', { number: index + 1, length: codeLength }),
        autoComplete: index === 0 ? 'one-time-code' : 'off',
      })}
    />
  )
}
