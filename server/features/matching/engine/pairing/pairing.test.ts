import { describe, expect, it } from 'vitest'
import { prior } from '../score/probability.ts'
import { CommunityIndex, type MatchQuery } from './community-index.ts'
import { defaultRules, languagesOf, type MatchMember } from './member.ts'
import { member } from './testing.ts'
import { runWeekly, type WeeklyInputs } from './weekly.ts'

const inputs = (members: MatchMember[], more: Partial<WeeklyInputs> = {}): WeeklyInputs => ({
  now: '2026-11-16T06:00:00Z',
  seed: 1,
  members,
  pairs: [],
  tastes: [],
  adminScores: [],
  rules: defaultRules,
  ...more,
})

const query = (readerId: string, more: Partial<MatchQuery> = {}): MatchQuery => ({
  readerId,
  now: '2026-11-16T06:00:00Z',
  weights: [...prior],
  pairs: [],
  tastes: [],
  adminScores: [],
  rules: defaultRules,
  expectedIntros: [],
  ...more,
})

const crowd = (size: number) =>
  Array.from({ length: size }, (_, at) =>
    member(`m${String(at).padStart(4, '0')}`, {
      about: `I work with topic${at % 17} and topic${at % 23}`,
      request: `Somebody who knows topic${(at + 5) % 17}`,
      tags: [`tag${at % 11}`],
      city: `city${at % 7}`,
    }),
  )

describe('a weekly run', () => {
  const shownTo = (result: ReturnType<typeof runWeekly>, id: string) =>
    result.lists.find(({ readerId }) => readerId === id)?.shown.map(({ subjectId }) => subjectId) ?? []

  it('gives the same lists for the same inputs, and others for another seed', () => {
    const members = crowd(60)
    const first = runWeekly(inputs(members))
    expect(runWeekly(structuredClone(inputs(members)))).toEqual(first)
    expect(runWeekly(inputs(members, { seed: 2 })).lists).not.toEqual(first.lists)
  })

  it('leaves nobody without a list, and nobody unseen', () => {
    for (const size of [2, 12, 60, 1200]) {
      const result = runWeekly(inputs(crowd(size)))
      expect(result.facts).toMatchObject({ members: size, lists: size })
      // Of many only some pairs are scored: who is left out is seen the next week.
      expect(result.facts.neverShown).toBeLessThan(size === 1200 ? 0.05 * size : 1)
      for (const { readerId, shown } of result.lists) {
        expect(shown.length).toBe({ 2: 1, 12: 3, 60: 3, 1200: 3 }[size])
        expect(new Set(shown.map(({ subjectId }) => subjectId)).size).toBe(shown.length)
        expect(shown.some(({ subjectId }) => subjectId === readerId)).toBe(false)
      }
    }
  })

  const shownBefore = ({ lists }: ReturnType<typeof runWeekly>) =>
    lists.flatMap(({ readerId, shown }) =>
      shown.map(({ subjectId }) => ({
        readerId,
        subjectId,
        lastShown: '2026-11-09T06:00:00Z',
        hasIntro: false,
        isNotInterested: false,
        isReported: false,
      })),
    )

  it('shows those whom nobody saw the next week', () => {
    const members = crowd(1200)
    const first = runWeekly(inputs(members))
    const second = runWeekly(inputs(members, { pairs: shownBefore(first) }))
    const seen = new Set(
      [first, second].flatMap(({ lists }) => lists.flatMap(({ shown }) => shown.map(({ subjectId }) => subjectId))),
    )
    expect(first.facts.neverShown).toBeGreaterThan(0)
    expect(seen.size).toBe(1200)
  })

  it('shows others the next week', () => {
    const members = crowd(45)
    const first = runWeekly(inputs(members))
    const pairs = shownBefore(first)
    const second = runWeekly(inputs(members, { pairs }))
    for (const { readerId, shown } of second.lists)
      expect(shown.filter(({ subjectId }) => shownTo(first, readerId).includes(subjectId))).toEqual([])
  })

  it('makes lists for members whose week it is, and still shows the others', () => {
    const members = crowd(20).map((each, at) =>
      at === 0 ? { ...each, everyWeeks: 2, lastServed: '2026-11-09T06:00:00Z' } : each,
    )
    const result = runWeekly(inputs(members))
    expect(shownTo(result, 'm0000')).toEqual([])
    expect(result.lists.some(({ shown }) => shown.some(({ subjectId }) => subjectId === 'm0000'))).toBe(true)
  })

  it("puts required pairs into both lists, but never against a member's own exclusion", () => {
    const members = crowd(40)
    const rules = {
      ...defaultRules,
      mustPairs: [['m0001', 'm0030'] as [string, string], ['m0002', 'm0031'] as [string, string]],
    }
    const unwilling = members.map(each => (each.id === 'm0031' ? { ...each, neverPairWith: ['m0002'] } : each))
    const result = runWeekly(inputs(unwilling, { rules }))
    expect(shownTo(result, 'm0001')).toContain('m0030')
    expect(shownTo(result, 'm0030')).toContain('m0001')
    expect(shownTo(result, 'm0002')).not.toContain('m0031')
    expect(shownTo(result, 'm0031')).not.toContain('m0002')
  })

  it('scores by the weights that were learnt, and by the documented ones before', () => {
    const members = crowd(30)
    const own = runWeekly(inputs(members, { weights: Array.from(prior, weight => weight / 2) }))
    const documented = runWeekly(inputs(members, { weights: [] }))
    expect([own.facts.isRefitted, documented.facts.isRefitted]).toEqual([true, false])
    expect(documented.weights).toEqual([...prior])
    expect(own.lists[0]?.shown[0]?.rate).not.toBe(documented.lists[0]?.shown[0]?.rate)
  })
})

