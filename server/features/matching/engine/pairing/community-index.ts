import { recommendInstantly } from '../allocate/instant.ts'
import { fewPerWeek } from '../score/exclusions.ts'
import { featuresOf } from '../score/features.ts'
import { relevanceRate, type Weights } from '../score/probability.ts'
import { TextIndex } from '../text/text-index.ts'
import type { AdminScore, MatchMember, PairRecord, Rules, Taste } from './member.ts'
import { PairExclusions } from './pair-exclusions.ts'
import { PairFactTable, type TextShares } from './pair-facts.ts'
import { offerOf, profileDocument, requestDocument, requestOf, similarityText } from './profile-texts.ts'
import { sharesOf } from './sparse-rows.ts'
import { capacityOf, chancesOf, type Shown } from './weekly.ts'

export type MatchQuery = {
  readerId: string
  now: string
  weights: number[]
  /** Pairs that include the reader. */
  pairs: PairRecord[]
  tastes: Taste[]
  adminScores: AdminScore[]
  rules: Rules
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
  private readonly unindexed = new Set<number>()
  private profiles = new TextIndex([])
  private requests = new TextIndex([])

  /** Adds new and changed members; texts are indexed with the last of them. */
  update(changed: MatchMember[], isLast = true): void {
    for (const member of changed) {
      const place = this.placeOf.get(member.id) ?? this.members.length
      this.placeOf.set(member.id, place)
      this.members[place] = member
      this.unindexed.add(place)
    }
    if (isLast) this.indexTexts()
  }

  /** Removes a member with all texts. Their place stays, empty, until all texts are indexed again. */
  remove(id: string): void {
    const place = this.placeOf.get(id)
    if (place === undefined) return
    this.placeOf.delete(id)
    this.members[place] = nobody
    this.unindexed.delete(place)
    this.profiles.remove(place)
    this.requests.remove(place)
  }

  private indexTexts(): void {
    if (this.unindexed.size + this.profiles.laterCount > maxIncrementalChanges(this.members.length)) {
      this.members = this.members.filter(member => member !== nobody)
      this.members.forEach(({ id }, place) => void this.placeOf.set(id, place))
      this.profiles = new TextIndex(this.members.map(profileDocument))
      this.requests = new TextIndex(this.members.map(requestDocument))
    } else
      for (const place of this.unindexed) {
        const member = this.members[place] as MatchMember
        this.profiles.put(place, profileDocument(member))
        this.requests.put(place, requestDocument(member))
      }
    this.unindexed.clear()
  }

  get size(): number {
    return this.members.length
  }

  /**
   * Recommendations for the reader, best first, with a small penalty for members who are shown to many. Without a count, as many as
   * a list has, and at least three: it may be the reader's first.
   */
  recommend(query: MatchQuery, count: number | null): Shown[] {
    const reader = this.placeOf.get(query.readerId)
    if (reader === undefined) return []
    const { shares, facts, weights } = this.prepare(reader, query)
    const exclusions = new PairExclusions(this.members, query.pairs, query.rules, new Date(query.now))
    const chances = chancesOf(facts, weights)
    const likes = new Float32Array(this.members.length)
    const liked = new Float32Array(this.members.length)
    for (let other = 0; other < this.members.length; other++) {
      if (exclusions.between(reader, other)) continue
      ;[likes[other], liked[other]] = chances(reader, other, shares(other))
    }
    const intros = new Map(query.expectedIntros)
    const best = recommendInstantly({
      likes,
      liked,
      expectedIntros: this.members.map(({ id }) => intros.get(id) ?? 0),
      capacity: this.members.map(capacityOf),
      count: count ?? Math.max(fewPerWeek, exclusions.paceOf(reader).shown),
    })
    return [...best]
      .map(other => ({
        subjectId: (this.members[other] as MatchMember).id,
        rate: relevanceRate(likes[other] as number, liked[other] as number),
        features: [...featuresOf(facts.of(reader, other, shares(other)))],
      }))
      .sort((a, b) => b.rate - a.rate)
  }

  /** Relevance of the two for each other; null if one is unknown. */
  rate(query: MatchQuery, otherId: string): Omit<Shown, 'subjectId'> | null {
    const [reader, other] = [this.placeOf.get(query.readerId), this.placeOf.get(otherId)]
    if (reader === undefined || other === undefined) return null
    const { shares, facts, weights } = this.prepare(reader, query)
    const [there, back] = chancesOf(facts, weights)(reader, other, shares(other))
    return { rate: relevanceRate(there, back), features: [...featuresOf(facts.of(reader, other, shares(other)))] }
  }

  /**
   * Of the others, those who may be recommended to the reader, best first. The cooldown of recent recommendations does not
   * apply: they meet at the event anyway.
   */
  rateAmong(query: MatchQuery, otherIds: string[]): Shown[] {
    const reader = this.placeOf.get(query.readerId)
    if (reader === undefined) return []
    const { shares, facts, weights } = this.prepare(reader, query)
    const exclusions = new PairExclusions(this.members, query.pairs, query.rules, new Date(query.now))
    const chances = chancesOf(facts, weights)
    return otherIds
      .flatMap((subjectId): Shown[] => {
        const other = this.placeOf.get(subjectId)
        if (other === undefined) return []
        const exclusion = exclusions.between(reader, other)
        if (exclusion && exclusion !== 'cooldown') return []
        const [there, back] = chances(reader, other, shares(other))
        const features = [...featuresOf(facts.of(reader, other, shares(other)))]
        return [{ subjectId, rate: relevanceRate(there, back), features }]
      })
      .sort((a, b) => b.rate - a.rate)
  }

  /** Whose requests the reader could answer, best first. */
  findAnswerable(readerId: string, count: number): string[] {
    const reader = this.placeOf.get(readerId)
    if (reader === undefined) return []
    const scores = this.requests.score(offerOf(this.members[reader] as MatchMember))
    return [...this.members.keys()]
      .filter(other => other !== reader && (scores[other] as number) > 0)
      .sort((a, b) => (scores[b] as number) - (scores[a] as number))
      .slice(0, count)
      .map(other => (this.members[other] as MatchMember).id)
  }

  private prepare(reader: number, query: MatchQuery) {
    const member = this.members[reader] as MatchMember
    const withoutReader = (scores: Float32Array) => {
      scores[reader] = 0
      return sharesOf(scores)
    }
    const answers = withoutReader(this.profiles.score(requestOf(member)))
    const wanted = withoutReader(this.requests.score(offerOf(member)))
    const alike = withoutReader(this.profiles.score(similarityText(member)))
    const shares = (other: number): TextShares => ({
      answersRequest: answers[other] as number,
      answeredByReader: wanted[other] as number,
      likeness: alike[other] as number,
    })
    const weights: Weights = Float64Array.from(query.weights)
    const facts = new PairFactTable(this.members, query.tastes, query.adminScores, new Date(query.now))
    return { shares, facts, weights }
  }
}
