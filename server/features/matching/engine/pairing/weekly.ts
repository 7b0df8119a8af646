import { candidatesOf } from '../allocate/candidates.ts'
import { explorationBonus, largestBonus } from '../allocate/exploration.ts'
import { allocateWeek } from '../allocate/weekly-lists.ts'
import type { HashedVectors } from '../embedding/known-vectors.ts'
import { isDue, type RuledMember } from '../score/exclusions.ts'
import { prior } from '../score/probability.ts'
import { CommunityEvidence } from './community-evidence.ts'
import { listsByEvidence } from './evidence-lists.ts'
import { judgePairs } from './judge-pairs.ts'
import type { AdminScore, MatchMember, PairRecord, Rules, Taste } from './member.ts'
import { droppedPairs, withMustPairs } from './must-pairs.ts'
import { PairExclusions, shownPerWeek } from './pair-exclusions.ts'
import { MemberFacts, PairFactTable, placesOf } from './pair-facts.ts'
import { PairModel, UnfitPairs } from './pair-model.ts'
import { Pools, reachOfAll } from './pools.ts'
import type { ShownHistory } from './shown-history.ts'

/** All inputs of a run. The same inputs give the same lists, byte for byte. */
export type WeeklyInputs = {
  now: string
  seed: number
  members: MatchMember[]
  pairs: PairRecord[]
  /** Who was shown to whom, in a large community instead of records. */
  shown?: ShownHistory | undefined
  tastes: Taste[]
  adminScores: AdminScore[]
  /** Those in use; without them, the documented ones. */
  weights?: number[]
  rules: Rules
  /** Pairs that a language model judged not to fit, by their texts of now. */
  unfit?: [string, string][]
  /** Changes of offer, goal or topics that the members above already have. */
  criteriaChanges?: string[]
  /** What the texts of these members say, where they were read as they came. */
  evidence?: CommunityEvidence
  /** Of the embedding provider, if one is configured. Not kept with the inputs: a resumed run reads them again. */
  vectors?: HashedVectors[] | undefined
}

export type Shown = { subjectId: string; rate: number; features: number[] }

export type WeeklyResult = {
  lists: { readerId: string; shown: Shown[] }[]
  prices: { participantId: string; expectedIntros: number; capacity: number }[]
  facts: { members: number; lists: number; shown: number; neverShown: number; isRefitted: boolean }
  weights: number[]
  /** Members whose week it is, also those without a list. */
  served: string[]
  /** Required pairs that are in neither list. */
  dropped: { firstId: string; secondId: string; because: 'GONE' | 'RULE' | 'OTHER' }[]
}

const listLength = 64
/** Progress at the end of each phase. */
const untilTexts = 0.5
const untilCandidates = 0.8

/** Lists of a run that are described when they are asked for: all at once would fill the memory. */
export type WeeklyPlan = Omit<WeeklyResult, 'lists'> & {
  members: number
  /** Of members by place, from one up to another, which is left out. */
  listsOf(from: number, to: number): WeeklyResult['lists']
}

/** The lists of the week, all described. */
export function runWeekly(inputs: WeeklyInputs, onProgress?: (share: number) => void): WeeklyResult {
  const { members, listsOf, ...result } = planWeek(inputs, onProgress)
  return { ...result, lists: listsOf(0, members) }
}

