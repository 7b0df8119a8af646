import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Channel } from '#contract/participants/profile.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ownProfileQuery } from '#web/participant/ownProfile.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import rows from '#web/ui/SwitchList.module.css'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChannelSwitches.module.css'
import { type ChannelState, channelState } from './channels.ts'
import { useChannels } from './useChannels.ts'

/** Switches of the channels. */
export function ChannelSwitches() {
  const t = useWords('participants')
  const { contactsConfig } = useCommunity()
  const profile = useQuery(ownProfileQuery)
  const { list, change } = useChannels()
  if (list.isError && !list.data) return <NotLoaded onRetry={() => void list.refetch()} />
  if (!list.data || !profile.data) return <div className={classes.waiting} />
  const known = profile.data
  return (
    <div className={rows.root}>
      {list.data.filter(isLetters).map(({ contactType, disable }) => (
        <ChannelSwitch
          key={contactType}
          channel={contactType}
          state={channelState(contactType, known, contactsConfig)}
          isOn={!disable}
          onChange={isOn => change({ contactType, disable: !isOn })}
        />
      ))}
      <Text size="small" tone="quiet" className={classes.text}>
        {t('notifications.always')}
      </Text>
    </div>
  )
}

/** Messengers have a section of their own, where they are connected. */
const isLetters = ({ contactType }: { contactType: Channel }) => contactType === 'EMAIL'

type Props = { channel: Channel; state: ChannelState; isOn: boolean; onChange: (isOn: boolean) => void }

function ChannelSwitch({ channel, state, isOn, onChange }: Props) {
  const t = useWords('participants')
  const { user } = useSession()
  if (state === 'absent') return null
  const isReady = state === 'ready'
  return (
    <Switch
      labelPosition="left"
      classNames={{ body: rows.body ?? '', labelWrapper: rows.words ?? '', label: rows.label ?? '' }}
      label={t(`notifications.${channel}`)}
      description={
        isReady ? t(`notifications.${channel}Text`, { email: user?.email ?? '' }) : t('notifications.addContact')
      }
      disabled={!isReady}
      checked={isReady && isOn}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
