import type { Exclusion } from '../score/exclusions.ts'
import type { MatchMember } from './member.ts'

type Limits = {
  isServed: boolean[]
  isAllowed(one: number, other: number): boolean
  /** Length of a reader's list; longer only for required pairs, up to `atMost`. */
  usual(reader: number): number
  atMost: number
}

/** Puts pairs that managers require into both lists, replacing the last entry of a full list. */
export function withMustPairs(
  chosen: number[][],
  members: MatchMember[],
  mustPairs: [string, string][],
  { isServed, isAllowed, usual, atMost }: Limits,
): void {
  const placeOf = new Map(members.map(({ id }, at) => [id, at]))
  const forced = members.map(() => new Set<number>())
  for (const pair of mustPairs) {
    const [one, other] = pair.map(id => placeOf.get(id))
    if (one === undefined || other === undefined || !isAllowed(one, other)) continue
    forced[one]?.add(other)
    forced[other]?.add(one)
  }
  forced.forEach((others, reader) => {
    if (others.size === 0 || !isServed[reader]) return
    const rest = (chosen[reader] ?? []).filter(other => !others.has(other))
    chosen[reader] = [...others, ...rest].slice(0, Math.min(atMost, Math.max(others.size, usual(reader))))
  })
}

type Dropped = { firstId: string; secondId: string; because: 'GONE' | 'RULE' | 'OTHER' }

/**
 * Required pairs that are in neither of the two lists. Decisions of members are OTHER, together with a pause, a list that is not due
 * and one that is full, so that managers cannot tell a private exclusion.
 */
export function droppedPairs(
  chosen: number[][],
  members: MatchMember[],
  mustPairs: [string, string][],
  exclusionOf: (one: number, other: number) => Exclusion | undefined,
): Dropped[] {
  const placeOf = new Map(members.map(({ id }, at) => [id, at]))
  return mustPairs.flatMap(([firstId, secondId]): Dropped[] => {
    const [one, other] = [placeOf.get(firstId), placeOf.get(secondId)]
    if (one === undefined || other === undefined) return [{ firstId, secondId, because: 'GONE' }]
    if (chosen[one]?.includes(other) || chosen[other]?.includes(one)) return []
    const exclusion = exclusionOf(one, other)
    if (exclusion === 'inactive') return [{ firstId, secondId, because: 'GONE' }]
    return [{ firstId, secondId, because: exclusion === 'neverPair' ? 'RULE' : 'OTHER' }]
  })
}
