import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './FeedFilters.module.css'
import type { FeedState } from './feedState.ts'

const pauseMs = 300

type Props = { state: FeedState; onChange: (change: Partial<FeedState>) => void }

export function FeedFilters({ state, onChange }: Props) {
  const t = useWords('matching')
  return (
    <search className={classes.root}>
      <SearchField value={state.search} onChange={search => onChange({ search })} />
      <Switch
        label={t('feed.fits')}
        checked={state.isFitting}
        onChange={event => onChange({ isFitting: event.currentTarget.checked })}
      />
    </search>
  )
}

/** Looks when the reader pauses; follows the address when that changes by itself. */
function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const t = useWords('matching')
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const look = useEffectEvent(() => {
    if (text.trim() !== value) onChange(text.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause anew
  useEffect(() => {
    const timer = setTimeout(look, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextInput
      type="search"
      className={classes.search ?? ''}
      aria-label={t('feed.search')}
      placeholder={t('feed.search')}
      leftSection={<Icon of={Search} />}
      maxLength={limits.search.max}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
    />
  )
}
