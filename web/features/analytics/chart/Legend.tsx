import classes from './Legend.module.css'

export type SeriesName = { name: string; color: string; isDashed?: boolean }

/** Names of the series, each with its colour; a line is also told by its dashes. */
export function Legend({ series }: { series: SeriesName[] }) {
  return (
    <div className={classes.root} aria-hidden>
      {series.map(({ name, color, isDashed }) => (
        <span key={name} className={classes.item}>
          <span className={classes.mark} data-dashed={isDashed || undefined} style={{ '--color': color }} />
          {name}
        </span>
      ))}
    </div>
  )
}
