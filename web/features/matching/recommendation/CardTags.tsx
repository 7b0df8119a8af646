import { shownTags } from '#web/lib/shownTags.ts'
import classes from './CardTags.module.css'

/** As many as fit into one line. */
export function CardTags({ tags }: { tags: string[] }) {
  const shown = shownTags(tags).slice(0, 4)
  if (shown.length === 0) return null
  return (
    <ul className={classes.root}>
      {shown.map(tag => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
