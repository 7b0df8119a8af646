import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addMonths, monthName, wholeDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from './Icon.tsx'
import classes from './MonthPicker.module.css'
import { MonthTable } from './MonthTable.tsx'

type Props = { value: string; today: string; min: string; max: string; onChoose: (day: string) => void }

const within = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day)

/** The days of a month to choose from. */
export function MonthPicker({ value, today, min, max, onChoose }: Props) {
  const t = useWords('ui')
  const language = useLanguage()
  const [day, setDay] = useState(() => within(value || today, min, max))
  const month = day.slice(0, 7)
  const name = monthName(month, language)
  const turn = (months: number) => setDay(within(`${addMonths(month, months)}-01`, min, max))
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <Turn label={t('date.previous')} isOff={month <= min.slice(0, 7)} icon={ChevronLeft} onTurn={() => turn(-1)} />
        <p className={classes.month} aria-live="polite">
          {name}
        </p>
        <Turn label={t('date.next')} isOff={month >= max.slice(0, 7)} icon={ChevronRight} onTurn={() => turn(1)} />
      </div>
      <MonthTable
        month={month}
        className={classes.grid}
        label={name}
        day={day}
        onMove={next => setDay(within(next, min, max))}
      >
        {each => (
          <button
            type="button"
            className={classes.day}
            data-day={each}
            data-outside={!each.startsWith(month) || undefined}
            data-autofocus={each === day || undefined}
            aria-label={`${wholeDay(each, language)} ${each.slice(0, 4)}`}
            aria-pressed={each === value}
            aria-current={each === today ? 'date' : undefined}
            disabled={each < min || each > max}
            tabIndex={each === day ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {Number(each.slice(8))}
          </button>
        )}
      </MonthTable>
    </div>
  )
}

type TurnProps = { label: string; isOff: boolean; icon: typeof ChevronLeft; onTurn: () => void }

function Turn({ label, isOff, icon, onTurn }: TurnProps) {
  return (
    <ActionIcon className={classes.turn ?? ''} aria-label={label} disabled={isOff} onClick={onTurn}>
      <Icon of={icon} />
    </ActionIcon>
  )
}
