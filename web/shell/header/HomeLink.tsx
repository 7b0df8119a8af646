import { Link } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Mark } from '#web/ui/Mark.tsx'
import classes from './HomeLink.module.css'

/** Mark and name of the community, with a link to its first page. */
export function HomeLink({ size = 36 }: { size?: number }) {
  const t = useWords('shell')
  const community = useCommunity()
  return (
    <Link
      to="/"
      className={classes.root}
      aria-label={t('header.home', { community: community.name })}
      onClick={() => track('header click', { target: 'logo' })}
    >
      <Mark community={community} size={size} />
      <span className={classes.name}>{community.name}</span>
    </Link>
  )
}
