import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useCommunity } from '#web/lib/community/community.ts'
import { myCommunities } from '#web/lib/community/myCommunities.ts'
import { useSession } from '#web/lib/session/session.ts'
import { followWithTicket } from '#web/lib/session/ticket.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import classes from './OtherCommunities.module.css'

/** Links to the user's other communities; nothing if there are none. */
export function OtherCommunities() {
  const t = useWords('matching')
  const shell = useWords('shell')
  const language = useLanguage()
  const here = useCommunity().id
  const { user } = useSession()
  const others = (useQuery(myCommunities(user?.userId ?? '')).data ?? []).filter(({ id }) => id !== here)
  if (others.length === 0) return null
  return (
    <Card as="section">
      <Heading level={2} size="item">
        {t('others.title')}
      </Heading>
      <ul className={classes.list}>
        {others.map(community => (
          <li key={community.id}>
            <a
              href={community.communityUrl}
              onClick={followWithTicket(community.communityUrl)}
              className={classes.community}
              aria-label={community.title[language]}
            >
              <Mark community={community} size={36} />
              <span className={classes.words}>
                <span className={classes.name}>{community.title[language]}</span>
                <span className={classes.members}>{shell('members', { count: community.memberCount })}</span>
              </span>
              <Icon of={ArrowRight} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
