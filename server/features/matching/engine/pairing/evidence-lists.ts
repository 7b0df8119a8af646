import type { Judged } from '../allocate/best-pairs.ts'
import type { CandidateLists } from '../allocate/lists.ts'
import { fewPerWeek, type Pace } from '../score/exclusions.ts'
import { levelPlace } from '../score/levels.ts'

type Options = {
  judge(reader: number, other: number): Judged
  isShown(reader: number, other: number): boolean
  paceOf(reader: number): Pace
  /** Shown to nobody within the cooldown, while others were. */
  isUnseen(other: number): boolean
}

type EvidenceLists = {
  lists: CandidateLists
  /** How many people the list of each reader has. */
  lengths: Int32Array
  /** Per list, the entry from which the pairs without enough evidence begin. */
  behind: Int32Array
}

const weak = 2

/** HIGH or MEDIUM: something in the texts speaks for the two. */
export const isStrong = (rate: number) => levelPlace(rate) < weak

/** With fewer people than this for whom something speaks, others fill the list up to it. Up to four others are all shown. */
export const leastOf = ({ shown, cooldownWeeks }: Pace) => (cooldownWeeks === 0 ? shown : Math.min(shown, fewPerWeek))

/**
 * A list ends where the evidence ends. First come pairs of level HIGH and MEDIUM. LOW ones follow only up to three people in all, and
 * at the end of a list with room one person who was shown to nobody.
 */
export function listsByEvidence(
  { starts, candidate }: { starts: Int32Array; candidate: Int32Array },
  { judge, isShown, paceOf, isUnseen }: Options,
): EvidenceLists {
  const readers = starts.length - 1
  // Numbers, and no objects: a community of a hundred thousand has six million entries.
  const kept: CandidateLists = {
    starts: new Int32Array(readers + 1),
    candidate: new Int32Array(candidate.length),
    likes: new Float32Array(candidate.length),
    liked: new Float32Array(candidate.length),
  }
  const lengths = new Int32Array(readers)
  const behind = new Int32Array(readers)
  for (let reader = 0; reader < readers; reader++) {
    const entries: Entry[] = []
    for (let at = starts[reader] as number; at < (starts[reader + 1] as number); at++) {
      const other = candidate[at] as number
      if (isShown(reader, other)) entries.push({ other, judged: judge(reader, other) })
    }
    const strong = entries.filter(({ judged }) => judged.isStrong)
    const others = entries.filter(({ judged }) => !judged.isStrong)
    const pace = entries.length > 0 ? paceOf(reader) : { shown: 0, cooldownWeeks: 0 }
    const [{ shown }, least] = [pace, leastOf(pace)]
    const isShort = strong.length < least
    const unseen = isShort || strong.length >= shown ? [] : others.filter(({ other }) => isUnseen(other))
    lengths[reader] = isShort ? least : Math.min(shown, strong.length + Math.min(1, unseen.length))
    let end = kept.starts[reader] as number
    behind[reader] = end + strong.length
    for (const { other, judged } of isShort ? [...strong, ...others] : [...strong, ...unseen]) {
      kept.candidate[end] = other
      kept.likes[end] = judged.likes
      kept.liked[end++] = judged.liked
    }
    kept.starts[reader + 1] = end
  }
  const all = kept.starts[readers] as number
  const lists: CandidateLists = {
    starts: kept.starts,
    candidate: kept.candidate.slice(0, all),
    likes: kept.likes.slice(0, all),
    liked: kept.liked.slice(0, all),
  }
  return { lists, lengths, behind }
}

type Entry = { other: number; judged: Judged }
