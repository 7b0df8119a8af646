import { cityKey } from '#server/features/participants/city/rules.ts'
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
const nobody: Set<string>[] = []
/** Days since last seen of a member without a record. */
const unknownDays = 60

type Traits = { tags: Set<string>; city: string; languages: Set<string> }

/** Cached per state of a member, since an instant query scores everybody. */
const traits = new WeakMap<MatchMember, Traits>()

function traitsOf(member: MatchMember): Traits {
  const known = traits.get(member)
  if (known) return known
  const found = {
    tags: new Set(tagKeysOf(member)),
    city: cityKey(member.city),
    languages: new Set<string>(languagesOf(member)),
  }
  traits.set(member, found)
  return found
}

/** Per-member values that every pair needs. */
type Known = {
  tags: Set<string>
  city: string
  languages: Set<string>
  daysSinceActive: number
  answerRate: number | undefined
  meetingScore: number | undefined
  liked: Set<string>[]
  disliked: Set<string>[]
}

/** Computes the facts of pairs. */
export class PairFactTable {
  private readonly known: Known[]
  private readonly adminScores = new Map<string, number>()

  constructor(members: MatchMember[], tastes: Taste[], adminScores: AdminScore[], now: Date) {
    const placeOf = new Map(members.map(({ id }, at) => [id, at]))
    this.known = members.map(member => {
      const { tags, city, languages } = traitsOf(member)
      return {
        tags,
        city,
        languages,
        daysSinceActive: member.lastSeen
          ? Math.max(0, (now.getTime() - Date.parse(member.lastSeen)) / dayMs)
          : unknownDays,
        answerRate: member.answerRate ?? undefined,
        meetingScore: member.meetingScore ?? undefined,
        liked: nobody,
        disliked: nobody,
      }
    })
    for (const { readerId, subjectId, isLiked } of tastes) {
      const [reader, subject] = [placeOf.get(readerId), placeOf.get(subjectId)]
      if (reader === undefined || subject === undefined) continue
      const { tags } = this.known[subject] as Known
      const known = this.known[reader] as Known
      if (tags.size > 0 && isLiked) known.liked = [...known.liked, tags]
      else if (tags.size > 0) known.disliked = [...known.disliked, tags]
    }
    for (const { a, b, score } of adminScores) {
      const [one, other] = [placeOf.get(a), placeOf.get(b)]
      if (one !== undefined && other !== undefined) this.adminScores.set(pairKey(one, other), score)
    }
  }

  /** Facts of a pair from the reader's side. */
  of(reader: number, other: number, texts: TextEvidence): PairFacts {
    const [mine, theirs] = [this.known[reader] as Known, this.known[other] as Known]
    const adminScore = this.adminScores.size > 0 ? this.adminScores.get(pairKey(reader, other)) : undefined
    // One literal, without spreads: a run makes millions of these, and V8 is fast only with objects of one shape.
    return {
      fit: texts.fit,
      answersRequest: texts.answersRequest,
      answeredByReader: texts.answeredByReader,
      likeness: texts.likeness,
      embeddingLikeness: texts.meaning,
      sharedTags: countShared(mine.tags, theirs.tags),
      isSameCity: mine.city !== '' && mine.city === theirs.city,
      hasCommonLanguage: countShared(mine.languages, theirs.languages) > 0,
      daysSinceActive: theirs.daysSinceActive,
      likedAlike: countAlike(mine.liked, theirs.tags),
      dislikedAlike: countAlike(mine.disliked, theirs.tags),
      answerRate: theirs.answerRate,
      meetingScore: theirs.meetingScore,
      adminScore,
    }
  }
}

const pairKey = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`)

function countShared(one: Set<string>, other: Set<string>): number {
  let shared = 0
  for (const each of one) if (other.has(each)) shared++
  return shared
}

function countAlike(people: Set<string>[], tags: Set<string>): number {
  let alike = 0
  for (const person of people) if (countShared(person, tags) > 0) alike++
  return alike
}

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
