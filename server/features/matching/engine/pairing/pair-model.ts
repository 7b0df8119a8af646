import { featuresOf } from '../score/features.ts'
import { boundedRate, levelBounds } from '../score/levels.ts'
import { chanceOfLike, relevanceRate, type Weights } from '../score/probability.ts'
import type { CommunityEvidence } from './community-evidence.ts'
import type { PairFactTable, PlaceOf, TextEvidence } from './pair-facts.ts'

/** Pairs that a language model judged not to fit: whatever speaks for them, they are LOW. */
export class UnfitPairs {
  private readonly others = new Map<number, Set<number>>()

  constructor(placeOf: PlaceOf = () => undefined, pairs: [string, string][] = []) {
    for (const pair of pairs) {
      const [one, other] = pair.map(placeOf)
      if (one === undefined || other === undefined) continue
      const [first, second] = [Math.min(one, other), Math.max(one, other)]
      this.others.set(first, (this.others.get(first) ?? new Set()).add(second))
    }
  }

  has(one: number, other: number): boolean {
    return this.others.size > 0 && this.others.get(Math.min(one, other))?.has(Math.max(one, other)) === true
  }
}

export type RatedPair = { rate: number; features: number[] }

/** One score of a pair, for weekly lists, instant lists and single pairs alike. */
export class PairModel {
  private readonly evidence: CommunityEvidence
  private readonly facts: PairFactTable
  private readonly weights: Weights
  private readonly unfit: UnfitPairs

  constructor(evidence: CommunityEvidence, facts: PairFactTable, weights: Weights, unfit = new UnfitPairs()) {
    this.evidence = evidence
    this.facts = facts
    this.weights = weights
    this.unfit = unfit
  }

  /** Both probabilities, and the rate as members see it. */
  judge(reader: number, other: number): { likes: number; liked: number; rate: number } {
    const texts = this.evidence.between(reader, other)
    const [likes, liked] = this.chancesWith(reader, other, texts)
    return { likes, liked, rate: this.rateOf(reader, other, relevanceRate(likes, liked), texts) }
  }

  /** As members see it, with the features to learn from. */
  rate(reader: number, other: number): RatedPair {
    const texts = this.evidence.between(reader, other)
    const [there, back] = this.chancesWith(reader, other, texts)
    return {
      rate: this.rateOf(reader, other, relevanceRate(there, back), texts),
      features: [...featuresOf(this.facts.of(reader, other, texts))],
    }
  }

  private rateOf(reader: number, other: number, rate: number, texts: TextEvidence): number {
    const bounded = boundedRate(rate, texts)
    return this.unfit.has(reader, other) ? Math.min(bounded, levelBounds.MEDIUM.rate - 1) : bounded
  }

  /** Probability that each of the two likes the other; 0 when one does not want people like the other. */
  private chancesWith(reader: number, other: number, texts: TextEvidence): [number, number] {
    if (texts.isRefused) return [0, 0]
    return [
      chanceOfLike(this.facts.of(reader, other, texts), this.weights),
      chanceOfLike(this.facts.of(other, reader, texts, true), this.weights),
    ]
  }
}
