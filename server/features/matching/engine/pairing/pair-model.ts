import { featuresOf } from '../score/features.ts'
import { boundedRate } from '../score/levels.ts'
import { chanceOfLike, relevanceRate, type Weights } from '../score/probability.ts'
import type { CommunityEvidence } from './community-evidence.ts'
import { type PairFactTable, reversed, type TextEvidence } from './pair-facts.ts'

export type RatedPair = { rate: number; features: number[] }

/** One score of a pair, for weekly lists, instant lists and single pairs alike. */
export class PairModel {
  private readonly evidence: CommunityEvidence
  private readonly facts: PairFactTable
  private readonly weights: Weights

  constructor(evidence: CommunityEvidence, facts: PairFactTable, weights: Weights) {
    this.evidence = evidence
    this.facts = facts
    this.weights = weights
  }

  /** Probability that each of the two likes the other; 0 when one does not want people like the other. */
  chances(reader: number, other: number): [number, number] {
    return this.chancesWith(reader, other, this.evidence.between(reader, other))
  }

  /** Both probabilities, and the rate as members see it. */
  judge(reader: number, other: number): { likes: number; liked: number; rate: number } {
    const texts = this.evidence.between(reader, other)
    const [likes, liked] = this.chancesWith(reader, other, texts)
    return { likes, liked, rate: boundedRate(relevanceRate(likes, liked), texts) }
  }

  /** As members see it, with the features to learn from. */
  rate(reader: number, other: number): RatedPair {
    const texts = this.evidence.between(reader, other)
    const [there, back] = this.chancesWith(reader, other, texts)
    return {
      rate: boundedRate(relevanceRate(there, back), texts),
      features: [...featuresOf(this.facts.of(reader, other, texts))],
    }
  }

  private chancesWith(reader: number, other: number, texts: TextEvidence): [number, number] {
    if (texts.isRefused) return [0, 0]
    return [
      chanceOfLike(this.facts.of(reader, other, texts), this.weights),
      chanceOfLike(this.facts.of(other, reader, reversed(texts)), this.weights),
    ]
  }
}
