import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './BarChart.module.css'

export type Bar = { key: string; label: string; count: number }

type Props = {
  /** Name of the chart for screen readers. */
  label: string
  bars: Bar[]
  /** What 100 % is. */
  total: number
}

/** Horizontal bars, each with its label and number: the lengths only repeat what is written. */
export function BarChart({ label, bars, total }: Props) {
  const t = useWords('eventAnswers')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  return (
    <ul className={classes.root} aria-label={label}>
      {bars.map(bar => (
        <li key={bar.key} className={classes.row}>
          <span className={classes.label}>{bar.label}</span>
          <span className={classes.value}>
            {t('statistics.bar', { count: bar.count, share: percent.format(total === 0 ? 0 : bar.count / total) })}
          </span>
          <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
            <rect width="100" height="10" className={classes.track} />
            <rect width={total === 0 ? 0 : (bar.count / total) * 100} height="10" className={classes.fill} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
