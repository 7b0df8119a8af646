import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths, dayByKey, monthName, weekdays, weeksOf, wholeDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from './Icon.tsx'
import classes from './MonthPicker.module.css'

type Props = { value: string; today: string; min: string; max: string; onChoose: (day: string) => void }

const within = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day)

/** The days of a month to choose from. Arrow keys move by day and week, Page Up and Page Down by month. */
export function MonthPicker({ value, today, min, max, onChoose }: Props) {
  const t = useWords('ui')
  const language = useLanguage()
  const grid = useRef<HTMLTableElement>(null)
  const [day, setDay] = useState(() => within(value || today, min, max))
  const isMovedByKey = useRef(false)
  const month = day.slice(0, 7)
  const name = monthName(month, language)
  // The day that a key reached may be in a month that is rendered only now.
  useEffect(() => {
    if (!isMovedByKey.current) return
    isMovedByKey.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(day, event.key)
    if (!next) return
    event.preventDefault()
    isMovedByKey.current = true
    setDay(within(next, min, max))
  }
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
      <table ref={grid} className={classes.grid} aria-label={name}>
        <thead>
          <tr>
            {weekdays(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {weeksOf(month).map(week => (
            <tr key={week[0]}>
              {week.map(each => (
                <td key={each}>
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
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
