import { Link } from 'react-router'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './InvitedByCard.module.css'
import { RailCard } from './RailCard.tsx'

export function InvitedByCard({ by }: { by: NonNullable<SeenProfile['invitedBy']> }) {
  const t = useWords('participants')
  const name = `${by.firstName} ${by.lastName}`
  return (
    <RailCard title={t('invitedBy')}>
      <Link to={`/u/${by.slug}`} className={classes.person}>
        <Avatar name={name} src={null} size={36} />
        <Text as="span" weight="semibold">
          {name}
        </Text>
      </Link>
    </RailCard>
  )
}
