import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { DateField } from '#web/ui/DateField.tsx'
import classes from './PauseChoice.module.css'
import { isPauseDay, isPaused, pauseLimits } from './pause.ts'

type Props = { pausedUntil: string | null; isBusy: boolean; onChange: (pausedUntil: string | null) => void }

/** Pauses recommendations until a day, or resumes them. */
export function PauseChoice({ pausedUntil, isBusy, onChange }: Props) {
  const t = useWords('network')
  const [now] = useState(() => new Date())
  const [day, setDay] = useState('')
  const [isWrong, setWrong] = useState(false)
  if (isPaused(pausedUntil, now))
    return (
      <Button variant="default" disabled={isBusy} onClick={() => onChange(null)}>
        {t('wishes.resume')}
      </Button>
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isPauseDay(day, now)
    setWrong(!isRight)
    if (isRight) onChange(day)
  }
  return (
    <form className={classes.root} noValidate onSubmit={onSubmit}>
      <DateField
        label={t('wishes.pauseUntil')}
        isLabelHidden
        error={isWrong ? t('wishes.pauseDay') : undefined}
        {...pauseLimits(now)}
        value={day}
        onChange={next => {
          setWrong(false)
          setDay(next)
        }}
      />
      <Button type="submit" variant="default" disabled={isBusy}>
        {t('wishes.pauseButton')}
      </Button>
    </form>
  )
}
