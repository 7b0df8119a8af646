import { featureNames, reversedFeatures } from './features.ts'
import { prior, type Weights } from './probability.ts'
import { type Feedback, hasEnough, logLoss, refit, slopeOf, solve } from './refit.ts'

/** What one member made of one showing or intro. */
export type FeedbackRecord = {
  /** As the pair was shown to the reader. */
  features: number[]
  week: string
  kind: 'LIKE' | 'DISLIKE' | 'SILENCE' | 'ACCEPTED' | 'DECLINED' | 'UNANSWERED' | 'MET'
  /** Score of the meeting, 1 to 5. */
  score: number | null
  /** Probability that the reader looked at the place in the list. */
  propensity: number
}

/** A meeting that took place counts most, then the answer of somebody who was asked, then what a reader did with a list. */
const weights = { met: 4, answer: 2, list: 1 }
/** An intro comes by letter and message, and is rarely overlooked. */
const introPropensity = 0.7
/** Least score of a good meeting; a middle score says nothing. */
const goodScore = 4
const badScore = 2

export function feedbackOf(records: FeedbackRecord[]): (Feedback & { week: string })[] {
  return records.flatMap(({ features, week, kind, score, propensity }): (Feedback & { week: string })[] => {
    // Rows from before a feature was added teach nothing.
    if (features.length !== featureNames.length) return []
    const own = { week, features: Float64Array.from(features) }
    const back = { week, features: reversedFeatures(features) }
    switch (kind) {
      case 'MET':
        if (score === null || (score > badScore && score < goodScore)) return []
        return [{ ...own, isLiked: score >= goodScore, weight: weights.met }]
      case 'ACCEPTED':
      case 'DECLINED':
        return [{ ...back, isLiked: kind === 'ACCEPTED', weight: weights.answer }]
      case 'UNANSWERED':
        return [{ ...back, isLiked: false, weight: weights.answer, propensity: introPropensity }]
      case 'SILENCE':
        return [{ ...own, isLiked: false, weight: weights.list, propensity }]
      default:
        return [{ ...own, isLiked: kind === 'LIKE', weight: weights.list }]
    }
  })
}

/** What the feedback of a community says of each weight, as a quadratic: it can be added up over communities without their rows. */
export type Lesson = { curvature: number[]; pull: number[] }

export type Learnt = {
  weights: number[]
  examples: number
  liked: number
  heldOut: number
  /** Log loss on the held-out weeks, of these weights and of those in use. */
  loss: number
  lossInUse: number
  isBetter: boolean
  lesson: Lesson
}

const heldOutShare = 0.2

/**
 * Fits the weights to the earlier weeks and compares them with those in use on the newest ones, which the fit has not seen. Null without
 * enough feedback of more than one week.
 */
export function learn(records: FeedbackRecord[], { inUse, base }: { inUse: number[]; base: number[] }): Learnt | null {
  const all = feedbackOf(records)
  const from = heldOutFrom(all.map(({ week }) => week))
  const [known, heldOut] = [all.filter(({ week }) => week < from), all.filter(({ week }) => week >= from)]
  if (!hasEnough(known) || !heldOut.some(({ isLiked }) => isLiked)) return null
  const fitted = refit(known, Float64Array.from(base))
  const lesson = lessonOf(all, fitted)
  // Newton's method may overshoot; such a fit would spoil the weights of all communities.
  if (![...fitted, ...lesson.curvature, ...lesson.pull].every(Number.isFinite)) return null
  const [loss, lossInUse] = [logLoss(heldOut, fitted), logLoss(heldOut, Float64Array.from(inUse))]
  return {
    weights: [...fitted],
    examples: all.length,
    liked: all.filter(({ isLiked }) => isLiked).length,
    heldOut: heldOut.length,
    loss,
    lossInUse,
    isBetter: loss <= lossInUse,
    lesson,
  }
}

/** The first of the newest weeks that together have a fifth of the feedback; after all weeks if there is only one. */
function heldOutFrom(weeks: string[]): string {
  const sorted = weeks.toSorted().reverse()
  const from = sorted[Math.ceil(sorted.length * heldOutShare) - 1] ?? ''
  return from === sorted.at(-1) ? '~' : from
}

/** A large community counts as this many examples at most, so that none decides for all. */
const examplesAtMost = 2000

function lessonOf(feedback: Feedback[], at: Weights): Lesson {
  const { gradient, curvature } = slopeOf(feedback, at)
  const share = Math.min(1, examplesAtMost / feedback.length)
  const pull = curvature.map((line, row) => {
    const along = line.reduce((sum, value, column) => sum + value * (at[column] as number), 0)
    return share * (along - (gradient[row] as number))
  })
  return { curvature: curvature.flatMap(line => [...line.map(value => share * value)]), pull }
}

/** The documented prior counts as this many examples against the lessons of all communities. */
const documentedStrength = 20

/** Weights of the installation: where the lessons of its communities, added up, and the documented prior meet. */
export function weightsOfAll({ curvature, pull }: Lesson): Weights {
  const size = prior.length
  const matrix = Array.from({ length: size }, (_, row) =>
    Float64Array.from(
      { length: size },
      (_, column) => (curvature[row * size + column] ?? 0) + (row === column ? documentedStrength : 0),
    ),
  )
  return solve(
    matrix,
    prior.map((weight, at) => documentedStrength * weight + (pull[at] ?? 0)),
  )
}
