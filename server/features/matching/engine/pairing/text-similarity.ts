import { TextIndex } from '../text/text-index.ts'
import type { MatchMember } from './member.ts'
import type { TextShares } from './pair-facts.ts'
import { profileDocument, requestOf, similarityText } from './profile-texts.ts'
import { clear, keepBest, type SparseRows, scatterRow, transpose } from './sparse-rows.ts'

/** Answers kept per text; further ones are too weak to matter in a score. */
const kept = 128

/** Text similarity of a whole community, in both directions. */
export class TextSimilarity {
  readonly answers: SparseRows
  readonly answered: SparseRows
  readonly alike: SparseRows
  private readonly alikeBack: SparseRows
  private readonly there: Float32Array
  private readonly back: Float32Array
  private readonly like: Float32Array

  constructor(members: MatchMember[], onShare: (share: number) => void) {
    const told = new TextIndex(members.map(profileDocument))
    const size = members.length
    const scores = (textOf: (member: MatchMember) => string, begun: number) => (row: number) => {
      if (row % 256 === 0) onShare(begun + row / size / 2)
      return told.score(textOf(members[row] as MatchMember))
    }
    this.answers = keepBest(size, kept, scores(requestOf, 0))
    this.answered = transpose(this.answers)
    this.alike = keepBest(size, kept, scores(similarityText, 0.5))
    this.alikeBack = transpose(this.alike)
    this.there = new Float32Array(size)
    this.back = new Float32Array(size)
    this.like = new Float32Array(size)
  }

  /** Queries one reader and many others. */
  with<T>(reader: number, work: (shares: (other: number) => TextShares) => T): T {
    const { there, back, like } = this
    const laid: [SparseRows, Float32Array][] = [
      [this.answers, there],
      [this.answered, back],
      [this.alike, like],
      [this.alikeBack, like],
    ]
    for (const [rows, into] of laid) scatterRow(rows, reader, into)
    const result = work(other => ({
      answersRequest: there[other] as number,
      answeredByReader: back[other] as number,
      likeness: like[other] as number,
    }))
    for (const [rows, into] of laid) clear(rows, reader, into)
    return result
  }

  /** Everybody whom some channel finds for the reader. */
  *around(reader: number): Generator<number> {
    for (const { starts, columns } of [this.answers, this.answered, this.alike, this.alikeBack])
      yield* columns.subarray(starts[reader] as number, starts[reader + 1] as number)
  }
}
