import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'

/** Filter of events, kept in the address. */
export function EventTabs({ isPast }: { isPast: boolean }) {
  const t = useWords('events')
  const [, setQuery] = useSearchParams()
  return (
    <SegmentedControl
      aria-label={t('title')}
      value={isPast ? 'past' : 'upcoming'}
      data={[
        { value: 'upcoming', label: t('upcoming') },
        { value: 'past', label: t('past') },
      ]}
      onChange={value => setQuery(value === 'past' ? { show: 'past' } : {}, { replace: true })}
    />
  )
}
