import { describe, expect, it } from 'vitest'
import { defaultRules, type MatchMember } from './member.ts'
import { previewOf } from './preview.ts'
import { member, tradespeople } from './testing.ts'
import { runWeekly, type WeeklyInputs } from './weekly.ts'

const crowd = (size: number) =>
  Array.from({ length: size }, (_, at) => member(`m${String(at).padStart(3, '0')}`, { tags: [`tag${at % 3}`] }))

const preview = (members: MatchMember[], more: Partial<WeeklyInputs> = {}) => {
  const inputs: WeeklyInputs = {
    now: '2026-11-16T06:00:00Z',
    seed: 1,
    members,
    pairs: [],
    tastes: [],
    adminScores: [],
    rules: defaultRules,
    ...more,
  }
  const result = runWeekly(inputs)
  return { result, ...previewOf(inputs, result) }
}

const between = (readerId: string, subjectId: string, more = {}) => ({
  readerId,
  subjectId,
  lastShown: null,
  hasIntro: false,
  isNotInterested: false,
  isReported: false,
  ...more,
})

describe('a preview', () => {
  it('has the lists of the run, and counts in how many each member is', () => {
    const { result, lists, facts } = preview(tradespeople(100))
    const given = new Map(result.lists.map(({ readerId, shown }) => [readerId, shown]))
    for (const list of lists) {
      expect(list.subjects).toEqual(given.get(list.readerId)?.map(({ subjectId }) => subjectId))
      expect(list.rates).toEqual(given.get(list.readerId)?.map(({ rate }) => rate))
      const shownTo = result.lists.filter(({ shown }) => shown.some(each => each.subjectId === list.readerId)).length
      expect(list.shownTo).toBe(shownTo)
    }
    const often = lists.filter(each => each.shownPlace !== null)
    often.sort((a, b) => (a.shownPlace as number) - (b.shownPlace as number))
    expect(often.map(({ shownTo }) => shownTo)).toEqual(often.map(({ shownTo }) => shownTo).sort((a, b) => b - a))
    expect(facts).toEqual({ members: 100, lists: 100, shown: 1000, neverShown: 0, few: 0, fewBecause: {} })
  })

  it('says that a small community has few members, the shortest list first', () => {
    const { lists, facts } = preview(crowd(5))
    expect(facts).toMatchObject({ few: 5, fewBecause: { FEW_MEMBERS: 5 } })
    expect(lists.map(({ fewPlace }) => fewPlace).sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('names a member without any good match, however many are shown', () => {
    const loner = member('zzz', { about: 'I dive for sponges.', request: 'Somebody who restores organs' })
    const { lists, facts } = preview([...tradespeople(100), loner])
    expect(facts).toMatchObject({ few: 1, fewBecause: { LITTLE_IN_COMMON: 1 } })
    const few = lists.find(({ fewPlace }) => fewPlace === 1)
    expect(few).toMatchObject({ readerId: 'zzz', fewBecause: 'LITTLE_IN_COMMON' })
    expect(few?.subjects.length).toBeGreaterThan(0)
  })

  it('tells an empty profile, rules and seen members apart', () => {
    const all = crowd(30)
    const [empty, ruled, seen, apart] = all as [MatchMember, MatchMember, MatchMember, MatchMember]
    const others = (one: MatchMember) => all.filter(({ id }) => id !== one.id).map(({ id }) => id)
    const { lists } = preview(
      all.map(each => {
        if (each === empty) return { ...each, about: '', tags: [] }
        return each === apart ? { ...each, neverPairWith: others(apart) } : each
      }),
      {
        rules: { ...defaultRules, neverPairs: others(ruled).map((id): [string, string] => [ruled.id, id]) },
        pairs: others(seen).map(id => between(seen.id, id, { hasIntro: true })),
      },
    )
    const because = (one: MatchMember) => lists.find(({ readerId }) => readerId === one.id)?.fewBecause
    expect([empty, ruled, seen, apart].map(because)).toEqual(['EMPTY_PROFILE', 'RULES', 'ALL_SEEN', 'ALL_SEEN'])
  })

  it('says nothing of members whose week it is not', () => {
    const all = crowd(5).map((each, at) => (at === 0 ? { ...each, pausedUntil: '2027-01-01' } : each))
    const list = preview(all).lists.find(({ readerId }) => readerId === 'm000')
    expect(list).toMatchObject({ subjects: [], fewBecause: null, fewPlace: null })
  })

  it('names pairs that are worth a look, each once', () => {
    const all = tradespeople(20).map((each, at) => ({ ...each, company: at < 3 ? ' Tea & Co' : '' }))
    const { pairs, result } = preview(all, {
      pairs: [between('m004', 'm005', { lastShown: '2026-11-15T06:00:00Z' })],
      rules: { ...defaultRules, cooldownWeeks: 0, mustPairs: [['m004', 'm005']] },
    })
    const of = (kind: string) => pairs.filter(each => each.kind === kind)
    const rates = result.lists.flatMap(({ shown }) => shown.map(({ rate }) => rate))
    expect(of('HIGHEST')[0]?.rate).toBe(Math.max(...rates))
    expect(of('LOWEST')[0]?.rate).toBe(Math.min(...rates))
    expect(of('REPEATED')).toMatchObject([{ readerId: 'm004', subjectId: 'm005' }])
    for (const { readerId, subjectId } of of('SAME_COMPANY'))
      expect([readerId, subjectId].every(id => ['m000', 'm001', 'm002'].includes(id))).toBe(true)
    expect(of('SAME_COMPANY').length).toBeGreaterThan(0)
    for (const kind of ['HIGHEST', 'LOWEST', 'SAME_COMPANY']) {
      const keys = of(kind).map(({ readerId, subjectId }) => [readerId, subjectId].sort().join(' '))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})

describe('required pairs that a run drops', () => {
  it('have a reason that keeps decisions of members confidential', () => {
    const all = crowd(15).map((each, at) => {
      if (at === 1) return { ...each, about: '', tags: [] }
      if (at === 2) return { ...each, pausedUntil: '2027-01-01' }
      return at === 3 ? { ...each, neverPairWith: ['m000'] } : each
    })
    const must = ['m001', 'm002', 'm003', 'm004', 'm005', 'm999'].map((id): [string, string] => ['m000', id])
    const { result } = preview(all, {
      rules: { ...defaultRules, mustPairs: must, neverPairs: [['m004', 'm000']] },
      pairs: [between('m000', 'm006', { isNotInterested: true })],
    })
    expect(result.dropped.map(({ secondId, because }) => [secondId, because])).toEqual([
      ['m001', 'GONE'],
      ['m002', 'OTHER'],
      ['m003', 'OTHER'],
      ['m004', 'RULE'],
      ['m999', 'GONE'],
    ])
  })
})
