import type { Sql } from '#server/platform/db/connect.ts'
import type { Language } from './pairs.ts'

const configuration = { ru: 'russian', en: 'english' }

/** Peer: PostgreSQL's ts_rank over its own stems, any word of the query may match. */
export class TsRank {
  private readonly sql: Sql
  private readonly table: string
  private readonly language: Language

  private constructor(sql: Sql, table: string, language: Language) {
    this.sql = sql
    this.table = table
    this.language = language
  }

  static async of(sql: Sql, language: Language, documents: string[]): Promise<TsRank> {
    const table = `ranked_${language}`
    await sql.unsafe(`drop table if exists ${table}`)
    await sql.unsafe(`create table ${table} (place integer, words tsvector)`)
    await sql`
      insert into ${sql(table)}
      select place, to_tsvector(${configuration[language]}::regconfig, document)
      from unnest(${documents}::text[]) with ordinality as told (document, place)`
    return new TsRank(sql, table, language)
  }

  async score(query: string): Promise<Float32Array> {
    const rows = await this.sql<{ rank: number }[]>`
      select ts_rank(words, asked.query) as rank
      from ${this.sql(this.table)}, (
        select replace(plainto_tsquery(${configuration[this.language]}::regconfig, ${query})::text, '&', '|')::tsquery as query) asked
      order by place`
    return Float32Array.from(rows, ({ rank }) => rank)
  }
}
