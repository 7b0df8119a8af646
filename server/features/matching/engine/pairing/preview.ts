import { type Exclusion, paceFor } from '../score/exclusions.ts'
import { isStrong, leastOf } from './evidence-lists.ts'
import { hasProfileText, keyOf, type MatchMember } from './member.ts'
import { PairExclusions, shownPerWeek } from './pair-exclusions.ts'
import type { WeeklyInputs, WeeklyResult } from './weekly.ts'

export type FewBecause = 'EMPTY_PROFILE' | 'FEW_MEMBERS' | 'RULES' | 'ALL_SEEN' | 'LITTLE_IN_COMMON'
export type PairKind = 'HIGHEST' | 'LOWEST' | 'REPEATED' | 'SAME_COMPANY'

export type PreviewList = {
  readerId: string
  subjects: string[]
  rates: number[]
  fewPlace: number | null
  fewBecause: FewBecause | null
  shownTo: number
  shownPlace: number | null
}
export type PreviewPair = { kind: PairKind; readerId: string; subjectId: string; rate: number }

export type Preview = {
  lists: PreviewList[]
  pairs: PreviewPair[]
  facts: Omit<WeeklyResult['facts'], 'isRefitted'> & { few: number; fewBecause: Partial<Record<FewBecause, number>> }
}

const pairsOfKind = 200
/** Others who are looked at to explain a short list: enough to see the main reason, however large the community is. */
const examined = 500

/** What managers look at before a run: lists that are short or have no good match, with the reason, who is shown often, pairs that are worth a look. */
export function previewOf(inputs: WeeklyInputs, result: WeeklyResult): Preview {
  const { members } = inputs
  const exclusions = new PairExclusions(members, inputs.pairs, inputs.rules, new Date(inputs.now), inputs.shown)
  const given = new Map(result.lists.map(({ readerId, shown }) => [readerId, shown]))
  const shownTo = new Map<string, number>()
  for (const { shown } of result.lists)
    for (const { subjectId } of shown) shownTo.set(subjectId, (shownTo.get(subjectId) ?? 0) + 1)
  const served = new Set(result.served)
  const lists = members.map((member, at): PreviewList => {
    const shown = given.get(member.id) ?? []
    const isPoor = shown.length < leastOf(exclusions.paceOf(at)) || !shown.some(({ rate }) => isStrong(rate))
    const isFew = isPoor && (served.has(member.id) || !hasProfileText(member))
    return {
      readerId: member.id,
      subjects: shown.map(({ subjectId }) => subjectId),
      rates: shown.map(({ rate }) => rate),
      fewPlace: null,
      fewBecause: isFew ? whyFew(at, shown.length, inputs, exclusions) : null,
      shownTo: shownTo.get(member.id) ?? 0,
      shownPlace: null,
    }
  })
  const few = lists.filter(({ fewBecause }) => fewBecause !== null)
  few.sort((a, b) => a.subjects.length - b.subjects.length || byId(a, b))
  few.forEach((list, at) => {
    list.fewPlace = at + 1
  })
  lists
    .filter(list => list.shownTo > 0)
    .sort((a, b) => b.shownTo - a.shownTo || byId(a, b))
    .forEach((list, at) => {
      list.shownPlace = at + 1
    })
  const fewBecause: Preview['facts']['fewBecause'] = {}
  for (const { fewBecause: because } of few) if (because) fewBecause[because] = (fewBecause[because] ?? 0) + 1
  const { isRefitted, ...facts } = result.facts
  return { lists, pairs: notablePairs(inputs, result), facts: { ...facts, few: few.length, fewBecause } }
}

const byId = (a: { readerId: string }, b: { readerId: string }) => (a.readerId < b.readerId ? -1 : 1)

const groupOf: Partial<Record<Exclusion, FewBecause>> = {
  neverPair: 'RULES',
  neverGroups: 'RULES',
  sameCompany: 'RULES',
  cooldown: 'ALL_SEEN',
  introduced: 'ALL_SEEN',
  // Decisions of members are not told apart from those who have been seen: they are confidential.
  neverPairMe: 'ALL_SEEN',
  reported: 'ALL_SEEN',
  notInterested: 'ALL_SEEN',
}

