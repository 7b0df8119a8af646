import type { Language } from '#contract/languages.ts'
import { cityKey } from '#server/features/participants/city/rules.ts'
import { countBits } from '../evidence/bits.ts'
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

/** Tags of the people whom each reader has decided about. */
class DecidedTags {
  private readonly members: MemberFacts
  private readonly byReader = new Map<number, { bits: Map<number, number>; people: number; more: number[] }>()

  constructor(members: MemberFacts) {
    this.members = members
  }

  /** Each person is a bit, and those beyond the bits of a number are looked at one by one. */
  add(reader: number, person: number): void {
    const { tags, tagStarts } = this.members
    const own = this.byReader.get(reader) ?? { bits: new Map<number, number>(), people: 0, more: [] }
    this.byReader.set(reader, own)
    if (own.people === 32) {
      own.more.push(person)
      return
    }
    const bit = 1 << own.people++
    for (let at = tagStarts[person] as number; at < (tagStarts[person + 1] as number); at++) {
      const tag = tags[at] as number
      own.bits.set(tag, (own.bits.get(tag) ?? 0) | bit)
    }
  }

  /** How many of these people share a tag with the other. */
  countAlike(reader: number, other: number): number {
    const own = this.byReader.size > 0 ? this.byReader.get(reader) : undefined
    if (!own) return 0
    const { tags, tagStarts } = this.members
    let found = 0
    for (let at = tagStarts[other] as number; at < (tagStarts[other + 1] as number); at++)
      found |= own.bits.get(tags[at] as number) ?? 0
    let alike = countBits(found)
    for (const person of own.more) if (this.members.countShared(person, other) > 0) alike++
    return alike
  }
}

/** Computes the facts of pairs. */
export class PairFactTable {
  private readonly members: MemberFacts
  private readonly now: number
  private readonly liked: DecidedTags
  private readonly disliked: DecidedTags
  private readonly adminScores = new Map<string, number>()
  // One object, used again: a run asks for the facts of tens of millions of pairs.
  private readonly facts: PairFacts = {
    ...{ fit: 0, answersRequest: 0, answeredByReader: 0, likeness: 0, embeddingLikeness: undefined },
    ...{
      sharedTags: 0,
      isSameCity: false,
      hasCommonLanguage: false,
      daysSinceActive: 0,
      likedAlike: 0,
      dislikedAlike: 0,
    },
    ...{ answerRate: undefined, meetingScore: undefined, adminScore: undefined },
  }

  constructor(members: MemberFacts, { placeOf, tastes, adminScores }: Decisions, now: Date) {
    this.members = members
    this.now = now.getTime()
    this.liked = new DecidedTags(members)
    this.disliked = new DecidedTags(members)
    for (const { readerId, subjectId, isLiked } of tastes) {
      const [reader, subject] = [placeOf(readerId), placeOf(subjectId)]
      if (reader === undefined || subject === undefined || members.countTags(subject) === 0) continue
      const people = isLiked ? this.liked : this.disliked
      people.add(reader, subject)
    }
    for (const { a, b, score } of adminScores) {
      const [one, other] = [placeOf(a), placeOf(b)]
      if (one !== undefined && other !== undefined) this.adminScores.set(pairKey(one, other), score)
    }
  }

  /** Facts of a pair from the reader's side, used again: copy what is kept. `isTurned`: the texts are read from the other's side. */
  of(reader: number, other: number, texts: TextEvidence, isTurned = false): PairFacts {
    const { members, facts } = this
    const city = members.city[reader] as number
    const [answerRate, meetingScore] = [members.answerRate[other] as number, members.meetingScore[other] as number]
    facts.fit = texts.fit
    facts.answersRequest = isTurned ? texts.answeredByReader : texts.answersRequest
    facts.answeredByReader = isTurned ? texts.answersRequest : texts.answeredByReader
    facts.likeness = texts.likeness
    facts.embeddingLikeness = isTurned ? texts.meaningBack : texts.meaning
    facts.sharedTags = members.countShared(reader, other)
    facts.isSameCity = city !== noCity && city === members.city[other]
    facts.hasCommonLanguage = ((members.languages[reader] as number) & (members.languages[other] as number)) !== 0
    facts.daysSinceActive = members.daysSince(other, this.now)
    facts.likedAlike = this.liked.countAlike(reader, other)
    facts.dislikedAlike = this.disliked.countAlike(reader, other)
    facts.answerRate = Number.isNaN(answerRate) ? undefined : answerRate
    facts.meetingScore = Number.isNaN(meetingScore) ? undefined : meetingScore
    facts.adminScore = this.adminScores.size > 0 ? this.adminScores.get(pairKey(reader, other)) : undefined
    return facts
  }
}

const pairKey = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`)
