import type { Language } from '#contract/languages.ts'
import { cityKey } from '#server/features/participants/city/rules.ts'
import { hashOf } from '../evidence/hash.ts'
import type { PairFacts } from '../score/features.ts'
import { type AdminScore, languagesOf, type MatchMember, type Taste, tagKeysOf } from './member.ts'

/** What the texts of two members say, each figure 0 to 1. */
export type TextEvidence = {
  /** Chance that a stranger who reads both profiles would introduce them; the same in both directions. */
  fit: number
  answersRequest: number
  answeredByReader: number
  likeness: number
  /** How well what the other has fits what the reader wants, by their vectors; undefined without them. */
  meaning?: number | undefined
  meaningBack?: number | undefined
  /** Something specific of one answers something specific that the other wants. */
  isAnswered: boolean
  /** By two independent things. */
  isSure: boolean
  /** One does not want people like the other. */
  isRefused: boolean
}

const dayMs = 86_400_000
/** Days since last seen of a member without a record. */
const unknownDays = 60

/** As numbers, since a run compares tens of millions of pairs: tags and city by their hashes, languages as bits. */
type Traits = { tags: Int32Array; city: number; languages: number }

const noCity = 0
const bitOf: Record<Language, number> = { en: 1, ru: 2 }

/** Cached per state of a member, since an instant query scores everybody. */
const traits = new WeakMap<MatchMember, Traits>()

function traitsOf(member: MatchMember): Traits {
  const known = traits.get(member)
  if (known) return known
  const city = cityKey(member.city)
  const found = {
    tags: Int32Array.from(new Set(tagKeysOf(member).map(hashOf))),
    city: city === '' ? noCity : hashOf(city),
    languages: languagesOf(member).reduce((bits, language) => bits | bitOf[language], 0),
  }
  traits.set(member, found)
  return found
}

/** What pairs are compared by, of each member, in arrays: a run compares tens of millions, each with another member. */
export class MemberFacts {
  /** Tags of a member, by `tagStarts`. */
  readonly tags: Int32Array
  readonly tagStarts: Int32Array
  readonly city: Int32Array
  readonly languages: Uint8Array
  /** Milliseconds. NaN where unknown, as in the next two. */
  readonly lastSeen: Float64Array
  readonly answerRate: Float64Array
  readonly meetingScore: Float64Array

  constructor(members: MatchMember[]) {
    const all = members.map(traitsOf)
    this.tagStarts = new Int32Array(members.length + 1)
    all.forEach(({ tags }, at) => {
      this.tagStarts[at + 1] = (this.tagStarts[at] as number) + tags.length
    })
    this.tags = new Int32Array(this.tagStarts[members.length] as number)
    all.forEach(({ tags }, at) => void this.tags.set(tags, this.tagStarts[at]))
    this.city = Int32Array.from(all, ({ city }) => city)
    this.languages = Uint8Array.from(all, ({ languages }) => languages)
    this.lastSeen = Float64Array.from(members, ({ lastSeen }) => (lastSeen ? Date.parse(lastSeen) : Number.NaN))
    this.answerRate = Float64Array.from(members, ({ answerRate }) => answerRate ?? Number.NaN)
    this.meetingScore = Float64Array.from(members, ({ meetingScore }) => meetingScore ?? Number.NaN)
  }

  /** Days since the member was last seen. */
  daysSince(member: number, now: number): number {
    const seen = this.lastSeen[member] as number
    return Number.isNaN(seen) ? unknownDays : Math.max(0, (now - seen) / dayMs)
  }

  countTags(member: number): number {
    return (this.tagStarts[member + 1] as number) - (this.tagStarts[member] as number)
  }

  countShared(one: number, other: number): number {
    const { tags, tagStarts } = this
    const [from, to] = [tagStarts[other] as number, tagStarts[other + 1] as number]
    let shared = 0
    for (let at = tagStarts[one] as number; at < (tagStarts[one + 1] as number); at++)
      for (let there = from; there < to; there++) if (tags[there] === tags[at]) shared++
    return shared
  }
}

/** Places of members by id, looked up only where somebody asks. */
export type PlaceOf = (id: string) => number | undefined

export function placesOf(members: MatchMember[]): PlaceOf {
  let places: Map<string, number> | undefined
  return id => {
    places ??= new Map(members.map((member, place) => [member.id, place]))
    return places.get(id)
  }
}

type Decisions = { placeOf: PlaceOf; tastes: Taste[]; adminScores: AdminScore[] }

/** Computes the facts of pairs. */
export class PairFactTable {
  private readonly members: MemberFacts
  private readonly now: number
  private readonly liked = new Map<number, number[]>()
  private readonly disliked = new Map<number, number[]>()
  private readonly adminScores = new Map<string, number>()

  constructor(members: MemberFacts, { placeOf, tastes, adminScores }: Decisions, now: Date) {
    this.members = members
    this.now = now.getTime()
    for (const { readerId, subjectId, isLiked } of tastes) {
      const [reader, subject] = [placeOf(readerId), placeOf(subjectId)]
      if (reader === undefined || subject === undefined || members.countTags(subject) === 0) continue
      const people = isLiked ? this.liked : this.disliked
      const known = people.get(reader)
      if (known) known.push(subject)
      else people.set(reader, [subject])
    }
    for (const { a, b, score } of adminScores) {
      const [one, other] = [placeOf(a), placeOf(b)]
      if (one !== undefined && other !== undefined) this.adminScores.set(pairKey(one, other), score)
    }
  }

  /** Facts of a pair from the reader's side. */
  of(reader: number, other: number, texts: TextEvidence): PairFacts {
    const { members } = this
    const city = members.city[reader] as number
    const [answerRate, meetingScore] = [members.answerRate[other] as number, members.meetingScore[other] as number]
    // One literal, without spreads: a run makes millions of these, and V8 is fast only with objects of one shape.
    return {
      fit: texts.fit,
      answersRequest: texts.answersRequest,
      answeredByReader: texts.answeredByReader,
      likeness: texts.likeness,
      embeddingLikeness: texts.meaning,
      sharedTags: members.countShared(reader, other),
      isSameCity: city !== noCity && city === members.city[other],
      hasCommonLanguage: ((members.languages[reader] as number) & (members.languages[other] as number)) !== 0,
      daysSinceActive: members.daysSince(other, this.now),
      likedAlike: this.countAlike(this.liked, reader, other),
      dislikedAlike: this.countAlike(this.disliked, reader, other),
      answerRate: Number.isNaN(answerRate) ? undefined : answerRate,
      meetingScore: Number.isNaN(meetingScore) ? undefined : meetingScore,
      adminScore: this.adminScores.size > 0 ? this.adminScores.get(pairKey(reader, other)) : undefined,
    }
  }

  /** Of the people about whom the reader has decided, those who share a tag with the other. */
  private countAlike(decided: Map<number, number[]>, reader: number, other: number): number {
    const people = decided.size > 0 ? decided.get(reader) : undefined
    if (!people) return 0
    let alike = 0
    for (const person of people) if (this.members.countShared(person, other) > 0) alike++
    return alike
  }
}

const pairKey = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** The same from the other side. */
export const reversed = (texts: TextEvidence): TextEvidence => ({
  fit: texts.fit,
  answersRequest: texts.answeredByReader,
  answeredByReader: texts.answersRequest,
  likeness: texts.likeness,
  meaning: texts.meaningBack,
  meaningBack: texts.meaning,
  isAnswered: texts.isAnswered,
  isSure: texts.isSure,
  isRefused: texts.isRefused,
})
