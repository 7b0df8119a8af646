import { type MemberSort, memberSorts } from '#contract/crm/member-fields.ts'
import type { MemberCondition, MemberFilter } from '#contract/crm/member-filter.ts'
import { memberViewNames, memberViews } from '#contract/crm/member-views.ts'
import { limits } from '#contract/limits.ts'
import { type ColumnName, columnNames, defaultColumns } from './columns.ts'

/** What the table shows, kept in the address, so that a link leads to the same rows. */
export type ListState = {
  /** A view that every community has, or the id of a segment. */
  view: string
  search: string
  match: 'all' | 'any'
  /** Null for those of the view. */
  conditions: MemberCondition[] | null
  sort: MemberSort
  order: 'asc' | 'desc'
  after: string
  before: string
  columns: ColumnName[]
  /** The member who is open beside the list, and which part of them. */
  member: string
  part: string
}

/** What is chosen adds a history entry; what is typed does not. */
export type ChangeState = (change: Partial<ListState>, options?: { isTyped: boolean }) => void

type Saved = { id: string; filter: MemberFilter }

/** The filter of the view, changed by what was searched for and chosen; null while the segment is not known. */
export function filterOf(
  { view, search, match, conditions }: ListState,
  segments: Saved[] | undefined,
): MemberFilter | null {
  const own = viewFilter(view, segments)
  if (conditions) return { search, match, conditions }
  return own && { ...own, search: search || own.search }
}

export function viewFilter(view: string, segments: Saved[] | undefined): MemberFilter | null {
  const known = memberViewNames.find(name => name === view)
  if (known) return { search: '', match: 'all', conditions: [...memberViews[known]] }
  if (!segments) return null
  return segments.find(({ id }) => id === view)?.filter ?? { search: '', match: 'all', conditions: [] }
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find(value => value === text) ?? null
const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)
const cursor = (text: string | null) => (text ?? '').slice(0, 1000)

export function readListState(query: string): ListState {
  const given = new URLSearchParams(query)
  const view = given.get('view') ?? ''
  const columns = given.get('columns')?.split(',')
  const member = given.get('member') ?? ''
  return {
    view: isId(view) ? view : (oneOf(memberViewNames, view) ?? 'all'),
    search: (given.get('search') ?? '').trim().slice(0, limits.search.max),
    match: oneOf(['all', 'any'] as const, given.get('match')) ?? 'all',
    conditions: readConditions(given.get('filter')),
    sort: oneOf(memberSorts, given.get('sort')) ?? 'joined',
    order: oneOf(['asc', 'desc'] as const, given.get('order')) ?? 'desc',
    after: cursor(given.get('after')),
    before: cursor(given.get('before')),
    columns: columns ? columnNames.filter(name => columns.includes(name)) : defaultColumns,
    member: isId(member) ? member : '',
    part: given.get('part') ?? '',
  }
}

/** The server refuses what is no condition; here it need only be a list of them. */
function readConditions(json: string | null): MemberCondition[] | null {
  if (json === null) return null
  try {
    const read: unknown = JSON.parse(json)
    return Array.isArray(read) &&
      read.every(each => typeof each?.field === 'string' && typeof each.operator === 'string')
      ? (read as MemberCondition[])
      : null
  } catch {
    return null
  }
}

/** The query with its question mark; `?` for the first page of everybody. */
export function writeListState(state: ListState): string {
  const query = new URLSearchParams()
  if (state.view !== 'all') query.set('view', state.view)
  if (state.search) query.set('search', state.search)
  if (state.conditions) query.set('filter', JSON.stringify(state.conditions))
  if (state.match !== 'all') query.set('match', state.match)
  if (state.sort !== 'joined') query.set('sort', state.sort)
  if (state.order !== 'desc') query.set('order', state.order)
  if (state.after) query.set('after', state.after)
  if (state.before) query.set('before', state.before)
  if (state.columns.join() !== defaultColumns.join()) query.set('columns', state.columns.join())
  if (state.member) query.set('member', state.member)
  if (state.part && state.member) query.set('part', state.part)
  return `?${query}`
}

/** Any other rows begin with their first page. */
export const firstPage = { after: '', before: '' }
