import classes from './Progress.module.css'

type Props = { current: number; total: number; label: string }

/** Progress with one segment per step. */
export function Progress({ current, total, label }: Props) {
  return (
    <div
      className={classes.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={label}
    >
      {Array.from({ length: total }, (_, index) => index + 1).map(number => (
        <span key={number} className={classes.piece} data-done={number <= current || undefined} />
      ))}
    </div>
  )
}
