import type { ChartData } from '#contract/analytics/chart.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { ChartCard } from './ChartCard.tsx'
import { DataTable } from './DataTable.tsx'
import classes from './FunnelChart.module.css'
import { countsOf, funnelSteps, percentOf, stepsOf } from './funnel.ts'
import { longLabel } from './partLabel.ts'
import { ShareBars } from './ShareBars.tsx'

/** How far the pairs have come that were first shown in the range, each pair counted once. */
export function FunnelChart({ data }: { data: ChartData }) {
  const t = useWords('analytics')
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language)
  const title = t('charts.funnel')
  const shares = stepsOf(data.total, data.before).map(({ step, count, ofShown, ofBefore, change }) => ({
    name: t(`steps.${step}`),
    share: ofShown,
    text: (
      <span className={classes.figures}>
        <ChangeMark change={change} />
        {ofBefore === null ? number(count) : t('stage', { count: number(count), percent: `${percentOf(ofBefore)}%` })}
      </span>
    ),
  }))
  return (
    <ChartCard
      title={title}
      subtitle={t('subtitle.funnel')}
      meaning={t('meaning.funnel')}
      range={data.range}
      file="funnel"
      empty={data.total.pairsShown === 0 ? t('empty.funnel') : null}
      table={
        <DataTable
          label={title}
          columns={[t('range.label'), ...funnelSteps.map(step => t(`steps.${step}`))]}
          rows={data.eventBuckets.map(bucket => ({
            name: longLabel(bucket, data.eventUnit, language),
            cells: countsOf(bucket).map(number),
          }))}
        />
      }
    >
      <ShareBars shares={shares} color="var(--chart-0)" isStacked />
    </ChartCard>
  )
}
