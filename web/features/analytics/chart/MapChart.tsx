import { Suspense } from 'react'
import type { ChartRange, Distribution } from '#contract/analytics/chart.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChartCard } from './ChartCard.tsx'
import classes from './MapChart.module.css'

const MapPanel = lazyComponent(() => import('#web/features/participants/map/MapPanel.tsx'), 'MapPanel')

/** Cities of members who share theirs, on the map that members know. */
export function MapChart({ cities, range }: { cities: Distribution; range: ChartRange }) {
  const t = useWords('analytics')
  const places = cities.groups.flatMap(({ label, members, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ city: label, count: members, latitude, longitude }],
  )
  return (
    <ChartCard
      title={t('charts.map')}
      subtitle={t('subtitle.map', { count: places.length })}
      meaning={t('meaning.map')}
      range={range}
      file="distributions"
      empty={places.length === 0 ? t('empty.map') : null}
    >
      <div className={classes.root}>
        <Suspense>
          <MapPanel cities={places} onShow={city => goTo(`/participants?${new URLSearchParams({ city })}`)} />
        </Suspense>
      </div>
    </ChartCard>
  )
}
