import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useLocation } from 'react-router'
import type { ChartData, DistributionKind } from '#contract/analytics/chart.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { formatDays } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ActivationChart } from './ActivationChart.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import classes from './Charts.module.css'
import { ChartsSkeleton } from './ChartsSkeleton.tsx'
import { CohortChart } from './CohortChart.tsx'
import { readQuestion, readRange, writeChartState } from './chartState.ts'
import { DistributionChart } from './DistributionChart.tsx'
import { FigureCards } from './FigureCards.tsx'
import { FunnelChart } from './FunnelChart.tsx'
import { MapChart } from './MapChart.tsx'
import { chartQuery, distributionsQuery } from './queries.ts'
import { RangeSwitch } from './RangeSwitch.tsx'
import { ActivityChart, EventsChart, GrowthChart, IntrosChart } from './TimeCharts.tsx'
import { useDownload } from './useDownload.ts'

/** Figures and charts of the community; the range is in the address. */
export function Charts() {
  const t = useWords('analytics')
  const { pathname, search } = useLocation()
  const range = readRange(search)
  const question = readQuestion(search)
  const show = (state: string) => goTo(pathname + state, { replace: true })
  const { data, isError, isPlaceholderData, refetch } = useQuery(chartQuery(range))
  const { isBusy, download } = useDownload('all', range)
  return (
    <>
      <PageHeader
        title={t('title')}
        text={<span className={classes.period}>{data && (data.madeAt ? <Period data={data} /> : t('making'))}</span>}
        actions={
          <>
            <RangeSwitch range={range} onChange={next => show(writeChartState(next, question))} />
            <Button
              variant="default"
              leftSection={<Icon of={Download} size={16} />}
              aria-label={t('exportLabel')}
              loading={isBusy}
              onClick={download}
            >
              {t('export')}
            </Button>
          </>
        }
      />
      {data?.madeAt ? (
        <div className={classes.root} aria-busy={isPlaceholderData}>
          <FigureCards data={data} />
          <div className={classes.wide}>
            <GrowthChart data={data} />
            <ActivationChart data={data} />
          </div>
          <Places data={data} />
          <div className={classes.wide}>
            <EventsChart data={data} />
            <Spread data={data} kind="TAG" color="var(--chart-1)" />
          </div>
          <div className={classes.even}>
            <ActivityChart data={data} />
            <IntrosChart data={data} />
          </div>
          <FunnelChart data={data} />
          <CohortChart data={data} />
          <div className={classes.thirds}>
            <Spread data={data} kind="POSITION" color="var(--chart-0)" />
            <Spread data={data} kind="COUNTRY" color="var(--chart-1)" />
            <Spread data={data} kind="LANGUAGE" color="var(--chart-0)" />
          </div>
          <AnswerCard
            question={question}
            range={range}
            madeAt={data.madeAt}
            onChoose={next => show(writeChartState(range, next))}
          />
        </div>
      ) : isError ? (
        <NotLoaded onRetry={() => void refetch()} />
      ) : (
        <ChartsSkeleton />
      )}
    </>
  )
}

function Period({ data: { from, to, before, isRenewing } }: { data: ChartData }) {
  const t = useWords('analytics')
  const language = useLanguage()
  const parts = [
    formatDays(from, to, language),
    before && t('versus', { days: formatDays(before.from, before.to, language) }),
  ]
  return (
    <>
      {parts.filter(Boolean).join(', ')}
      {isRenewing && <span role="status"> {t('renewing')}</span>}
    </>
  )
}

function Places({ data }: { data: ChartData }) {
  const { data: spread } = useQuery(distributionsQuery(data.madeAt))
  const cities = spread?.items.find(({ kind }) => kind === 'CITY')
  if (!spread || !cities) return null
  return (
    <div className={classes.wide}>
      <MapChart cities={cities} range={data.range} />
      <DistributionChart distribution={cities} members={spread.members} range={data.range} color="var(--chart-0)" />
    </div>
  )
}

function Spread({ data, kind, color }: { data: ChartData; kind: DistributionKind; color: string }) {
  const { data: spread } = useQuery(distributionsQuery(data.madeAt))
  const distribution = spread?.items.find(each => each.kind === kind)
  if (!spread || !distribution) return null
  return <DistributionChart distribution={distribution} members={spread.members} range={data.range} color={color} />
}
