import { takeBest } from '../allocate/candidates.ts'

/** The best entries of many score rows (CSR matrix). */
export type SparseRows = { starts: Int32Array; columns: Int32Array; shares: Float32Array }

/** Keeps the best of each row of scores, each as a share of the best. */
export function keepBest(rows: number, kept: number, fill: (row: number) => Float32Array): SparseRows {
  const starts = new Int32Array(rows + 1)
  const columns = new Int32Array(rows * kept)
  const shares = new Float32Array(rows * kept)
  const best = new Int32Array(kept)
  let at = 0
  for (let row = 0; row < rows; row++) {
    const scores = fill(row)
    scores[row] = 0
    takeBest(scores, best)
    const most = (best[0] as number) >= 0 ? (scores[best[0] as number] as number) : 1
    for (const column of best) {
      if (column < 0) break
      columns[at] = column
      shares[at] = (scores[column] as number) / most
      at++
    }
    starts[row + 1] = at
  }
  return { starts, columns: columns.slice(0, at), shares: shares.slice(0, at) }
}

/** The transposed matrix. */
export function transpose({ starts, columns, shares }: SparseRows): SparseRows {
  const rows = starts.length - 1
  const transposed = new Int32Array(rows + 1)
  for (const column of columns) transposed[column + 1] = (transposed[column + 1] as number) + 1
  for (let row = 0; row < rows; row++)
    transposed[row + 1] = (transposed[row + 1] as number) + (transposed[row] as number)
  const next = transposed.slice()
  const into = { columns: new Int32Array(columns.length), shares: new Float32Array(columns.length) }
  for (let row = 0; row < rows; row++)
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const column = columns[at] as number
      const place = next[column] as number
      next[column] = place + 1
      into.columns[place] = row
      into.shares[place] = shares[at] as number
    }
  return { starts: transposed, ...into }
}

/** Writes a row into a dense array for random access; `clear` undoes it. */
export function scatterRow({ starts, columns, shares }: SparseRows, row: number, into: Float32Array): void {
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
    into[columns[at] as number] = Math.max(into[columns[at] as number] as number, shares[at] as number)
}

export function clear({ starts, columns }: SparseRows, row: number, from: Float32Array): void {
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) from[columns[at] as number] = 0
}

/** Scores as shares of the best. */
export function sharesOf(scores: Float32Array): Float32Array {
  let most = 0
  for (const score of scores) if (score > most) most = score
  return most > 0 ? scores.map(score => score / most) : scores
}
