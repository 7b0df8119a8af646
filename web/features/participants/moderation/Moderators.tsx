import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import classes from './Moderators.module.css'
import { moderatorsQuery } from './queries.ts'

/** Who else decides here. */
export function Moderators() {
  const t = useWords('moderation')
  const { data } = useQuery(moderatorsQuery)
  if (!data || data.length === 0) return null
  return (
    <section className={classes.root}>
      <Heading level={2} size="item">
        {t('moderators')}
      </Heading>
      <ul className={classes.list}>
        {data.map(({ id, slug, firstName, lastName, avatarUrl }) => (
          <li key={id}>
            <Link to={`/u/${slug}`} className={classes.person}>
              <Avatar name={`${firstName} ${lastName}`} src={avatarUrl} size={32} />
              <span>
                {firstName} {lastName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
