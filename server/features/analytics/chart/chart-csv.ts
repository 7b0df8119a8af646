import { stringify } from 'csv-stringify/sync'
import type { ChartBucket, ChartData, ChartName, Distribution } from '#contract/analytics/chart.ts'
import { words } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import { neutralise } from '#server/features/events/statistics/rules.ts'

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF'

type Cell = string | number | null
type Source = { data: ChartData; distributions: Distribution[] }

/** What a chart shows, as rows: the first names the columns. */
export function chartRows(chart: ChartName, { data, distributions }: Source, lang: Language): Cell[][] {
  const { csv, kinds } = words[lang].analytics
  const byPart = (parts: ChartBucket[], columns: [string, (part: ChartBucket) => Cell][]): Cell[][] => [
    [csv.from, csv.to, ...columns.map(([title]) => title)],
    ...parts.map(part => [part.from, part.to, ...columns.map(([, cellOf]) => cellOf(part))]),
  ]
  switch (chart) {
    case 'growth':
      return byPart(data.buckets, [
        [csv.members, part => part.members],
        [csv.joined, part => part.joined],
        [csv.departed, part => part.departed],
      ])
    case 'activity':
      return byPart(data.buckets, [[csv.activeWeek, part => part.activeWeek]])
    case 'intros':
      return byPart(data.buckets, [
        [csv.introsSent, part => part.introsSent],
        [csv.introsAnswered, part => part.introsAnswered],
        [csv.introsAccepted, part => part.introsAccepted],
      ])
    case 'funnel':
      return byPart(data.eventBuckets, [
        [csv.pairsShown, part => part.pairsShown],
        [csv.pairsConnected, part => part.pairsConnected],
        [csv.pairsAnswered, part => part.pairsAnswered],
        [csv.pairsMet, part => part.pairsMet],
        [csv.pairsScored, part => part.pairsScored],
      ])
    case 'requests':
      return byPart(data.buckets, [
        [csv.requests, part => part.requests],
        [csv.requestsAnswered, part => part.requestsAnswered],
      ])
    case 'events':
      return byPart(data.eventBuckets, [
        [csv.events, part => part.events],
        [csv.signedUp, part => part.signedUp],
        [csv.came, part => part.came],
      ])
    case 'scores':
      return byPart(data.buckets, [
        [csv.scores, part => part.scores],
        [csv.meanScore, part => part.meanScore],
      ])
    case 'activation': {
      const { joined, filled, introduced, met } = data.activation
      return [
        [csv.from, csv.to, csv.joined, csv.filled, csv.introduced, csv.met],
        [data.from, data.to, joined, filled, introduced, met],
      ]
    }
    case 'cohorts': {
      const longest = Math.max(0, ...data.cohorts.map(({ active }) => active.length))
      const months = Array.from({ length: longest }, (_, at) => csv.month.replace('{{number}}', String(at)))
      return [
        [csv.joinedMonth, csv.members, ...months],
        ...data.cohorts.map(({ month, members, active }) => [month.slice(0, 7), members, ...active]),
      ]
    }
    case 'distributions':
      return [
        [csv.kind, csv.group, csv.members],
        ...distributions.flatMap(({ kind, groups, other }) => [
          ...groups.map(({ label, members }): Cell[] => [kinds[kind], label, members]),
          ...(other.members > 0 ? [[kinds[kind], csv.other, other.members]] : []),
        ]),
      ]
  }
}

/** Charts one after the other, each under its title if there are several. */
export function chartCsv(charts: readonly ChartName[], source: Source, lang: Language): string {
  const { charts: titles } = words[lang].analytics
  const rows = charts.flatMap((chart, at) => {
    const own = chartRows(chart, source, lang)
    return charts.length > 1 ? [...(at > 0 ? [[]] : []), [titles[chart]], ...own] : own
  })
  return (
    byteOrderMark + stringify(rows, { cast: { string: neutralise }, record_delimiter: '\r\n', quoted_empty: false })
  )
}
