import { recommendInstantly } from '../allocate/instant.ts'
import type { HashedVectors } from '../embedding/known-vectors.ts'
import { fewPerWeek } from '../score/exclusions.ts'
import { CommunityEvidence } from './community-evidence.ts'
import { isStrong, leastOf } from './evidence-lists.ts'
import type { AdminScore, MatchMember, MemberFigures, PairRecord, Rules, Taste } from './member.ts'
import { PairExclusions } from './pair-exclusions.ts'
import { MemberFacts, PairFactTable } from './pair-facts.ts'
import { PairModel, type RatedPair, UnfitPairs } from './pair-model.ts'
import { Pools, reachOfOne } from './pools.ts'
import { capacityOf, type Shown } from './weekly.ts'

export type MatchQuery = {
  readerId: string
  now: string
  weights: number[]
  /** Pairs that include the reader. */
  pairs: PairRecord[]
  tastes: Taste[]
  adminScores: AdminScore[]
  rules: Rules
  /** As in `WeeklyInputs`, of the reader. */
  unfit?: [string, string][]
  expectedIntros: [string, number][]
}

/** In the place of a removed member. */
const nobody: MatchMember = {
  id: '',
  firstName: '',
  request: '',
  canHelp: '',
  goal: '',
  about: '',
  position: '',
  company: '',
  city: '',
  tags: [],
  answers: [],
  isActive: false,
  pausedUntil: null,
  everyWeeks: 1,
  lastServed: null,
  lastSeen: null,
  answerRate: null,
  meetingScore: null,
  neverPairWith: [],
}

/** Number of incremental changes before all texts are indexed again. */
const maxIncrementalChanges = (size: number) => Math.max(50, size / 20)

/** In-memory index of one community's members, for queries at any time. */
export class CommunityIndex {
  private members: MatchMember[] = []
  private readonly placeOf = new Map<string, number>()
  private evidence = new CommunityEvidence()
  /** Of the members as they are; after a change made again by the next query. */
  private facts: MemberFacts | undefined

  /** Adds new and changed members. */
  update(changed: MatchMember[], isLast = true): void {
    if (changed.length > 0) this.facts = undefined
    for (const member of changed) {
      const place = this.placeOf.get(member.id) ?? this.members.length
      this.placeOf.set(member.id, place)
      this.members[place] = member
      this.evidence.put(place, member)
    }
    if (isLast && this.evidence.laterCount > maxIncrementalChanges(this.members.length)) this.rebuild()
  }

  /** Of members who are known; their texts are not read again, and what is cached of them does not depend on figures. */
  updateFigures(changed: MemberFigures[]): void {
    if (changed.length > 0) this.facts = undefined
    for (const figures of changed) {
      const place = this.placeOf.get(figures.id)
      if (place !== undefined) Object.assign(this.members[place] as MatchMember, figures)
    }
  }

  /** Removes a member with all texts. Their place stays, empty, until all texts are indexed again. */
  remove(id: string): void {
    const place = this.placeOf.get(id)
    if (place === undefined) return
    this.placeOf.delete(id)
    this.facts = undefined
    this.members[place] = nobody
    this.evidence.remove(place)
  }

  private rebuild(): void {
    const [before, members] = [this.evidence, this.members]
    this.facts = undefined
    this.members = []
    this.evidence = new CommunityEvidence()
    members.forEach((member, place) => {
      if (member === nobody) return
      this.placeOf.set(member.id, this.members.length)
      this.evidence.put(this.members.length, member, before.digestAt(place))
      this.members.push(member)
    })
    this.evidence.takeVectors(before, id => this.placeOf.get(id))
  }

  /** Vectors of members who were put before. */
  putVectors(vectors: HashedVectors): void {
    this.evidence.putVectors(vectors, id => this.placeOf.get(id), this.members)
  }

  get size(): number {
    return this.members.length
  }

  /**
   * Recommendations for the reader, best first, with a small penalty for members who are shown to many. Without a count as many as a
   * weekly list has: those for whom something speaks, and others only up to three in all.
   */
  recommend(query: MatchQuery, count: number | null): Shown[] {
    const reader = this.placeOf.get(query.readerId)
    if (reader === undefined) return []
    const model = this.modelFor(query)
    const exclusions = new PairExclusions(this.members, query.pairs, query.rules, new Date(query.now))
    const strong = { likes: new Float32Array(this.members.length), liked: new Float32Array(this.members.length) }
    const weak = { likes: new Float32Array(this.members.length), liked: new Float32Array(this.members.length) }
    for (const other of new Pools(this.members, this.evidence, reader, reachOfOne).of(reader)) {
      if (exclusions.between(reader, other)) continue
      const { likes, liked, rate } = model.judge(reader, other)
      const side = isStrong(rate) ? strong : weak
      side.likes[other] = likes
      side.liked[other] = liked
    }
    const intros = new Map(query.expectedIntros)
    const expectedIntros = this.members.map(({ id }) => intros.get(id) ?? 0)
    const capacity = this.members.map(capacityOf)
    const take = (side: typeof strong, atMost: number) =>
      recommendInstantly({ ...side, expectedIntros, capacity, count: Math.max(0, atMost) })
    const pace = exclusions.paceOf(reader)
    const first = take(strong, count ?? Math.max(fewPerWeek, pace.shown))
    const rest = take(weak, (count ?? Math.max(fewPerWeek, leastOf(pace))) - first.length)
    return [...first, ...rest].map(other => ({
      subjectId: (this.members[other] as MatchMember).id,
      ...model.rate(reader, other),
    }))
  }

  /** Relevance of the two for each other; null if one is unknown. */
  rate(query: MatchQuery, otherId: string): RatedPair | null {
    const [reader, other] = [this.placeOf.get(query.readerId), this.placeOf.get(otherId)]
    if (reader === undefined || other === undefined) return null
    return this.modelFor(query).rate(reader, other)
  }

  /**
   * Of the others, those who may be recommended to the reader, best first. The cooldown of recent recommendations does not
   * apply: they meet at the event anyway.
   */
  rateAmong(query: MatchQuery, otherIds: string[]): Shown[] {
    const reader = this.placeOf.get(query.readerId)
    if (reader === undefined) return []
    const model = this.modelFor(query)
    const exclusions = new PairExclusions(this.members, query.pairs, query.rules, new Date(query.now))
    return otherIds
      .flatMap((subjectId): Shown[] => {
        const other = this.placeOf.get(subjectId)
        if (other === undefined) return []
        const exclusion = exclusions.between(reader, other)
        if (exclusion && exclusion !== 'cooldown') return []
        return [{ subjectId, ...model.rate(reader, other) }]
      })
      .sort((a, b) => b.rate - a.rate)
  }

  /** Whose requests the reader could answer, best first. */
  findAnswerable(readerId: string, count: number): string[] {
    const reader = this.placeOf.get(readerId)
    if (reader === undefined) return []
    return [...this.evidence.around(reader, 4 * count)]
      .map(other => ({ other, worth: this.evidence.answerTo(reader, other) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth || a.other - b.other)
      .slice(0, count)
      .map(({ other }) => (this.members[other] as MatchMember).id)
  }

  private modelFor({ tastes, adminScores, now, weights, unfit }: MatchQuery): PairModel {
    const placeOf = (id: string) => this.placeOf.get(id)
    this.facts ??= new MemberFacts(this.members)
    const facts = new PairFactTable(this.facts, { placeOf, tastes, adminScores }, new Date(now))
    return new PairModel(this.evidence, facts, Float64Array.from(weights), new UnfitPairs(placeOf, unfit))
  }
}
