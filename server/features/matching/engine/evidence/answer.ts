import { countBits } from './bits.ts'
import type { CommunityTerms } from './community-terms.ts'
import { type Digest, kinds, maySay, section, startOf, termFlags, weightScale } from './digest.ts'
import { type Concept, type Kind, lexicon } from './lexicon.ts'

/**
 * How a wanted term is answered. done: the other is or does it; about: the other speaks of it; narrower: of something within it;
 * wider: of something around it; word: by the same specific word.
 */
export type Relation = 'done' | 'about' | 'narrower' | 'wider' | 'word'

/** A wanted term that is answered: which of the wanted terms, in their order, and how. */
export type AnswerPart = { term: number; relation: Relation; concept: number | null; strength: number }

/** What one answers of the wants of another, each figure 0 to 1. */
export type Answer = {
  strength: number
  /** Strength of the best part of each relation; of words, all together. */
  done: number
  about: number
  narrower: number
  wider: number
  word: number
  /** Of the second best part, wider ones and words left out. */
  second: number
  /** Share of the wanted terms that the best answered clause covers, times the best part. */
  cover: number
  /** 1 if the person that a want names is found. */
  head: number
  /** Best part, where no person is named or found. */
  withoutHead: number
  /** Share of the request's terms that the profile has, rare ones counting more. */
  coverage: number
  /** Strength with which the person that a want names is found, also as a narrower one. */
  found: number
  /** The weaker of the two best parts within one clause, about different concepts. */
  pair: number
  /** Best that the other is or does of a clause that is answered nearly completely; what is only beside the wanted thing does not count. */
  whole: number
  /** How many wanted terms the other has in so many words or concepts: a logarithm, not bounded by 1. */
  hits: number
  /** By how many combinations of fields, such as the request and the offer of help. Not bounded by 1. */
  ways: number
  /** Share of members who have the rarest of these terms, too; 1 without any. */
  rarest: number
}

export const noAnswer = (): Answer => ({
  ...{ strength: 0, done: 0, about: 0, narrower: 0, wider: 0, word: 0 },
  ...{ second: 0, cover: 0, head: 0, withoutHead: 0, coverage: 0, found: 0, pair: 0, whole: 0 },
  ...{ hits: 0, ways: 0, rarest: 1 },
})

const nothing = noAnswer()

const relations: Relation[] = ['done', 'about', 'narrower', 'wider', 'word']
const [done, about, narrower, wider, byWord] = [0, 1, 2, 3, 4]

const wantWorth: Record<Kind, number> = { doers: 1, needs: 0.85, work: 0.8, field: 0.7 }
const worthOfKind = Float64Array.from(kinds, kind => wantWorth[kind])
const ofWider = [1, 0.4, 0.2]
const ofContext = 0.7
const besideHead = 0.75
const headOnlySpokenOf = 0.6
const headNotFound = 0.5
const ofWord = 0.35
const ofUncovered = 0.5
const shareOfPlace = [0.85, 0.5, 0.4, 0.3]
/** A concept with that many within it says little by itself. */
const wideFrom = 8
const ofWideAlone = 0.5

/** Share of a want from which it counts as answered as a whole. */
const mostlyAnswered = 0.75

/** Wanted terms that are read of a profile at most. */
const termsAtMost = 256

let specific: Float64Array | undefined

/** By concept: 1 for a specific one, less for a wide one. */
function specificities(): Float64Array {
  specific ??= Float64Array.from(lexicon().concepts, ({ breadth }) => 1 / (1 + 0.22 * Math.log2(breadth)))
  return specific
}

/** Compares digests. The arrays are used again for each pair: a weekly run compares millions. */
export class AnswerFinder {
  private readonly concepts = lexicon().concepts
  private readonly specific = specificities()
  private readonly strength = new Float64Array(termsAtMost)
  private readonly relation = new Uint8Array(termsAtMost)
  private readonly concept = new Int32Array(termsAtMost)
  private readonly key = new Int32Array(termsAtMost)
  private readonly flags = new Int32Array(termsAtMost)
  private count = 0
  /** Whether a term of the clause has any strength. */
  private isAnswered = false
  private pair = 0
  private whole = 0
  private bestStrength = 0
  private bestRelation = 0
  private bestConcept = -1
  private rarity: Float64Array = new Float64Array(0)
  private readonly mentions = new MentionCount()

