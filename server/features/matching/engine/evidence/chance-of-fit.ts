import { type Answer, AnswerFinder, isRefused, noAnswer } from './answer.ts'
import type { CommunityTerms } from './community-terms.ts'
import type { Digest } from './digest.ts'
import { fillFitFigures, fitFigures } from './fit-figures.ts'
import { fitTrees } from './fit-trees.ts'
import { TreeTables } from './tree-tables.ts'

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

const fitTables = new TreeTables(fitTrees)

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
    fillFitFigures(this.figures, reader, other, there, back)
    evidence.chance = refused ? 0 : fitTables.chance(this.figures)
    const isAlone = evidence.chance >= least.chanceAlone && (isWhole(there) || isWhole(back))
    evidence.isAnswered = !refused && (evidence.isSure || isAlone)
    return evidence
  }

  /** Figures of a pair, of which its chance is read. Used again: copy what is kept. */
  figuresOf(reader: Digest, other: Digest, community: CommunityTerms): Float64Array {
    this.between(reader, other, community)
    return this.figures
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
