import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { dayByKey, weekdays, weeksOf } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'

type Props = {
  month: string
  className: string | undefined
  label: string
  describedBy?: string
  isBusy?: boolean
  /** The day that arrow keys move from. */
  day: string
  onMove: (day: string) => void
  /** A button with `data-day`. */
  children: (day: string) => ReactNode
}

/** The weeks of a month. Arrow keys move by day and week, Home and End in the week, Page Up and Page Down by month. */
export function MonthTable({ month, className, label, describedBy, isBusy, day, onMove, children }: Props) {
  const language = useLanguage()
  const table = useRef<HTMLTableElement>(null)
  const isMovedByKey = useRef(false)
  // The day that a key reached may be in a month that is rendered only now.
  useEffect(() => {
    if (!isMovedByKey.current) return
    isMovedByKey.current = false
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(day, event.key)
    if (!next) return
    event.preventDefault()
    isMovedByKey.current = true
    onMove(next)
  }
  return (
    <table ref={table} className={className} aria-label={label} aria-describedby={describedBy} aria-busy={isBusy}>
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
              <td key={each}>{children(each)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
