import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Community } from '#contract/communities/community.ts'
import { crossingTo } from '#web/lib/crossing.ts'
import { useLanguage } from '#web/lib/language.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './CommunityCard.module.css'

/** A community as something to step into. */
export function CommunityCard({ community, isHere }: { community: Community; isHere: boolean }) {
  const t = useWords('screens')
  const shell = useWords('shell')
  const language = useLanguage()
  const members = shell('members', { count: community.memberCount })
  const cities = t('mine.cities', { count: community.cityCount })
  return (
    <Card as="li" isFlush className={classes.root}>
      <Cover
        cover={community.brandConfig.cover}
        seed={community.domain}
        width={560}
        height={180}
        className={classes.cover}
      />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.mark}>
            <Mark community={community} size={52} />
          </span>
          {isHere && <Pill tone="brand">{t('mine.here')}</Pill>}
        </div>
        <Heading level={2} size="item">
          {community.title[language]}
        </Heading>
        <Text size="small" tone="quiet">
          {community.cityCount > 0 ? `${members} · ${cities}` : members}
        </Text>
        <Text tone="soft" className={classes.copy}>
          {community.landingCopy[language]}
        </Text>
        <div className={classes.action}>
          {isHere ? (
            <HereButton isTransparent={community.transparent} />
          ) : (
            <Button
              component="a"
              href={community.communityUrl}
              onClick={crossingTo(community.communityUrl)}
              variant="default"
              fullWidth
            >
              {t('mine.open')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function HereButton({ isTransparent }: { isTransparent: boolean }) {
  const t = useWords('screens')
  return (
    <Button component={Link} to={isTransparent ? '/participants' : '/events'} fullWidth>
      {t(isTransparent ? 'mine.people' : 'events.title')}
    </Button>
  )
}
