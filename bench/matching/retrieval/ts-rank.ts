import { wordsOf } from '#server/features/matching/engine/text/tokens.ts'

/**
 * ts_rank of PostgreSQL (calc_rank_or in tsrank.c) for a query of stems joined by OR and one weight: the n-th place of a word
 * counts 1/n², divided by the sum of all 1/n² and by the size of the query. Stems and silent words are those of our own channel.
 */
export class TsRank {
  private readonly counts: Map<string, number>[]

  constructor(documents: string[]) {
    this.counts = documents.map(text => {
      const counts = new Map<string, number>()
      for (const { stem } of wordsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
      return counts
    })
  }

  score(query: string): Float32Array {
    const stems = [...new Set(wordsOf(query).map(({ stem }) => stem))]
    return Float32Array.from(this.counts, counts => {
      let rank = 0
      for (const stem of stems)
        for (let place = 1; place <= (counts.get(stem) ?? 0); place++) rank += 0.1 / (place * place) / 1.64493406685
      return rank / Math.max(stems.length, 1)
    })
  }
}