describe('an instant list', () => {
  const members = crowd(300)

  it('finds members who answer the request, and ranks those shown to many a little lower', () => {
    const index = new CommunityIndex()
    const cook = member('cook', {
      about: 'I cook Georgian food in my own restaurant',
      request: 'Somebody with a vineyard',
    })
    const vintner = member('vintner', { about: 'Our vineyard makes wine', request: 'A restaurant' })
    const twin = member('twin', { about: 'Our vineyard makes wine', request: 'A restaurant' })
    index.update([...members, cook, vintner, twin])
    const found = index.recommend(query('cook'), 5).map(({ subjectId }) => subjectId)
    expect(found.slice(0, 2).sort()).toEqual(['twin', 'vintner'])
    const alone = index.recommend(query('cook', { expectedIntros: [['twin', 50]] }), 1)
    expect(alone.map(({ subjectId }) => subjectId)).toEqual(['vintner'])
  })

  it('includes a change without indexing everybody, with the same result', () => {
    const [patched, fresh] = [new CommunityIndex(), new CommunityIndex()]
    const changed = { ...(members[3] as MatchMember), about: 'I restore harpsichords and violins' }
    patched.update(members)
    patched.update([changed])
    fresh.update(members.map(each => (each.id === changed.id ? changed : each)))
    const asker = member('asker', { request: 'Who restores violins?' })
    for (const index of [patched, fresh]) index.update([asker])
    const best = (index: CommunityIndex) => index.recommend(query('asker'), 1)[0]?.subjectId
    expect(best(patched)).toBe(changed.id)
    expect(best(fresh)).toBe(changed.id)
  })

  /** Every string in an object, also in the keys and values of its maps. */
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
    const parts = value instanceof Map ? [...value.keys(), ...value.values()] : Object.values(value)
    return parts.flatMap(textsIn)
  }

  it('keeps no text of a removed member in memory, whether indexed at first or changed later', () => {
    const index = new CommunityIndex()
    index.update([...members, member('vintner', { about: 'Our vineyard makes wine', request: 'Harpsichords' })])
    index.update([member('late', { about: 'I restore zithers' })])
    const found = () => textsIn(index).filter(text => /vintner|vineyard|harpsich|zither|late$/i.test(text))
    expect(found().length).toBeGreaterThan(5)
    for (const id of ['vintner', 'late', 'nobody']) index.remove(id)
    expect(found()).toEqual([])
    expect(index.rate(query('m0001'), 'vintner')).toBeNull()
    const askers = [member('asker', { request: 'A vineyard that makes wine' })]
    index.update(askers)
    expect(index.recommend(query('asker'), 400).map(({ subjectId }) => subjectId)).not.toContain('')
    expect(index.findAnswerable('asker', 400)).not.toContain('')
  })

  it('finds everybody at their place after a removal and a new index', () => {
    const [kept, fresh] = [new CommunityIndex(), new CommunityIndex()]
    kept.update(members)
    // The search by terms is built at the first use; only then do changes wait for a new one.
    kept.findAnswerable('m0001', 1)
    kept.remove('m0000')
    kept.update(members.slice(1))
    fresh.update(members.slice(1))
    expect(kept.size).toBe(members.length - 1)
    expect(kept.recommend(query('m0001'), 5)).toEqual(fresh.recommend(query('m0001'), 5))
  })

  it('removes members who left, and returns nothing for unknown ones', () => {
    const index = new CommunityIndex()
    index.update(members)
    index.update([{ ...(members[0] as MatchMember), isActive: false }])
    expect(index.recommend(query('m0001'), 400).some(({ subjectId }) => subjectId === 'm0000')).toBe(false)
    expect(index.recommend(query('stranger'), 5)).toEqual([])
    expect(index.rate(query('m0001'), 'stranger')).toBeNull()
  })
})

describe('texts', () => {
  it('show the languages of a member', () => {
    expect(languagesOf(member('a', { about: 'Пеку хлеб', request: '' }))).toEqual(['ru'])
    expect(languagesOf(member('b', { about: 'I bake bread', request: 'Ищу мельницу' }))).toEqual(['ru', 'en'])
    expect(languagesOf(member('c', { about: 'Работаю в IT', request: '' }))).toEqual(['ru'])
    expect(languagesOf(member('d', { about: '', request: '' }))).toEqual(['ru', 'en'])
  })
})
