import type { Funnel } from '#contract/matching/management.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './FunnelTable.module.css'
import { funnelSteps } from './funnel.ts'
import { shortDay } from './week.ts'

/** The funnel by week, newest first. */
export function FunnelTable({ weeks }: { weeks: (Funnel & { week: string })[] }) {
  const t = useWords('network')
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reached by keyboard
    <section className={classes.root} tabIndex={0} aria-label={t('funnel.byWeek')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('funnel.week')}</th>
            {funnelSteps.map(step => (
              <th key={step} scope="col">
                {t(`funnel.${step}`)}
              </th>
            ))}
            <th scope="col">{t('funnel.meanShort')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(week => (
            <tr key={week.week}>
              <th scope="row">{shortDay(week.week, language)}</th>
              {funnelSteps.map(step => (
                <td key={step} data-zero={week[step] === 0 || undefined}>
                  {number(week[step])}
                </td>
              ))}
              <td data-zero={week.meanScore === null || undefined}>
                {week.meanScore === null ? '–' : number(week.meanScore)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