  /** Fills `into` with how the other answers the seeker. */
  answer(seeker: Digest, other: Digest, community: CommunityTerms, into: Answer): void {
    const { data } = seeker
    const end = startOf(seeker, section.wants + 1)
    let [cover, isAnything] = [0, false]
    this.count = 0
    this.pair = 0
    this.whole = 0
    this.rarity = community.rarity
    this.mentions.begin(community)
    for (let at = startOf(seeker, section.wants); at < end; ) {
      const clause = data[at] as number
      const first = this.count
      this.isAnswered = false
      at++
      this.mentions.beginClause((clause >> 1) & 7)
      for (let left = clause >> 4; left > 0; left--) {
        const flags = data[at + 1] as number
        if (this.count < termsAtMost) this.read(data, at, other, community)
        at += 2 + (flags & 0xff)
      }
      if (!this.isAnswered) continue
      isAnything = true
      cover = Math.max(cover, this.weighClause(first, (clause & 1) === 1))
    }
    if (isAnything) this.summarize(cover, into)
    else Object.assign(into, nothing)
    this.mentions.fill(into)
    into.coverage = coverageOf(seeker, other, community)
  }

  /** Parts of the last answer, strongest first. */
  parts(): AnswerPart[] {
    return Array.from({ length: this.count }, (_, term) => ({
      term,
      relation: relations[this.relation[term] as number] as Relation,
      concept: (this.concept[term] as number) < 0 ? null : (this.concept[term] as number),
      strength: this.strength[term] as number,
    }))
      .filter(({ strength }) => strength > 0)
      .sort((a, b) => b.strength - a.strength || a.term - b.term)
  }

  /** One wanted term: the best that the other has for it. */
  private read(data: Int32Array, at: number, other: Digest, community: CommunityTerms): void {
    const [key, flags] = [data[at] as number, data[at + 1] as number]
    const senses = flags & 0xff
    this.bestStrength = 0
    this.bestConcept = -1
    for (let sense = 0; sense < senses; sense++)
      this.readSense(data[at + 2 + sense] as number, (flags & termFlags.head) !== 0, other)
    if (senses === 0) this.mentions.count(other, key, true)
    if (senses === 0 && hasWord(other, key) && community.isRare(key)) {
      this.bestStrength = ofWord
      this.bestRelation = byWord
    }
    if (this.bestStrength > 0) this.isAnswered = true
    this.strength[this.count] = this.bestStrength
    this.relation[this.count] = this.bestRelation
    this.concept[this.count] = this.bestConcept
    this.key[this.count] = key
    this.flags[this.count] = flags
    this.count++
  }

  private readSense(sense: number, isHead: boolean, other: Digest): void {
    const wanted = sense >> 2
    const worth = worthOfKind[sense & 3] as number
    const spoken = isHead ? headOnlySpokenOf : 1
    const had = worthsOf(other, wanted)
    if (had !== 0) {
      this.mentions.count(other, wanted, false)
      const factor = (worth * (this.specific[wanted] as number) * (this.rarity[wanted] as number)) / 255
      this.offer((had & 0xff) * factor, done, wanted)
      this.offer(((had >>> 8) & 0xff) * factor * spoken, about, wanted)
      this.offer(((had >>> 16) & 0xff) * factor, narrower, wanted)
      this.offer((had >>> 24) * factor * spoken, narrower, wanted)
    }
    const { above, aboveDistance } = this.concepts[wanted] as Concept
    for (let at = 0; at < above.length; at++) {
      const wide = above[at] as number
      const around = worthsOf(other, wide) & 0xffff
      if (around === 0) continue
      const near = ofWider[aboveDistance[at] as number] as number
      const factor = (worth * (this.specific[wide] as number) * (this.rarity[wide] as number) * near) / 255
      this.offer((around & 0xff) * factor, wider, wide)
      this.offer((around >>> 8) * factor * spoken, wider, wide)
    }
  }

