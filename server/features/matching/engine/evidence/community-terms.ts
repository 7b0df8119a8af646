import { type Digest, section, startOf } from './digest.ts'
import { lexicon } from './lexicon.ts'

/** How many members of a community speak of each term: what everybody there speaks of is no evidence. */
export class CommunityTerms {
  size = 0
  private readonly concepts = new Int32Array(lexicon().concepts.length)
  private readonly rarities = new Float64Array(this.concepts.length).fill(1)
  private readonly words = new Map<number, number>()
  private readonly terms = new Map<number, number>()
  private askedWeights = new WeakMap<Digest, number>()
  private isCounted = true

  add(digest: Digest): void {
    this.count(digest, 1)
  }

  remove(digest: Digest): void {
    this.count(digest, -1)
  }

  private count(digest: Digest, by: 1 | -1): void {
    const { data } = digest
    this.size += by
    this.isCounted = false
    for (let at = startOf(digest, section.haves); at < startOf(digest, section.haves + 1); at += 2) {
      const concept = data[at] as number
      this.concepts[concept] = (this.concepts[concept] as number) + by
    }
    const each = (from: number, step: number, counts: Map<number, number>) => {
      for (let at = startOf(digest, from); at < startOf(digest, from + 1); at += step) {
        const term = data[at] as number
        counts.set(term, (counts.get(term) ?? 0) + by)
      }
    }
    each(section.words, 1, this.words)
    each(section.terms, 2, this.terms)
  }

  /** By concept: 1 for one that few have, less for one that a tenth and more have. */
  get rarity(): Float64Array {
    this.recount()
    return this.rarities
  }

  /** Share of members who have a concept or a word as well as the one who was found. */
  shareOfOthers(term: number, isWord: boolean): number {
    const count = isWord ? (this.words.get(term) ?? 0) : (this.concepts[term] as number)
    return Math.max(0, count - 1) / Math.max(1, this.size)
  }

  /** Whether a word is rare enough to be evidence: at most three members, or one of twenty. */
  isRare(word: number): boolean {
    return (this.words.get(word) ?? 0) <= Math.max(3, 0.05 * this.size)
  }

  /** Inverse document frequency, as in BM25. */
  idfOf(term: number): number {
    const known = this.terms.get(term) ?? 0
    return Math.log(1 + (this.size - known + 0.5) / (known + 0.5))
  }

  /** Sum of the frequencies of all terms of a request. */
  askedWeight(digest: Digest): number {
    this.recount()
    const known = this.askedWeights.get(digest)
    if (known !== undefined) return known
    let weight = 0
    for (let at = startOf(digest, section.asked); at < startOf(digest, section.asked + 1); at++)
      weight += this.idfOf(digest.data[at] as number)
    this.askedWeights.set(digest, weight)
    return weight
  }

  private recount(): void {
    if (this.isCounted) return
    this.isCounted = true
    this.askedWeights = new WeakMap()
    for (let concept = 0; concept < this.concepts.length; concept++) {
      const share = ((this.concepts[concept] as number) - 2) / Math.max(1, this.size)
      this.rarities[concept] = 1 / (1 + 3 * Math.max(0, share - 0.1))
    }
  }
}
