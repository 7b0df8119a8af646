import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import rows from '#web/ui/SwitchList.module.css'
import { Text } from '#web/ui/Text.tsx'
import classes from './LettersSection.module.css'
import { useLetterTopics } from './useLetterTopics.ts'

/** Which letters the participant gets. */
export function LettersSection() {
  const t = useWords('notifications')
  return (
    <SettingsCard title={t('letters.title')}>
      <div className={settings.block}>
        <TopicSwitches />
      </div>
    </SettingsCard>
  )
}

function TopicSwitches() {
  const t = useWords('notifications')
  const { name } = useCommunity()
  const { list, change } = useLetterTopics()
  if (list.isError && !list.data) return <NotLoaded onRetry={() => void list.refetch()} />
  if (!list.data) return <div className={classes.waiting} />
  const { isEmailOn, topics } = list.data
  return (
    <div className={rows.root}>
      {!isEmailOn && <Text tone="soft">{t('letters.off')}</Text>}
      {topics.map(({ topic, isOn }) => (
        <Switch
          key={topic}
          labelPosition="left"
          classNames={{ body: rows.body ?? '', labelWrapper: rows.words ?? '', label: rows.label ?? '' }}
          label={t(`topics.${topic}.title`)}
          description={t(`topics.${topic}.text`, { community: name })}
          disabled={!isEmailOn}
          checked={isEmailOn && isOn}
          onChange={event => change({ topic, isOn: event.currentTarget.checked })}
        />
      ))}
    </div>
  )
}
