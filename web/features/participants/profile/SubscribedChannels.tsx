import { useQuery } from '@tanstack/react-query'
import { type ChannelState, channelsQuery, type Messenger } from '#web/features/notifications/channel/useChannels.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './SubscribedChannels.module.css'
import { useChannels } from './useChannels.ts'

type MessengerState = ChannelState & { channel: Messenger }

const isOfferedMessenger = (state: ChannelState): state is MessengerState => state.channel !== 'PUSH' && state.isOffered

/** Channels in which the participant gets messages, and those that would first have to be connected. */
export function SubscribedChannels() {
  const t = useWords('participants')
  const { list } = useChannels()
  const { data } = useQuery(channelsQuery)
  if (!list.data || !data) return null
  const hasLetters = list.data.some(({ contactType, disable }) => contactType === 'EMAIL' && !disable)
  const messengers = data.channels.filter(isOfferedMessenger)
  const ready = messengers.filter(({ account, stopReason, isOn }) => account !== null && stopReason === null && isOn)
  const on = [...(hasLetters ? (['EMAIL'] as const) : []), ...ready.map(({ channel }) => channel)]
  return (
    <Card as="section" className={classes.root}>
      <Heading level={2} size="item">
        {t('subscriptions.channels')}
      </Heading>
      <Text tone="soft">{t(on.length > 0 ? 'subscriptions.channelsText' : 'notifications.none')}</Text>
      {on.length > 0 && (
        <ul className={classes.channels}>
          {on.map(channel => (
            <li key={channel}>
              <Chip tone="success" size="lg">
                {t(`notifications.${channel}`)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {messengers
        .filter(({ account }) => account === null)
        .map(({ channel }) => (
          <Text key={channel} tone="soft">
            {t('notifications.connectFirst', { name: t(`notifications.${channel}`) })}
          </Text>
        ))}
      <LinkButton to="/settings" variant="default">
        {t('notifications.change')}
      </LinkButton>
    </Card>
  )
}
