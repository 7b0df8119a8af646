import type { ChartBucket, ChartData, ChartName, ChartUnit } from '#contract/analytics/chart.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { BarChart } from './BarChart.tsx'
import { ChartCard } from './ChartCard.tsx'
import { DataTable } from './DataTable.tsx'
import { LineChart } from './LineChart.tsx'
import { longLabel, shortLabel } from './partLabel.ts'

type Series = { name: string; countOf: (bucket: ChartBucket) => number; color: string; isDashed?: boolean }

type Props = {
  data: ChartData
  file: Extract<ChartName, 'growth' | 'activity' | 'intros' | 'requests' | 'events'>
  kind: 'line' | 'bar'
  unit: ChartUnit
  buckets: ChartBucket[]
  series: Series[]
  meaning: string
  empty: string
}

/** One chart over time, with the same data as a table. */
function TimeChart({ data, file, kind, unit, buckets, series, meaning, empty }: Props) {
  const t = useWords('analytics')
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language)
  const [title, subtitle] = [t(`charts.${file}`), t(`subtitle.${file}`, { by: t(`by.${unit}`) })]
  const labels = buckets.map(bucket => shortLabel(bucket, unit, language))
  const tips = buckets.map(bucket => {
    const values = series.map(({ name, countOf }) => `${name}: ${number(countOf(bucket))}`)
    return [longLabel(bucket, unit, language), ...values].join('\n')
  })
  const drawn = series.map(({ countOf, ...rest }, at) => ({
    ...rest,
    values: buckets.map(countOf),
    hasArea: at === 0,
  }))
  const isEmpty = drawn.every(({ values }) => values.every(value => value === 0))
  const Chart = kind === 'line' ? LineChart : BarChart
  return (
    <ChartCard
      title={title}
      subtitle={subtitle}
      meaning={meaning}
      range={data.range}
      file={file}
      empty={isEmpty ? empty : null}
      table={
        <DataTable
          label={title}
          columns={[t('range.label'), ...series.map(({ name }) => name)]}
          rows={buckets.map(bucket => ({
            name: longLabel(bucket, unit, language),
            cells: series.map(({ countOf }) => number(countOf(bucket))),
          }))}
        />
      }
    >
      <Chart label={`${title}. ${subtitle}`} labels={labels} tips={tips} series={drawn} />
    </ChartCard>
  )
}

const colors = ['var(--chart-0)', 'var(--chart-1)'] as const

export function GrowthChart({ data }: { data: ChartData }) {
  const t = useWords('analytics')
  return (
    <TimeChart
      data={data}
      file="growth"
      kind="line"
      unit={data.unit}
      buckets={data.buckets}
      series={[
        { name: t('series.members'), countOf: ({ members }) => members, color: colors[0] },
        { name: t('series.joined'), countOf: ({ joined }) => joined, color: colors[1], isDashed: true },
      ]}
      meaning={t('meaning.growth', { zone: data.timeZone })}
      empty={t('empty.growth')}
    />
  )
}

export function ActivityChart({ data }: { data: ChartData }) {
  const t = useWords('analytics')
  return (
    <TimeChart
      data={data}
      file="activity"
      kind="line"
      unit={data.unit}
      buckets={data.buckets}
      series={[{ name: t('series.active'), countOf: ({ activeWeek }) => activeWeek, color: colors[0] }]}
      meaning={t('meaning.activity')}
      empty={t('empty.activity')}
    />
  )
}

export function IntrosChart({ data }: { data: ChartData }) {
  const t = useWords('analytics')
  return (
    <TimeChart
      data={data}
      file="intros"
      kind="bar"
      unit={data.eventUnit}
      buckets={data.eventBuckets}
      series={[
        { name: t('series.sent'), countOf: ({ introsSent }) => introsSent, color: colors[0] },
        { name: t('series.accepted'), countOf: ({ introsAccepted }) => introsAccepted, color: colors[1] },
      ]}
      meaning={t('meaning.intros')}
      empty={t('cards.introsNone')}
    />
  )
}

export function EventsChart({ data }: { data: ChartData }) {
  const t = useWords('analytics')
  return (
    <TimeChart
      data={data}
      file="events"
      kind="bar"
      unit={data.eventUnit}
      buckets={data.eventBuckets}
      series={[
        { name: t('series.signedUp'), countOf: ({ signedUp }) => signedUp, color: colors[0] },
        { name: t('series.came'), countOf: ({ came }) => came, color: colors[1] },
      ]}
      meaning={t('meaning.events')}
      empty={t('empty.events')}
    />
  )
}
