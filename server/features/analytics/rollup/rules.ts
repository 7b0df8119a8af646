import { addDays } from '#server/platform/clock/zone.ts'

/** Days from the first to the last, both included. */
export type Span = { first: string; last: string }

/** An activity counts for the seven days that begin with it. */
export const activeDays = 7

/** All days that there are. */
export const everyDay: Span = { first: '-infinity', last: 'infinity' }

/** So many days from each of these on, as few spans as possible, in order. */
export function spansOf(days: string[], lasting: number): Span[] {
  const spans: Span[] = []
  for (const day of [...days].sort()) {
    const last = addDays(day, lasting - 1)
    const open = spans.at(-1)
    if (open && day <= addDays(open.last, 1)) open.last = last
    else spans.push({ first: day, last })
  }
  return spans
}

/** Number of days whose rows differ, or which only one side has. */
export function countDifferences(before: Record<string, unknown>[], after: Record<string, unknown>[]): number {
  const [one, other] = [byDay(before), byDay(after)]
  const days = new Set([...one.keys(), ...other.keys()])
  return [...days].filter(day => one.get(day) !== other.get(day)).length
}

const byDay = (rows: Record<string, unknown>[]) => new Map(rows.map(row => [String(row.day), JSON.stringify(row)]))

export type Group = { key: string; members: number; latitude?: number | null; longitude?: number | null }

/** The largest groups, and what is left of the rest: those that are too small, and those beyond the longest list. */
export function splitGroups(groups: Group[], { smallest, longest }: { smallest: number; longest: number }) {
  const sorted = groups.toSorted((a, b) => b.members - a.members || (a.key < b.key ? -1 : 1))
  const named = sorted.filter(({ members }) => members >= smallest).slice(0, longest)
  const rest = sorted.filter(group => !named.includes(group))
  return { named, other: { groups: rest.length, members: rest.reduce((sum, { members }) => sum + members, 0) } }
}
