import type { MatchMember } from './member.ts'

type Limits = {
  isServed: boolean[]
  isAllowed(one: number, other: number): boolean
  atMost: number
}

/** Puts pairs that managers require into both lists, replacing the last entry of a full list. */
export function withMustPairs(
  chosen: number[][],
  members: MatchMember[],
  mustPairs: [string, string][],
  { isServed, isAllowed, atMost }: Limits,
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
    chosen[reader] = [...others, ...rest].slice(0, atMost)
  })
}
