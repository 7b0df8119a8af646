import { VisuallyHidden } from '@mantine/core'
import classes from './CountBadge.module.css'

const most = 99

/** A small number on an icon or beside a label; nothing without a count. `words` say it to a screen reader. */
export function CountBadge({
  count,
  words,
  isFloating = false,
  isQuiet = false,
}: {
  count: number
  words: string
  isFloating?: boolean
  /** Of something that the user does not want to be told of. */
  isQuiet?: boolean
}) {
  if (count === 0) return null
  return (
    <>
      <small
        className={classes.root}
        data-floating={isFloating || undefined}
        data-quiet={isQuiet || undefined}
        aria-hidden
      >
        {count > most ? `${most}+` : count}
      </small>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}
