import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import type { Channel } from '#contract/participants/profile.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import rows from '#web/ui/SwitchList.module.css'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChannelSwitches.module.css'
import { useChannels } from './useChannels.ts'

/** The switch of letters. */
export function ChannelSwitches() {
  const t = useWords('participants')
  const { user } = useSession()
  const { list, change } = useChannels()
  if (list.isError && !list.data) return <NotLoaded onRetry={() => void list.refetch()} />
  if (!list.data) return <div className={classes.waiting} />
  return (
    <div className={rows.root}>
      {list.data.filter(isLetters).map(({ contactType, disable }) => (
        <Switch
          key={contactType}
          labelPosition="left"
          classNames={{ body: rows.body ?? '', labelWrapper: rows.words ?? '', label: rows.label ?? '' }}
          label={t('notifications.EMAIL')}
          description={t('notifications.EMAILText', { email: user?.email ?? '' })}
          checked={!disable}
          onChange={event => change({ contactType, disable: !event.currentTarget.checked })}
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
