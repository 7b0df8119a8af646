import { smallestGroup } from '#contract/analytics/chart-fields.ts'

export type AnswerGroup = { label: string; members: number }

/**
 * Names the groups that are large enough, in their order, and merges the rest. If the rest alone would be too small, the smallest of
 * the named groups joins it: with a question of few options, what is missing could be told by subtraction.
 */
export function foldSmall(groups: AnswerGroup[], smallest = smallestGroup) {
  const taken = groups.filter(({ members }) => members > 0)
  const folded = new Set(taken.filter(({ members }) => members < smallest))
  const inRest = () => [...folded].reduce((sum, { members }) => sum + members, 0)
  while (folded.size > 0 && folded.size < taken.length && inRest() < smallest) {
    const left = taken.filter(group => !folded.has(group))
    folded.add(left.reduce((least, group) => (group.members < least.members ? group : least)))
  }
  return {
    groups: taken.filter(group => !folded.has(group)),
    other: { groups: folded.size, members: inRest() },
  }
}