/** Makes the lists of the week: texts, probabilities, exclusions, candidates, allocation. */
export function planWeek(inputs: WeeklyInputs, onProgress: (share: number) => void = () => {}): WeeklyPlan {
  const now = new Date(inputs.now)
  const exclusions = new PairExclusions(inputs.members, inputs.pairs, inputs.rules, now, inputs.shown)
  const members = inputs.members
  const isRefitted = inputs.weights?.length === prior.length
  const weights = isRefitted ? Float64Array.from(inputs.weights ?? []) : prior
  const evidence = inputs.evidence ?? evidenceOf(members, share => onProgress(share * untilTexts))
  putVectors(evidence, inputs)
  const placeOf = placesOf(members)
  const facts = new PairFactTable(new MemberFacts(members), { ...inputs, placeOf }, now)
  const model = new PairModel(evidence, facts, weights, new UnfitPairs(placeOf, inputs.unfit))
  const judged = judgePairs({
    members: members.length,
    length: listLength,
    pools: new Pools(members, evidence, inputs.seed, reachOfAll),
    model,
    exclusions,
    onReader(reader) {
      if (reader % 256 === 0)
        onProgress(untilTexts + ((untilCandidates - untilTexts) * reader) / Math.max(1, members.length))
    },
  })
  const search = { members: members.length, length: listLength, reserved: listLength / 4 }
  const candidates = candidatesOf(judged.sorted(), search)
  const isServed = exclusions.ruled.map(member => servedNow(member, now))
  const bonus = explorationBonus(timesShown(members, inputs))
  const { lists, lengths, behind } = listsByEvidence(candidates, {
    judge: (reader, other) => judged.judge(reader, other),
    isShown: (reader, other) => Boolean(isServed[reader]) && !exclusions.between(reader, other),
    paceOf: reader => exclusions.paceOf(reader),
    isUnseen: other => bonus[other] === 1 + largestBonus,
  })
  const capacity = Float32Array.from(members, capacityOf)
  const week = allocateWeek(lists, {
    seed: inputs.seed,
    capacity,
    lengths,
    behind,
    bonus,
    onStep: (step, all) => onProgress(untilCandidates + ((1 - untilCandidates) * step) / all),
  })
  const chosen = week.shown.map(entries => Array.from(entries, entry => lists.candidate[entry] as number))
  withMustPairs(chosen, members, inputs.rules.mustPairs, {
    isServed,
    isAllowed: (one, other) => exclusions.between(one, other) === undefined,
    usual: reader => exclusions.paceOf(reader).shown,
    atMost: shownPerWeek,
  })
  const expected = week.expectedIntros
  const seen = new Set(chosen.flat())
  return {
    members: members.length,
    listsOf: (from, to) =>
      members.slice(from, to).flatMap(({ id }, at) => {
        const others = chosen[from + at] ?? []
        return others.length > 0 ? [{ readerId: id, shown: describe(from + at, others, model, members) }] : []
      }),
    prices: members.map(({ id }, at) => ({
      participantId: id,
      expectedIntros: expected[at] as number,
      capacity: capacity[at] as number,
    })),
    facts: {
      members: members.length,
      lists: chosen.filter(({ length }) => length > 0).length,
      shown: chosen.reduce((sum, { length }) => sum + length, 0),
      neverShown: exclusions.ruled.filter((member, at) => member.isActive && !seen.has(at)).length,
      isRefitted,
    },
    weights: [...weights],
    served: members.flatMap(({ id }, at) => (isServed[at] ? [id] : [])),
    dropped: droppedPairs(chosen, members, inputs.rules.mustPairs, (one, other) => exclusions.between(one, other)),
  }
}

/** A paused member is shown to nobody; one whose week it is not is shown, but gets no list. */
const servedNow = (member: RuledMember, now: Date) =>
  member.isActive && !(member.pausedUntil && member.pausedUntil > now) && isDue(member, now)

/** Members who answer most of their intros can get more of them. */
export const capacityOf = ({ answerRate }: MatchMember): number => 2 + 2 * (answerRate ?? 0.5)

/** To how many readers each member was shown within the cooldown. */
function timesShown(members: MatchMember[], { pairs, shown }: WeeklyInputs): Int32Array {
  const times = shown?.timesShown() ?? new Int32Array(members.length)
  const placeOf = placesOf(members)
  for (const { subjectId, lastShown } of pairs) {
    const subject = lastShown ? placeOf(subjectId) : undefined
    if (subject !== undefined) times[subject] = (times[subject] as number) + 1
  }
  return times
}

/** Stored form of a list, in the order of the allocation, which is what was optimised. */
const describe = (reader: number, chosen: number[], model: PairModel, members: MatchMember[]): Shown[] =>
  chosen.map(other => ({ subjectId: (members[other] as MatchMember).id, ...model.rate(reader, other) }))

function putVectors(evidence: CommunityEvidence, { members, vectors = [] }: WeeklyInputs): void {
  if (vectors.length === 0) return
  const placeOf = placesOf(members)
  for (const each of vectors) evidence.putVectors(each, placeOf, members)
}

function evidenceOf(members: MatchMember[], onShare: (share: number) => void): CommunityEvidence {
  const evidence = new CommunityEvidence()
  members.forEach((member, place) => {
    if (place % 256 === 0) onShare(place / members.length)
    evidence.put(place, member)
  })
  return evidence
}