function whyFew(at: number, shown: number, { members, rules }: WeeklyInputs, exclusions: PairExclusions): FewBecause {
  if (!hasProfileText(members[at] as MatchMember)) return 'EMPTY_PROFILE'
  const counts = { RULES: 0, ALL_SEEN: 0 }
  let [open, looked] = [0, 0]
  const step = Math.max(1, Math.floor(members.length / examined))
  for (let other = at % step; other < members.length; other += step) {
    const exclusion = exclusions.between(at, other)
    if (exclusion === 'self' || exclusion === 'inactive' || exclusion === 'paused') continue
    looked++
    const group = exclusion && groupOf[exclusion]
    if (!exclusion) open++
    else if (group === 'RULES' || group === 'ALL_SEEN') counts[group]++
  }
  const usual = paceFor(looked * step, rules.cooldownWeeks).shown
  if (usual < shownPerWeek && shown >= usual) return 'FEW_MEMBERS'
  if (open * step >= usual) return 'LITTLE_IN_COMMON'
  return counts.RULES > counts.ALL_SEEN ? 'RULES' : 'ALL_SEEN'
}

/** A bounded number of each kind, each pair once, from the side that comes first. */
function notablePairs({ members, pairs, shown: history }: WeeklyInputs, { lists }: WeeklyResult): PreviewPair[] {
  const companyOf = new Map(members.map(({ id, company }) => [id, keyOf(company)]))
  const seen = new Set(pairs.flatMap(each => (each.lastShown ? [`${each.readerId} ${each.subjectId}`] : [])))
  const placeOf = new Map(members.map(({ id }, at) => [id, at]))
  const wasShown = (reader: string, subject: string) =>
    seen.has(`${reader} ${subject}`) ||
    history?.lastShown(placeOf.get(reader) as number, placeOf.get(subject) as number) !== undefined
  const kinds: Record<PairKind, Best> = {
    HIGHEST: new Best((a, b) => b.rate - a.rate),
    LOWEST: new Best((a, b) => a.rate - b.rate),
    REPEATED: new Best((a, b) => b.rate - a.rate),
    SAME_COMPANY: new Best((a, b) => b.rate - a.rate),
  }
  for (const { readerId, shown } of lists)
    for (const { subjectId, rate } of shown) {
      const pair = { readerId, subjectId, rate }
      kinds.HIGHEST.add(pair)
      kinds.LOWEST.add(pair)
      if (wasShown(readerId, subjectId)) kinds.REPEATED.add(pair)
      if (companyOf.get(readerId) && companyOf.get(readerId) === companyOf.get(subjectId)) kinds.SAME_COMPANY.add(pair)
    }
  return (Object.keys(kinds) as PairKind[]).flatMap(kind => kinds[kind].take().map(pair => ({ kind, ...pair })))
}

type Pair = Omit<PreviewPair, 'kind'>

/** The best of many, without keeping them all. */
class Best {
  private kept: Pair[] = []
  private readonly compare: (a: Pair, b: Pair) => number

  constructor(compare: (a: Pair, b: Pair) => number) {
    this.compare = (a, b) => compare(a, b) || (`${a.readerId} ${a.subjectId}` < `${b.readerId} ${b.subjectId}` ? -1 : 1)
  }

  add(pair: Pair): void {
    this.kept.push(pair)
    if (this.kept.length > 20 * pairsOfKind) this.kept = this.cut()
  }

  take(): Pair[] {
    return this.cut()
  }

  private cut(): Pair[] {
    const known = new Set<string>()
    const isNew = ({ readerId, subjectId }: Pair) => {
      const key = readerId < subjectId ? `${readerId} ${subjectId}` : `${subjectId} ${readerId}`
      return known.has(key) ? false : known.add(key)
    }
    return this.kept.sort(this.compare).filter(isNew).slice(0, pairsOfKind)
  }
}
