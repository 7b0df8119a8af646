import {
  type ChartData,
  type ChartRange,
  type chartApi,
  chartNames,
  type Distribution,
  distributionKinds,
} from '#contract/analytics/chart.ts'
import type { Language } from '#contract/languages.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findRollupState, readDistributions, readRollup } from '../rollup/actions.ts'
import { queueRenewal } from '../rollup/jobs.ts'
import { chartCsv } from './chart-csv.ts'
import { activationOf, bucketsOf, cohortsOf, daysOf, eventUnitOf, figuresOf, unitOf } from './rules.ts'

type Api = typeof chartApi

const shownCohorts = 12

/** Another community is asked at its own host. */
const ensureHere = ({ community }: UserContext, id: string | undefined) =>
  ensure(id === undefined || id === community.id, 'NOT_FOUND')

export const data: Action<Api['data']> = async ({ communityId, range }, ctx) => {
  ensureHere(ctx, communityId)
  const chart = await readChart(ctx, range)
  if (chart.isRenewing) await queueRenewal(ctx)
  return chart
}

export const distributions: Action<Api['distributions']> = async ({ communityId }, ctx) => {
  ensureHere(ctx, communityId)
  const state = await findRollupState(ctx.db)
  return {
    madeAt: state?.madeAt ?? null,
    members: ctx.community.memberCount,
    items: await listDistributions(ctx, ctx.lang),
  }
}

export const exportCsv: Action<Api['exportCsv']> = async ({ communityId, chart, range }, ctx) => {
  ensureHere(ctx, communityId)
  const source = { data: await readChart(ctx, range), distributions: await listDistributions(ctx, ctx.lang) }
  return {
    type: 'text/csv; charset=utf-8',
    cache: 'never',
    fileName: `${ctx.community.domain}-${chart}-${source.data.from}-${source.data.to}.csv`,
    body: chartCsv(chart === 'all' ? chartNames : [chart], source, ctx.lang),
  }
}

async function readChart(ctx: UserContext, range: ChartRange): Promise<ChartData> {
  const { community, now } = ctx
  const { madeAt, isOld, days, cohorts } = await readRollup(ctx)
  const today = localTime(now, community.timeZone).day
  const { before, ...span } = daysOf(range, today, days[0]?.day ?? today)
  const [unit, eventUnit] = [unitOf(span), eventUnitOf(span)]
  return {
    range,
    ...span,
    timeZone: community.timeZone,
    madeAt,
    isRenewing: isOld,
    total: figuresOf(days, span),
    before: before && { ...before, ...figuresOf(days, before) },
    unit,
    buckets: bucketsOf(days, span, unit),
    eventUnit,
    eventBuckets: bucketsOf(days, span, eventUnit),
    activation: activationOf(days, span),
    cohorts: cohortsOf(days, cohorts, today, shownCohorts),
  }
}

async function listDistributions({ db }: UserContext, lang: Language): Promise<Distribution[]> {
  const rows = await readDistributions(db)
  const countries = new Intl.DisplayNames([lang], { type: 'region' })
  const languages = new Intl.DisplayNames([lang], { type: 'language' })
  const labelOf = {
    COUNTRY: (code: string) => countries.of(code) ?? code,
    LANGUAGE: (code: string) => languages.of(code) ?? code,
  }
  return distributionKinds.map(kind => {
    const own = rows.filter(row => row.kind === kind)
    const part = (name: 'OTHER' | 'KNOWN') => own.find(row => row.part === name)
    const label = (key: string) => (kind === 'COUNTRY' || kind === 'LANGUAGE' ? labelOf[kind](key) : key)
    const other = part('OTHER')
    return {
      kind,
      known: part('KNOWN')?.members ?? 0,
      groups: own
        .filter(row => row.part === 'GROUP')
        .map(({ key, members, latitude = null, longitude = null }) => ({
          label: label(key),
          members,
          latitude,
          longitude,
        })),
      other: { groups: other?.groups ?? 0, members: other?.members ?? 0 },
    }
  })
}
