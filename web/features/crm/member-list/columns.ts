import type { MemberSort } from '#contract/crm/member-fields.ts'

/** Columns beside the member's name, in the order in which they are shown. */
export const columnNames = [
  'position',
  'company',
  'city',
  'status',
  'joined',
  'lastActive',
  'intros',
  'introsAnswered',
  'events',
  'tags',
  'topics',
  'language',
] as const
export type ColumnName = (typeof columnNames)[number]

export const defaultColumns: ColumnName[] = ['position', 'city', 'status', 'joined', 'lastActive', 'intros']

/** Columns by which the list can be sorted, and how a first press on them sorts. */
export const columnSorts: Partial<Record<ColumnName | 'member', { sort: MemberSort; order: 'asc' | 'desc' }>> = {
  member: { sort: 'name', order: 'asc' },
  company: { sort: 'company', order: 'asc' },
  city: { sort: 'city', order: 'asc' },
  status: { sort: 'status', order: 'asc' },
  joined: { sort: 'joined', order: 'desc' },
  lastActive: { sort: 'lastActive', order: 'desc' },
}
