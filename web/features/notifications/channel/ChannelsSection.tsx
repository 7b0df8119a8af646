import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import rows from '#web/ui/SwitchList.module.css'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChannelsSection.module.css'
import { MessengerButtons } from './MessengerButtons.tsx'
import { PushRow } from './PushRow.tsx'
import { QuietHours } from './QuietHours.tsx'
import { type ChannelState, type Messenger, useChannels } from './useChannels.ts'

const switchClasses = { body: rows.body ?? '', labelWrapper: rows.words ?? '', label: rows.label ?? '' }

/** Where else the participant is told what happens, of what, and when not. Absent where the community has no channel. */
export function ChannelsSection() {
  const t = useWords('channels')
  const { list, switchTopic, switchChannel } = useChannels()
  if (!list.data && !list.isError) return null
  const offered = (list.data?.channels ?? []).filter(({ isOffered }) => isOffered)
  if (list.data && offered.length === 0) return null
  return (
    <SettingsCard title={t('title')}>
      {!list.data && <NotLoaded onRetry={() => void list.refetch()} />}
      {list.data && (
        <div className={settings.block}>
          <Text tone="soft">{t('text')}</Text>
        </div>
      )}
      {offered.map(state => (
        <div key={state.channel} className={classes.channel}>
          <ChannelHead state={state} onSwitch={isOn => switchChannel({ channel: state.channel as Messenger, isOn })} />
          {state.account !== null && state.stopReason === null && state.isOn && (
            <Topics state={state} onSwitch={(topic, isOn) => switchTopic({ channel: state.channel, topic, isOn })} />
          )}
        </div>
      ))}
      {list.data && <QuietHours known={list.data} />}
    </SettingsCard>
  )
}

function ChannelHead({ state, onSwitch }: { state: ChannelState; onSwitch: (isOn: boolean) => void }) {
  const t = useWords('channels')
  const { channel, account, stopReason, isOn } = state
  if (channel === 'PUSH') return <PushRow isElsewhere={account !== null} />
  const name = t(`names.${channel}`)
  return (
    <SettingRow title={name} text={<ChannelText state={state} />}>
      {account !== null && stopReason === null && (
        <Switch
          aria-label={t('isOn', { name })}
          checked={isOn}
          onChange={event => onSwitch(event.currentTarget.checked)}
        />
      )}
      <MessengerButtons channel={channel} isLinked={account !== null} stopReason={stopReason} />
    </SettingRow>
  )
}

const stops = ['BLOCKED', 'STOPPED', 'REVOKED', 'BROKEN'] as const
const nameOfStop = (reason: string) => stops.find(each => each === reason) ?? 'OTHER'

export function ChannelText({ state: { account, stopReason } }: { state: ChannelState }) {
  const t = useWords('channels')
  if (account === null) return t('notLinked')
  return (
    <>
      <div>{account ? t('linked', { account }) : t('linkedUnnamed')}</div>
      {stopReason !== null && <Text tone="danger">{t(`stopped.${nameOfStop(stopReason)}`)}</Text>}
    </>
  )
}

type TopicsProps = { state: ChannelState; onSwitch: (topic: string, isOn: boolean) => void }

/** Folded: a phone would otherwise show several screens of switches. */
function Topics({ state: { channel, topics }, onSwitch }: TopicsProps) {
  const t = useWords('channels')
  const words = useWords('notifications')
  const community = useCommunity().name
  return (
    <details className={classes.topics}>
      <summary>{channel === 'PUSH' ? t('push.topics') : t('topics', { name: t(`names.${channel}`) })}</summary>
      <div className={rows.root}>
        {topics.map(({ topic, isOn }) => (
          <Switch
            key={topic}
            labelPosition="left"
            classNames={switchClasses}
            label={words(`topics.${topic}.title` as WordKey<'notifications'>)}
            description={words(`topics.${topic}.text` as WordKey<'notifications'>, { community })}
            checked={isOn}
            onChange={event => onSwitch(topic, event.currentTarget.checked)}
          />
        ))}
      </div>
    </details>
  )
}
