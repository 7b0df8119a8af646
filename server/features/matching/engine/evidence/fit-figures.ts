import type { Answer } from './answer.ts'
import { askerFlags, type Digest, section, startOf } from './digest.ts'

/**
 * What the chance that two members fit is read from. `there` is the direction in which one answers the other better, `back` the other one;
 * `asker` and `answerer` are the two of `there`. `rises`: the chance never falls with the figure (1), never rises (-1), or is free.
 */
const list = [
  ['there strength', 1],
  ['back strength', 1],
  ['there done', 1],
  ['there about', 1],
  ['there narrower', 1],
  ['there second', 1],
  ['there cover', 1],
  ['back cover', 1],
  ['there coverage', 1],
  ['back coverage', 1],
  ['there found', 1],
  ['there pair', 1],
  ['there whole', 1],
  ['there hits', 1],
  ['there ways', 1],
  ['back ways', 1],
  ['there rarest', -1],
  ['back rarest', -1],
  ['asker asks', 0],
  ['asker helps', 1],
  ['asker hires', -1],
  ['asker refuses', -1],
  ['asker words', 0],
  ['answerer asks', 0],
  ['answerer helps', 1],
  ['answerer words', 0],
] as const

export const fitFigures: { name: string; rises: 1 | -1 | 0 }[] = list.map(([name, rises]) => ({ name, rises }))

/** A longer request says no more of the chance. */
const wordsAtMost = 60

/** Fills `into`, symmetrically: the order of the two makes no difference. */
export function fillFitFigures(into: Float64Array, one: Digest, other: Digest, there: Answer, back: Answer): void {
  const isTurned = isBetter(back, other, there, one)
  const [best, weaker] = isTurned ? [back, there] : [there, back]
  const [asker, answerer] = isTurned ? [other, one] : [one, other]
  into[0] = best.strength
  into[1] = weaker.strength
  into[2] = best.done
  into[3] = best.about
  into[4] = best.narrower
  into[5] = best.second
  into[6] = best.cover
  into[7] = weaker.cover
  into[8] = best.coverage
  into[9] = weaker.coverage
  into[10] = best.found
  into[11] = best.pair
  into[12] = best.whole
  into[13] = best.hits
  into[14] = best.ways
  into[15] = weaker.ways
  into[16] = best.rarest
  into[17] = weaker.rarest
  const [flags, words] = askingOf(asker)
  into[18] = isSet(flags, askerFlags.asks)
  into[19] = isSet(flags, askerFlags.helps)
  into[20] = isSet(flags, askerFlags.hires)
  into[21] = isSet(flags, askerFlags.refuses)
  into[22] = Math.min(words, wordsAtMost)
  const [theirFlags, theirWords] = askingOf(answerer)
  into[23] = isSet(theirFlags, askerFlags.asks)
  into[24] = isSet(theirFlags, askerFlags.helps)
  into[25] = Math.min(theirWords, wordsAtMost)
}

/** Of equal answers the one to the longer request, so that the order of the two makes no difference. */
function isBetter(one: Answer, asker: Digest, other: Answer, otherAsker: Digest): boolean {
  const more = one.strength + one.coverage - (other.strength + other.coverage)
  if (more !== 0) return more > 0
  const [[flags, words], [otherFlags, otherWords]] = [askingOf(asker), askingOf(otherAsker)]
  return words === otherWords ? flags > otherFlags : words > otherWords
}

const isSet = (flags: number, flag: number) => ((flags & flag) === 0 ? 0 : 1)

function askingOf(digest: Digest): [number, number] {
  const at = startOf(digest, section.asker)
  return [digest.data[at] as number, digest.data[at + 1] as number]
}
