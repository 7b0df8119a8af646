import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import classes from './FeedFilters.module.css'
import type { FeedState } from './feedState.ts'

type Props = { state: FeedState; onChange: (change: Partial<FeedState>) => void }

export function FeedFilters({ state, onChange }: Props) {
  const t = useWords('matching')
  return (
    <search className={classes.root}>
      <SearchField
        value={state.search}
        onChange={search => onChange({ search })}
        label={t('feed.search')}
        className={classes.search}
      />
      <Switch
        label={t('feed.fits')}
        checked={state.isFitting}
        onChange={event => onChange({ isFitting: event.currentTarget.checked })}
      />
    </search>
  )
}
