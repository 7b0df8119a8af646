import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import type { Event } from '#contract/events/event.ts'
import type { QuestionStatistics, Statistics } from '#contract/events/statistics.ts'
import { saveFile } from '#web/lib/browser/saveFile.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { type Bar, BarChart } from './BarChart.tsx'
import { durationOf } from './duration.ts'
import { statisticsQuery } from './queries.ts'
import classes from './StatisticsTab.module.css'

/** Figures and charts about the questions of an event. */
export function StatisticsTab({ event }: { event: Event }) {
  const t = useWords('eventAnswers')
  const { data, isError, isFetching, refetch } = useQuery(statisticsQuery(event.id))
  if (!data) {
    if (isError && !isFetching) return <NotLoaded text={t('statistics.notLoaded')} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  if (data.started === 0 && data.questions.every(({ answers }) => answers === 0))
    return <EmptyState title={t('statistics.empty')} text={t('statistics.emptyText')} />
  return (
    <div className={classes.root}>
      <Figures statistics={data} />
      <Stops statistics={data} />
      {data.questions.map(question => (
        <QuestionChart key={question.questionId} question={question} />
      ))}
      <div>
        <DownloadButton event={event} />
      </div>
    </div>
  )
}

function Figures({ statistics }: { statistics: Statistics }) {
  const t = useWords('eventAnswers')
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const time = (seconds: number | null) => {
    if (seconds === null) return t('statistics.noTime')
    const { unit, ...values } = durationOf(seconds)
    return t(`statistics.${unit}`, values)
  }
  const { totalParticipants, started, completed, completionRate, averageSeconds, medianSeconds } = statistics
  const figures = [
    ['total', number.format(totalParticipants)],
    ['started', number.format(started)],
    ['completed', number.format(completed)],
    ['rate', percent.format(completionRate)],
    ['average', time(averageSeconds)],
    ['median', time(medianSeconds)],
  ] as const
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <Card key={name} className={classes.figure ?? ''}>
          <dt>{t(`statistics.${name}`)}</dt>
          <dd>{value}</dd>
        </Card>
      ))}
    </dl>
  )
}

function Stops({ statistics: { questions } }: { statistics: Statistics }) {
  const t = useWords('eventAnswers')
  const bars = questions
    .filter(({ stoppedHere }) => stoppedHere > 0)
    .map(({ questionId, question, stoppedHere }) => ({ key: questionId, label: question, count: stoppedHere }))
  return (
    <Card as="section" className={classes.card ?? ''}>
      <Heading level={2} size="item">
        {t('statistics.stops')}
      </Heading>
      <Text size="small" tone="quiet">
        {bars.length > 0 ? t('statistics.stopsText') : t('statistics.noStops')}
      </Text>
      {bars.length > 0 && (
        <BarChart label={t('statistics.stops')} bars={bars} total={bars.reduce((sum, { count }) => sum + count, 0)} />
      )}
    </Card>
  )
}

function QuestionChart({ question }: { question: QuestionStatistics }) {
  const t = useWords('eventAnswers')
  const titleId = useId()
  const { answers, texts, isRemoved } = question
  const bars: Bar[] =
    question.type === 'YEAR'
      ? question.years.map(({ year, count }) => ({ key: String(year), label: String(year), count }))
      : question.options.map(option => ({
          key: option.optionId,
          label: option.isRemoved ? t('statistics.removedOption', { text: option.text }) : option.text,
          count: option.count,
        }))
  return (
    <Card as="section" className={classes.card ?? ''}>
      <div className={classes.head}>
        <Heading level={2} size="item" id={titleId}>
          {question.question}
        </Heading>
        {isRemoved && <Chip tone="neutral">{t('statistics.removed')}</Chip>}
      </div>
      <Text size="small" tone="quiet">
        {answers > 0 ? t('statistics.answered', { count: answers }) : t('statistics.none')}
      </Text>
      {bars.length > 0 && answers > 0 && <BarChart label={question.question} bars={bars} total={answers} />}
      {texts > 0 && <Text tone="soft">{t('statistics.texts', { count: texts })}</Text>}
    </Card>
  )
}

function DownloadButton({ event }: { event: Event }) {
  const t = useWords('eventAnswers')
  const download = async () => {
    try {
      const file = await fetchFile(`/api/event/${event.id}/onboarding/statistics/export?format=csv`)
      saveFile(`${event.slug}-statistics.csv`, await file.blob())
    } catch {
      showToast({ type: 'error', title: t('statistics.notDownloaded') })
    }
  }
  return (
    <Button variant="default" leftSection={<Icon of={Download} />} onClick={() => void download()}>
      {t('statistics.download')}
    </Button>
  )
}
