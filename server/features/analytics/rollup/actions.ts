import type { DistributionKind } from '#contract/analytics/chart.ts'
import { smallestGroup } from '#contract/analytics/chart-fields.ts'
import { nearestCity } from '#server/features/participants/city/rules.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { activeDays, countDifferences, everyDay, spansOf, splitGroups } from './rules.ts'
import * as store from './store.ts'

type Renewing = Pick<Scope, 'db' | 'community' | 'now' | 'log'>

/**
 * Works off the marks: computes the marked days from the rows again, and counts pairs that were marked. All days for the first time, and
 * after a change of the time zone. Everything is one transaction, and doing it twice gives the same.
 */
export async function renewRollup({ db, community, now }: Renewing): Promise<void> {
  await store.allowLongStatements(db)
  const { before } = await store.takeState(db, community.id, now)
  const timeZone = await store.findTimeZone(db, community.id)
  const isWhole = before?.timeZone !== timeZone || !before.countsPairs
  const { isAboutPeople, ...marks } = await store.takeMarks(db, timeZone)
  if (isWhole) {
    await renewSpans({ db, community }, { spans: [everyDay], touched: [everyDay], withPairs: true }, timeZone)
    await store.saveWhole(db, timeZone)
  } else {
    const spans = spansOf(marks.days, 1)
    const touched = spansOf(marks.days, activeDays)
    if (spans.length > 0) await renewSpans({ db, community }, { spans, touched, withPairs: false }, timeZone)
    await renewPairs({ db, community }, marks, timeZone)
  }
  if (isWhole || isAboutPeople) await renewDistributions({ db, community })
}

type Place = Pick<Scope, 'db' | 'community'>

async function renewSpans({ db, community }: Place, days: store.Days, timeZone: string): Promise<void> {
  await store.renewActivity(db, community.id, days.spans, timeZone)
  await store.renewDays(db, community.id, days, timeZone)
  await store.renewCohorts(db, community.id, days.spans, timeZone)
}

/** A day may have a million pairs: only those that changed are read, and those of their days with an intro or a score. */
async function renewPairs({ db, community }: Place, marks: store.PairMarks, timeZone: string): Promise<void> {
  const { shown, pairs, pairDays } = marks
  const counted = [...new Set([...pairDays, ...(await store.renewPairs(db, community.id, pairs, timeZone))])]
  const changed = [...counted, ...shown.map(({ day }) => day)]
  if (changed.length === 0) return
  await store.countPairs(db, community.id, counted)
  await store.addShown(db, community.id, shown)
  await store.removeEmptyDays(db, changed)
}

/** So many days with figures are compared in a night: of years of history, all within some weeks. */
const daysAtOnce = 28

/**
 * Computes some days from the rows, those after the ones of the last time; compares them with what was kept, and keeps the result. Returns
 * the number of days that differed.
 */
export async function checkRollup(scope: Renewing, count = daysAtOnce): Promise<number> {
  await renewRollup(scope)
  const { db, community, now, log } = scope
  const timeZone = await store.findTimeZone(db, community.id)
  const state = await store.findState(db)
  const after = state?.checkedUntil ?? null
  const until = await store.findLastDay(db, after, count)
  const span = { first: after ? addDays(after, 1) : everyDay.first, last: until ?? everyDay.last }
  const before = await store.listDays(db)
  await renewSpans(scope, { spans: [span], touched: [span], withPairs: true }, timeZone)
  await renewDistributions(scope)
  const differences = countDifferences(before, await store.listDays(db))
  if (differences > 0) log.warn({ differences }, 'figures of the community differed from its rows, and were corrected')
  await store.saveCheck(db, { at: now, differences, until })
  return differences
}

const longestList = 200

async function renewDistributions({ db, community }: Pick<Scope, 'db' | 'community'>): Promise<void> {
  const cities = await store.groupByCity(db)
  const found: [DistributionKind, store.Grouped, number][] = [
    // Members who share their place are on the map of members: these groups hide nobody.
    ['CITY', cities, 1],
    ['COUNTRY', countriesOf(cities), 1],
    ['TAG', await store.groupByTag(db), smallestGroup],
    ['POSITION', await store.groupByPosition(db), smallestGroup],
    // Chosen from a list of two, it tells nobody apart.
    ['LANGUAGE', await store.groupByLanguage(db, community.id), 1],
  ]
  const rows = found.flatMap(([kind, { known, groups }, smallest]): store.DistributionRow[] => {
    const { named, other } = splitGroups(groups, { smallest, longest: longestList })
    return [
      ...named.map(group => ({ ...group, kind, part: 'GROUP' as const, groups: 1 })),
      { kind, part: 'OTHER', key: '', ...other },
      { kind, part: 'KNOWN', key: '', members: known, groups: groups.length },
    ]
  })
  await store.saveDistributions(db, community.id, rows)
}

/** By the code of the country in which the nearest known city lies. */
function countriesOf({ groups }: store.Grouped): store.Grouped {
  const members = new Map<string, number>()
  for (const { latitude, longitude, members: count } of groups) {
    const city = latitude == null || longitude == null ? null : nearestCity(latitude, longitude)
    const code = city?.id.slice(-2).toUpperCase()
    if (code) members.set(code, (members.get(code) ?? 0) + count)
  }
  const countries = [...members].map(([key, count]) => ({ key, members: count }))
  return { known: countries.reduce((sum, each) => sum + each.members, 0), groups: countries }
}

export type Rollup = {
  madeAt: string | null
  /** Whether something has changed since. */
  isOld: boolean
  days: store.Day[]
  cohorts: store.CohortCell[]
}

/** The figures as they were made last. */
export async function readRollup({ db, community }: Pick<Scope, 'db' | 'community'>): Promise<Rollup> {
  const state = await store.findState(db)
  const isOld = state?.timeZone !== community.timeZone || (await store.hasChanges(db))
  return {
    madeAt: state?.madeAt ?? null,
    isOld,
    days: await store.listDays(db),
    cohorts: await store.listCohorts(db),
  }
}

export const readDistributions = (db: Scope['db']) => store.listDistributions(db)
export const findRollupState = (db: Scope['db']) => store.findState(db)
