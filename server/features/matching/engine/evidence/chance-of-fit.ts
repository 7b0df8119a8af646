import { type Answer, AnswerFinder, isRefused, noAnswer } from './answer.ts'
import type { CommunityTerms } from './community-terms.ts'
import type { Digest } from './digest.ts'

/** Figures of a pair, of the better answered direction unless named otherwise. */
export const fitFigures = [
  'bias',
  'done',
  'about',
  'narrower',
  'wider',
  'word',
  'second',
  'cover',
  'head',
  'withoutHead',
  'weaker',
  'coverage',
  'weakerCoverage',
] as const

/** Logistic regression on the judged pairs for tuning. */
export const fitWeights: Record<(typeof fitFigures)[number], number> = {
  bias: -2.86,
  done: 0.7,
  about: 2.73,
  narrower: 1.65,
  wider: 0.89,
  word: 2.04,
  second: 1.46,
  cover: 2.8,
  head: 0.86,
  withoutHead: 3.19,
  weaker: 1.88,
  coverage: 3.88,
  weakerCoverage: 1.11,
}

const weights = Float64Array.from(fitFigures, name => fitWeights[name])

/** What two members are to each other. */
export type PairEvidence = {
  /** Chance that a stranger who reads both profiles would introduce them. */
  chance: number
  /** Whether something specific of one answers something specific that the other wants. */
  isAnswered: boolean
  /** By two independent things, so that chance alone hardly explains it. */
  isSure: boolean
  /** One does not want people like the other. */
  isRefused: boolean
  there: Answer
  back: Answer
}

/** Compares members. The result is used again: copy what is kept. */
export class PairReader {
  readonly finder = new AnswerFinder()
  private readonly evidence: PairEvidence = {
    ...{ chance: 0, isAnswered: false, isSure: false, isRefused: false },
    ...{ there: noAnswer(), back: noAnswer() },
  }
  private readonly figures = new Float64Array(fitFigures.length)

  between(reader: Digest, other: Digest, community: CommunityTerms): PairEvidence {
    const { evidence } = this
    this.finder.answer(other, reader, community, evidence.back)
    this.finder.answer(reader, other, community, evidence.there)
    evidence.isRefused = isRefused(reader, other) || isRefused(other, reader)
    const { there, back, isRefused: refused } = evidence
    evidence.isSure = !refused && (isByTwo(there) || isByTwo(back) || isBothWays(there, back))
    evidence.chance = refused ? 0 : this.chance(there, back)
    const isAlone = evidence.chance >= least.chanceAlone && (isWhole(there) || isWhole(back))
    evidence.isAnswered = !refused && (evidence.isSure || isAlone)
    return evidence
  }

  /** Figures as the regression reads them. */
  fill(there: Answer, back: Answer): Float64Array {
    const { figures } = this
    const [best, weaker] = there.strength >= back.strength ? [there, back] : [back, there]
    figures[0] = 1
    figures[1] = best.done
    figures[2] = best.about
    figures[3] = best.narrower
    figures[4] = best.wider
    figures[5] = best.word
    figures[6] = best.second
    figures[7] = best.cover
    figures[8] = best.head
    figures[9] = best.withoutHead
    figures[10] = weaker.strength
    figures[11] = Math.max(there.coverage, back.coverage)
    figures[12] = Math.min(there.coverage, back.coverage)
    return figures
  }

  private chance(there: Answer, back: Answer): number {
    const figures = this.fill(there, back)
    let sum = 0
    for (let at = 0; at < figures.length; at++) sum += (figures[at] as number) * (weights[at] as number)
    return 1 / (1 + Math.exp(-sum))
  }
}

/** Least strengths of evidence, chosen on judged pairs: few claims that are right rather than many. */
const least = { found: 0.3, pair: 0.15, wordPair: 0.3, whole: 0.55, eachWay: 0.15, chanceAlone: 0.8 }

const bestOf = ({ done, about, narrower }: Answer) => Math.max(done, about, narrower)

/** The wanted person is found, or two things of one want. */
const isByTwo = (answer: Answer) =>
  answer.found >= least.found ||
  (answer.pair >= least.pair && bestOf(answer) >= least.pair) ||
  answer.pair >= least.wordPair

/** A want that is answered as a whole. One term of a long want is not enough. */
const isWhole = (answer: Answer) => answer.whole >= least.whole

/** Each has something that the other wants. */
const isBothWays = (there: Answer, back: Answer) => Math.min(bestOf(there), bestOf(back)) >= least.eachWay
