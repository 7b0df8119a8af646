import { useQuery } from '@tanstack/react-query'
import type { ManagedEvent } from '#contract/events/event.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { countFollowing, seriesQuery } from './queries.ts'
import classes from './ScopeChoice.module.css'

/** Which events of a series are changed. */
export type Scope = 'one' | 'following'

/** How many dates there are from this one on; 1 outside a series. Null while that is not known. */
export function useFollowing(event: ManagedEvent | null, withCancelled = false): number | null {
  const seriesId = event?.seriesId ?? null
  const series = useQuery({ ...seriesQuery(event?.id ?? ''), enabled: seriesId !== null })
  if (!event || seriesId === null) return 1
  return series.data ? countFollowing(series.data, event.id, withCancelled) : null
}

type Props = { legend: string; count: number | null; value: Scope; onChange: (scope: Scope) => void }

export function ScopeChoice({ legend, count, value, onChange }: Props) {
  const t = useWords('series')
  return (
    <div className={classes.root}>
      <RadioCards
        legend={legend}
        isLegendHidden
        value={value}
        choices={[
          { value: 'one', title: t('scope.one'), text: t('scope.oneText') },
          {
            value: 'following',
            title: t('scope.following'),
            text: count === null ? '' : t('scope.followingText', { count }),
          },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
