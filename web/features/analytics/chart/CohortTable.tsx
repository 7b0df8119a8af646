import type { Cohort } from '#contract/analytics/chart.ts'
import { monthName } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './CohortTable.module.css'

/** Months of joining by months since; a darker cell is a larger share, and each says its own. */
export function CohortTable({ cohorts }: { cohorts: Cohort[] }) {
  const t = useWords('analytics')
  const language = useLanguage()
  const longest = Math.max(...cohorts.map(({ active }) => active.length))
  const numbers = Array.from({ length: longest }, (_, at) => at)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section className={classes.root} tabIndex={0} aria-label={t('subtitle.cohorts')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('cohortMonth')}</th>
            <th scope="col">{t('cohortMembers')}</th>
            {numbers.map(number => (
              <th key={number} scope="col" aria-label={t('cohortAfter', { number })}>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.toReversed().map(({ month, members, active }) => (
            <tr key={month}>
              <th scope="row">{monthName(month.slice(0, 7), language)}</th>
              <td>{members.toLocaleString(language)}</td>
              {numbers.map(number => {
                const count = active[number]
                if (count === undefined) return <td key={number} />
                const share = members > 0 ? count / members : 0
                return (
                  <td key={number} className={classes.cell} style={{ '--share': share }} title={String(count)}>
                    {Math.round(share * 100)}%
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
