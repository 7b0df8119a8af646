import type { ExportColumn } from '#contract/crm/member-export-columns.ts'
import type { MemberFilter } from '#contract/crm/member-filter.ts'

export type Exported = {
  filter: MemberFilter | null
  ids?: string[] | undefined
  /** Those of the filter who are left out. */
  except?: string[] | undefined
}

/** The address of the file. */
export function exportPath({ filter, ids, except = [] }: Exported, columns: ExportColumn[]): string {
  const query = new URLSearchParams({ columns: columns.join() })
  if (filter && (filter.search || filter.conditions.length > 0)) query.set('filter', JSON.stringify(filter))
  if (ids) query.set('ids', ids.join())
  if (except.length > 0) query.set('except', except.join())
  return `/api/admin/participants/csv?${query}`
}
