import { useQuery } from '@tanstack/react-query'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ownProfileQuery } from '#web/participant/ownProfile.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import { channelState } from './channels.ts'
import classes from './SubscribedChannels.module.css'
import { useChannels } from './useChannels.ts'

/** Channels in which the participant gets messages. */
export function SubscribedChannels() {
  const t = useWords('participants')
  const { contactsConfig } = useCommunity()
  const { data: profile } = useQuery(ownProfileQuery)
  const { list } = useChannels()
  if (!profile || !list.data) return null
  const on = list.data.filter(
    ({ contactType, disable }) => !disable && channelState(contactType, profile, contactsConfig) === 'ready',
  )
  return (
    <Card as="section" className={classes.root}>
      <Heading level={2} size="item">
        {t('subscriptions.channels')}
      </Heading>
      <Text tone="soft">{t(on.length > 0 ? 'subscriptions.channelsText' : 'notifications.none')}</Text>
      {on.length > 0 && (
        <ul className={classes.channels}>
          {on.map(({ contactType }) => (
            <li key={contactType}>
              <Chip tone="success" size="lg">
                {t(`notifications.${contactType}`)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/settings" variant="default">
        {t('notifications.change')}
      </LinkButton>
    </Card>
  )
}
