import { expect, it } from 'vitest'
import { levelPlace } from '../score/levels.ts'
import { prior } from '../score/probability.ts'
import { CommunityIndex } from './community-index.ts'
import { defaultRules } from './member.ts'
import { tradespeople } from './testing.ts'
import { runWeekly, type Shown } from './weekly.ts'

const now = '2026-11-16T06:00:00Z'
/** Two of each trade: each has two good matches, and so many others that everybody is in every list. */
const members = tradespeople(8).slice(0, 5)
const [lawyer, engineer, , , secondLawyer] = members.map(({ id }) => id) as [string, string, string, string, string]
const unfit: [string, string][] = [
  [engineer, lawyer],
  [engineer, 'somebody who left'],
]

function weeklyOf(readerId: string, more: { unfit?: [string, string][] } = {}): Shown[] {
  const { lists } = runWeekly({
    ...{ now, seed: 1, members, pairs: [], tastes: [], adminScores: [] },
    rules: defaultRules,
    ...more,
  })
  return lists.find(list => list.readerId === readerId)?.shown ?? []
}

function instantOf(readerId: string, more: { unfit?: [string, string][] } = {}) {
  const index = new CommunityIndex()
  index.update(members)
  const query = {
    ...{ readerId, now, weights: [...prior], pairs: [], tastes: [], adminScores: [], expectedIntros: [] },
    rules: defaultRules,
    ...more,
  }
  return { list: index.recommend(query, null), rate: (id: string) => index.rate(query, id)?.rate ?? 100 }
}

const levelIn = (list: Shown[], id: string) =>
  levelPlace(list.find(({ subjectId }) => subjectId === id)?.rate ?? Number.NaN)

it('without a judgement both lawyers are good matches for the engineer', () => {
  for (const list of [weeklyOf(engineer), instantOf(engineer).list]) {
    expect(levelIn(list, lawyer)).toBeLessThan(2)
    expect(levelIn(list, secondLawyer)).toBeLessThan(2)
  }
})

it('who was judged not to fit is LOW, for both and in every list, and the others stay first', () => {
  for (const list of [weeklyOf(engineer, { unfit }), instantOf(engineer, { unfit }).list]) {
    expect(levelIn(list, lawyer)).toBe(2)
    expect(levelIn(list, secondLawyer)).toBeLessThan(2)
    expect(list[0]?.subjectId).toBe(secondLawyer)
  }
  expect(levelIn(weeklyOf(lawyer, { unfit }), engineer)).toBe(2)
  expect(levelPlace(instantOf(engineer, { unfit }).rate(lawyer))).toBe(2)
  expect(levelPlace(instantOf(lawyer, { unfit }).rate(engineer))).toBe(2)
})
