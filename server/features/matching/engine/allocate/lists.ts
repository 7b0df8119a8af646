/**
 * Candidates of each member, list after list: the entries of member u are starts[u] up to starts[u + 1].
 * Members without a list (who are only shown to others) have two equal starts.
 */
export type CandidateLists = {
  starts: Int32Array
  candidate: Int32Array
  /** Probability that the reader of the list likes the candidate. */
  likes: Float32Array
  /** Probability that the candidate likes the reader. */
  liked: Float32Array
}

export type Examination = (rank: number) => number

/** A reader gives the k-th place 1/k of the attention of the first. */
export const inverseExamination: Examination = rank => 1 / rank

export const logarithmicExamination: Examination = rank => 1 / Math.log2(rank + 1)

export function longestList(starts: Int32Array): number {
  let longest = 0
  for (let member = 0; member + 1 < starts.length; member++)
    longest = Math.max(longest, (starts[member + 1] as number) - (starts[member] as number))
  return longest
}
