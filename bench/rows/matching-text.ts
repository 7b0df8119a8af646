import { connect } from '#server/platform/db/connect.ts'
import type { BenchEnvironment } from '../environment.ts'
import { measureRetrieval } from '../matching/retrieval/measure.ts'
import type { Line, Row } from '../row.ts'

/** Retrieval of the profile that answers a request, compared with PostgreSQL's ts_rank. */
export const matchingText: Row<BenchEnvironment> = {
  name: 'matching-text',
  async measure(bench) {
    const sql = connect(await bench.database('matching_text'), { connections: 1 })
    const russian = await measureRetrieval(sql, 'ru', 'ru')
    const english = await measureRetrieval(sql, 'en', 'en')
    const across = await measureRetrieval(sql, 'ru', 'en')
    await sql.end()
    const tsRank = "PostgreSQL's ts_rank"
    const line = (what: string, ours: number, theirs: number, limit: number, peer = tsRank): Line => ({
      what,
      peer,
      unit: 'nDCG@10',
      ours: [ours],
      theirs: [theirs],
      limit: { kind: 'atLeast', value: limit },
    })
    return {
      lines: [
        line('requests and profiles in Russian', russian.ours, russian.tsRank, 1.02),
        line('requests and profiles in English', english.ours, english.tsRank, 1.02),
        line('Russian requests, English profiles', across.ours, english.ours, 0.7, 'English requests'),
      ],
      notes: [
        `Retrieval: ${russian.pairs} requests in each row, one right profile each and three that live elsewhere.`,
      ],
    }
  },
}
