import { shownTags } from '#web/lib/shownTags.ts'
import classes from './Tags.module.css'

export function Tags({ tags, max }: { tags: string[]; max?: number }) {
  const shown = shownTags(tags).slice(0, max)
  if (shown.length === 0) return null
  return (
    <ul className={classes.root}>
      {shown.map(tag => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