  private offer(strength: number, relation: number, concept: number): void {
    if (strength <= this.bestStrength) return
    this.bestStrength = strength
    this.bestRelation = relation
    this.bestConcept = concept
  }

  private isMatched(term: number): boolean {
    return (this.strength[term] as number) > 0 && this.relation[term] !== wider
  }

  /** Terms of a clause are worth less where the rest of it is not answered. Returns the answered share. */
  private weighClause(first: number, isContext: boolean): number {
    let [total, matched, count, head] = [0, 0, 0, -1]
    for (let term = first; term < this.count; term++) {
      const flags = this.flags[term] as number
      const weight = (flags & 0xff) > 0 ? 1 : 0.5
      total += weight
      if ((flags & termFlags.head) !== 0) head = term
      if (!this.isMatched(term)) continue
      matched += weight
      count++
    }
    const share = total > 0 ? matched / total : 0
    const isHeadFound = head < 0 || this.isMatched(head)
    for (let term = first; term < this.count; term++) {
      if (this.strength[term] === 0) continue
      let factor = 1 - ofUncovered + ofUncovered * share
      if (isContext) factor *= ofContext
      if (!isHeadFound) factor *= headNotFound
      if (head >= 0 && term !== head && ((this.flags[term] as number) & termFlags.needs) === 0) factor *= besideHead
      const isWide = (this.concept[term] as number) >= 0 && this.breadthOf(term) >= wideFrom
      if (isWide && count === 1 && this.count - first > 1) factor *= ofWideAlone
      this.strength[term] = (this.strength[term] as number) * factor
    }
    if (count > 0 && isHeadFound) this.noteClause(first, share)
    return count > 0 ? share : 0
  }

  /** Whether one part carries the clause, or two together do. */
  private noteClause(first: number, share: number): void {
    let [best, bestConcept, second] = [0, -1, 0]
    for (let term = first; term < this.count; term++) {
      if (!this.isMatched(term)) continue
      const [strength, concept] = [this.strength[term] as number, this.concept[term] as number]
      const isBeside = ((this.flags[term] as number) & termFlags.beside) !== 0
      const isDone = this.relation[term] === done || this.relation[term] === narrower
      if (isDone && share >= mostlyAnswered && !isBeside) this.whole = Math.max(this.whole, strength)
      if (strength > best) {
        if (concept < 0 || concept !== bestConcept) second = best
        best = strength
        bestConcept = concept
      } else if (concept < 0 || concept !== bestConcept) second = Math.max(second, strength)
    }
    this.pair = Math.max(this.pair, second)
  }

  private breadthOf(term: number): number {
    return (this.concepts[this.concept[term] as number] as Concept).breadth
  }

  private summarize(cover: number, into: Answer): void {
    this.dropRepeated()
    const best = [0, 0, 0, 0, 0]
    const top = [0, 0, 0, 0]
    let [word, first, second, head, found] = [1, 0, 0, 0, 0]
    for (let term = 0; term < this.count; term++) {
      const strength = this.strength[term] as number
      if (strength === 0) continue
      const relation = this.relation[term] as number
      best[relation] = Math.max(best[relation] as number, strength)
      insert(top, strength)
      if (relation === byWord) word *= 1 - strength
      if (relation >= wider) continue
      if (strength > first) [first, second] = [strength, first]
      else if (strength > second) second = strength
      const isHead = ((this.flags[term] as number) & termFlags.head) !== 0
      if (isHead && (relation === done || relation === narrower)) found = Math.max(found, strength)
      if (relation === done && ((this.flags[term] as number) & termFlags.head) !== 0) head = 1
    }
    let left = 1
    for (let place = 0; place < top.length; place++)
      left *= 1 - (top[place] as number) * (shareOfPlace[place] as number)
    into.strength = 1 - left
    into.done = best[done] as number
    into.about = best[about] as number
    into.narrower = best[narrower] as number
    into.wider = best[wider] as number
    into.word = 1 - word
    into.second = second
    into.cover = cover * first
    into.found = found
    into.pair = this.pair
    into.whole = this.whole
    into.head = head
    into.withoutHead = head === 1 ? 0 : first
  }

