import { Textarea } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import classes from './SheetText.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  isOptional?: boolean
  placeholder?: string
}

export function SheetText({ label, value, onChange, max, isOptional = false, placeholder }: Props) {
  const t = useWords('matching')
  return (
    <Textarea
      label={
        <>
          {label} {isOptional && <span className={classes.optional}>{t('optional')}</span>}
        </>
      }
      placeholder={placeholder}
      autosize
      minRows={3}
      maxRows={8}
      maxLength={max}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
