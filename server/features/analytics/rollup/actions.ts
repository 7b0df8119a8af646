import type { DistributionKind } from '#contract/analytics/chart.ts'
import { smallestGroup } from '#contract/analytics/chart-fields.ts'
import { nearestCity } from '#server/features/participants/city/rules.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { countDifferences, everyDay, spansOf, splitGroups } from './rules.ts'
import * as store from './store.ts'

type Renewing = Pick<Scope, 'db' | 'community' | 'now' | 'log'>

/**
 * Works off the marks: computes the marked days from the rows again. All days for the first time, and after a change of the time
 * zone. Everything is one transaction, and doing it twice gives the same.
 */
export async function renewRollup({ db, community, now }: Renewing): Promise<void> {
  await store.allowLongStatements(db)
  const { before } = await store.takeState(db, community.id, now)
  const timeZone = await store.findTimeZone(db, community.id)
  const isWhole = before?.timeZone !== timeZone
  const { days, isAboutPeople } = await store.takeMarks(db, timeZone)
  const spans = isWhole ? [everyDay] : spansOf(days)
  if (spans.length > 0) {
    await store.renewActivity(db, community.id, spans, timeZone)
    await store.renewDays(db, community.id, spans, timeZone)
    await store.renewCohorts(db, community.id, spans, timeZone)
  }
  if (isWhole || isAboutPeople) await renewDistributions({ db, community })
  if (isWhole) await store.saveState(db, { timeZone, checkedAt: null, differences: 0 })
}

/** Computes everything from the rows, compares it with what was kept, and keeps the result. Returns the number of days that differed. */
export async function checkRollup(scope: Renewing): Promise<number> {
  await renewRollup(scope)
  const { db, community, now, log } = scope
  const timeZone = await store.findTimeZone(db, community.id)
  const before = await store.listDays(db)
  await store.renewActivity(db, community.id, [everyDay], timeZone)
  await store.renewDays(db, community.id, [everyDay], timeZone)
  await store.renewCohorts(db, community.id, [everyDay], timeZone)
  await renewDistributions(scope)
  const differences = countDifferences(before, await store.listDays(db))
  if (differences > 0) log.warn({ differences }, 'figures of the community differed from its rows, and were corrected')
  await store.saveState(db, { timeZone, checkedAt: now, differences })
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