  /** A term that is wanted twice counts once. */
  private dropRepeated(): void {
    for (let term = 1; term < this.count; term++)
      for (let before = 0; before < term; before++) {
        if (this.key[before] !== this.key[term] || this.strength[before] === 0) continue
        const weaker = (this.strength[before] as number) < (this.strength[term] as number) ? before : term
        this.strength[weaker] = 0
      }
  }
}

/** Counts the wanted terms that another has in so many words or concepts, and in which fields. */
class MentionCount {
  private community: CommunityTerms | undefined
  private hits = 0
  private ways = 0
  private rarest = 1
  private wantField = 0

  begin(community: CommunityTerms): void {
    this.community = community
    this.hits = 0
    this.ways = 0
    this.rarest = 1
  }

  /** The clauses of the request, of the goal, and of all other fields. */
  beginClause(field: number): void {
    this.wantField = Math.min(field, 2)
  }

  count(other: Digest, term: number, isWord: boolean): void {
    const at = find(other, section.mentions, 2, term)
    if (at < 0) return
    this.hits++
    this.ways |= (other.data[at + 1] as number) << (8 * this.wantField)
    this.rarest = Math.min(this.rarest, (this.community as CommunityTerms).shareOfOthers(term, isWord))
  }

  fill(into: Answer): void {
    into.hits = Math.log1p(this.hits)
    into.ways = countBits(this.ways)
    into.rarest = this.rarest
  }
}

/** Keeps the largest, in descending order. */
function insert(top: number[], value: number): void {
  for (let place = 0, left = value; place < top.length; place++) {
    const here = top[place] as number
    if (left <= here) continue
    top[place] = left
    left = here
  }
}

/** Place of a number in a sorted section, or -1. */
function find(digest: Digest, part: number, step: number, wanted: number): number {
  if (!maySay(digest, wanted)) return -1
  const { data } = digest
  const from = startOf(digest, part)
  let [low, high] = [0, (startOf(digest, part + 1) - from) / step - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const value = data[from + middle * step] as number
    if (value === wanted) return from + middle * step
    if (value < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function worthsOf(digest: Digest, concept: number): number {
  const at = find(digest, section.haves, 2, concept)
  return at < 0 ? 0 : (digest.data[at + 1] as number)
}

const hasWord = (digest: Digest, word: number) => find(digest, section.words, 1, word) >= 0

/** Whether the seeker refuses a person that the other is: "no recruiters, please". */
export function isRefused(seeker: Digest, other: Digest): boolean {
  const end = startOf(seeker, section.refused + 1)
  for (let at = startOf(seeker, section.refused); at < end; at++)
    if (find(other, section.persons, 1, seeker.data[at] as number) >= 0) return true
  return false
}

/** BM25's saturation, so that a term told twice is worth little more. */
const saturation = 1.2
/** A request with one rare word is not covered by it alone. */
const leastAsked = 3

function coverageOf(seeker: Digest, other: Digest, community: CommunityTerms): number {
  const end = startOf(seeker, section.asked + 1)
  let covered = 0
  for (let at = startOf(seeker, section.asked); at < end; at++) {
    const term = seeker.data[at] as number
    const found = find(other, section.terms, 2, term)
    if (found < 0) continue
    const weight = (other.data[found + 1] as number) / weightScale
    covered += (community.idfOf(term) * weight * (1 + saturation)) / (weight + saturation)
  }
  return covered === 0 ? 0 : covered / Math.max(leastAsked, community.askedWeight(seeker))
}
