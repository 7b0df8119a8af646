import { type HashedVectors, KnownVectors } from '../embedding/known-vectors.ts'
import { withMeaning } from '../embedding/meaning.ts'
import { PairReader } from '../evidence/chance-of-fit.ts'
import { CommunityTerms } from '../evidence/community-terms.ts'
import { type Digest, digestOf } from '../evidence/digest.ts'
import { DigestStore } from '../evidence/digest-store.ts'
import { likenessOf } from '../evidence/likeness.ts'
import { hasProfileText, type MatchMember } from './member.ts'
import type { TextEvidence } from './pair-facts.ts'
import { TermPostings } from './term-postings.ts'

/** What the texts of a community's members say of each pair. The same for weekly lists, instant lists and a single pair. */
export class CommunityEvidence {
  private readonly store = new DigestStore()
  private readonly digests: Digest[] = []
  private readonly counted = new Set<number>()
  private readonly terms = new CommunityTerms()
  private readonly reader = new PairReader()
  private vectors = new KnownVectors()
  private readonly texts: TextEvidence = {
    ...{ fit: 0, answersRequest: 0, answeredByReader: 0, likeness: 0, meaning: undefined, meaningBack: undefined },
    ...{ isAnswered: false, isSure: false, isRefused: false },
  }
  private postings: TermPostings | undefined
  /** Members whose texts are not in the postings yet: everybody's candidates. */
  private readonly later = new Set<number>()

  get laterCount(): number {
    return this.later.size
  }

  /** `known`: what was read of the same texts before. */
  put(place: number, member: MatchMember, known: Digest = digestOf(member)): void {
    this.drop(place)
    this.vectors.check(place, member)
    const digest = this.store.keep(known)
    this.digests[place] = digest
    if (this.postings) this.later.add(place)
    if (!member.isActive || !hasProfileText(member)) return
    this.terms.add(digest)
    this.counted.add(place)
  }

  /** Nothing of the member's texts stays, but for their place in lists of candidates. */
  remove(place: number): void {
    this.drop(place)
    this.vectors.remove(place)
    this.digests[place] = empty
    this.later.delete(place)
  }

  putVectors(vectors: HashedVectors, placeOf: (id: string) => number | undefined, members: MatchMember[]): void {
    this.vectors.put(vectors, placeOf, members)
  }

  /** Of the same members at other places. */
  takeVectors(from: CommunityEvidence, placeOf: (id: string) => number | undefined): void {
    this.vectors = from.vectors.movedTo(placeOf)
  }

  private drop(place: number): void {
    const before = this.digests[place]
    if (!before || before === empty) return
    if (this.counted.delete(place)) this.terms.remove(before)
    this.store.erase(before)
  }

  digestAt(place: number): Digest {
    return this.digests[place] as Digest
  }

  /** Of a pair, used again: copy what is kept. */
  between(one: number, other: number): TextEvidence {
    const [mine, theirs, texts] = [this.digests[one] as Digest, this.digests[other] as Digest, this.texts]
    const { chance, isAnswered, isSure, isRefused, there, back } = this.reader.between(mine, theirs, this.terms)
    const [meaning, meaningBack] = [this.vectors.likeness(one, other), this.vectors.likeness(other, one)]
    texts.fit = withMeaning(chance, meaning, meaningBack)
    texts.answersRequest = there.strength
    texts.answeredByReader = back.strength
    texts.likeness = likenessOf(mine, theirs, this.terms)
    texts.meaning = meaning
    texts.meaningBack = meaningBack
    texts.isAnswered = isAnswered
    texts.isSure = isSure
    texts.isRefused = isRefused
    return texts
  }

  /** How well the member could answer the request of the other. */
  answerTo(one: number, other: number): number {
    const { back } = this.reader.between(this.digests[one] as Digest, this.digests[other] as Digest, this.terms)
    return back.strength + back.coverage
  }

  /** Those with whom the member shares anything, most first. */
  around(place: number, atMost: number): Int32Array {
    this.postings ??= new TermPostings(this.digests, this.terms)
    return this.postings.around(place, this.digests[place] as Digest, this.later, atMost)
  }
}

const empty = digestOf({
  ...{ request: '', goal: '', canHelp: '', about: '', position: '', company: '', tags: [], answers: [] },
})
