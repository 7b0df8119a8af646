import { expect, test } from 'vitest'
import { defaultRules } from '#server/features/matching/engine/pairing/member.ts'
import { paceFor } from '#server/features/matching/engine/score/exclusions.ts'
import { demoCommunities } from '../communities/list.ts'
import { makeAccounts } from '../members/accounts.ts'
import { asMatchMember } from '../parts/matching.ts'
import { simulateWeeks } from './history.ts'

const accounts = makeAccounts()
const now = new Date('2026-11-16T12:00:00Z')

/** 0 when all are shown equally often, 1 when only one is shown. */
function gini(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const total = sorted.reduce((sum, value) => sum + value, 0)
  const weighted = sorted.reduce((sum, value, at) => sum + value * (2 * (at + 1) - sorted.length - 1), 0)
  return weighted / (sorted.length * total)
}

test.each(demoCommunities.map(community => [community.domain, community] as const))(
  'in %s nobody is shown to everybody, and all but one at most are shown to somebody, also before there is a history',
  (domain, community) => {
    const members = accounts.flatMap(account =>
      account.members.filter(member => member.communityDomain === domain).map(member => ({ account, member })),
    )
    const [week] = simulateWeeks(community, members.map(asMatchMember), ['2026-11-16'], now)
    const { lists = [], facts } = week?.result ?? {}
    const shownTo = new Map<string, number>(lists.map(({ readerId }) => [readerId, 0]))
    for (const { shown } of lists)
      for (const { subjectId } of shown) shownTo.set(subjectId, (shownTo.get(subjectId) ?? 0) + 1)
    const counts = [...shownTo.values()]
    const pace = paceFor(lists.length - 1, defaultRules.cooldownWeeks).shown
    // Lists end where the evidence ends: who was shown to nobody has a place at the end of lists of the next week.
    expect(facts?.neverShown).toBeLessThanOrEqual(1)
    for (const { shown } of lists) {
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(3, pace))
      expect(shown.length).toBeLessThanOrEqual(pace)
    }
    expect(counts.filter(count => count === 0).length).toBeLessThanOrEqual(1)
    if (lists.length > 30) {
      expect(Math.max(...counts)).toBeLessThan(lists.length * 0.6)
      expect(gini(counts)).toBeLessThan(0.36)
    }
  },
)
