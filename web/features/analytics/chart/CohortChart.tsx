import type { ChartData } from '#contract/analytics/chart.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChartCard } from './ChartCard.tsx'
import { CohortTable } from './CohortTable.tsx'

/** Who came back after joining. */
export function CohortChart({ data: { cohorts, range } }: { data: ChartData }) {
  const t = useWords('analytics')
  return (
    <ChartCard
      title={t('charts.cohorts')}
      subtitle={t('subtitle.cohorts')}
      meaning={t('meaning.cohorts')}
      range={range}
      file="cohorts"
      empty={cohorts.length === 0 ? t('empty.cohorts') : null}
    >
      <CohortTable cohorts={cohorts} />
    </ChartCard>
  )
}
