import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import type { ChartRange } from '#contract/analytics/chart.ts'
import { chartRanges } from '#contract/analytics/chart-fields.ts'
import { useWords } from '#web/lib/words/words.ts'

/** The period of all figures. */
export function RangeSwitch({ range, onChange }: { range: ChartRange; onChange: (range: ChartRange) => void }) {
  const t = useWords('analytics')
  return (
    <SegmentedControl
      aria-label={t('range.label')}
      value={range}
      data={chartRanges.map(value => ({ value, label: t(`range.${value}`) }))}
      onChange={value => onChange(value as ChartRange)}
    />
  )
}
