import { type ReportSort, type ReportTab, reportSorts, reportTabs } from '#contract/events/event-fields.ts'
import { limits } from '#contract/limits.ts'

export const reportParts = ['participants', 'messages', 'organisers'] as const
export type ReportPart = (typeof reportParts)[number]

/** What the table shows, kept in the address, so that a link leads to the same rows. Pages count from 1. */
export type ReportState = {
  part: ReportPart
  tab: ReportTab
  search: string
  /** Null for the order that fits the tab. */
  sort: ReportSort | null
  page: number
  /** Participant whose answers are open. */
  person: string
}

export const rowsPerPage = 50

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find(value => value === text) ?? null

export function readReportState(query: string): ReportState {
  const given = new URLSearchParams(query)
  return {
    part: oneOf(reportParts, given.get('part')) ?? 'participants',
    tab: oneOf(reportTabs, given.get('tab')) ?? 'all',
    search: (given.get('search') ?? '').trim().slice(0, limits.search.max),
    sort: oneOf(reportSorts, given.get('sort')),
    page: Math.min(Math.max(Math.trunc(Number(given.get('page'))) || 1, 1), 1000),
    person: /^[0-9a-f-]{36}$/.test(given.get('person') ?? '') ? (given.get('person') as string) : '',
  }
}

/** The query with its question mark; empty for the first page of everybody. */
export function writeReportState({ part, tab, search, sort, page, person }: ReportState): string {
  const query = new URLSearchParams()
  if (part !== 'participants') query.set('part', part)
  if (tab !== 'all') query.set('tab', tab)
  if (search) query.set('search', search)
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (person) query.set('person', person)
  return query.size > 0 ? `?${query}` : ''
}
