import type { Selection } from '#contract/crm/bulk-action.ts'
import type { MemberFilter } from '#contract/crm/member-filter.ts'

/** Members by name over several pages, or all of the filter but some. */
export type Selected = { isAll: boolean; ids: string[] }

export const nobody: Selected = { isAll: false, ids: [] }
export const everybody: Selected = { isAll: true, ids: [] }

/** The number of members that a selection by name can hold. */
const idsAtMost = 1000

export const isSelected = ({ isAll, ids }: Selected, id: string): boolean => ids.includes(id) !== isAll

export function select(selected: Selected, changed: string[], isOn: boolean): Selected {
  const isKept = isOn !== selected.isAll
  const others = selected.ids.filter(id => !changed.includes(id))
  return { ...selected, ids: (isKept ? [...others, ...changed] : others).slice(0, idsAtMost) }
}

/** How many are selected of so many; null while the number of all is not known. */
export const countOf = ({ isAll, ids }: Selected, total: number | null): number | null =>
  isAll ? total && total - ids.length : ids.length

export const sentSelection = ({ isAll, ids }: Selected, filter: MemberFilter): Selection =>
  isAll ? { filter, except: ids } : { ids }

/** What a sheet of a bulk action gets. `count` is the exact number of selected members. */
export type BulkSheetProps = {
  id: string
  selection: Selection
  count: number
  onClose: () => void
  onStarted: () => void
}
