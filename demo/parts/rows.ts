import type { JSONValue } from 'postgres'
import type { Db } from '#server/platform/db/connect.ts'

type Value = string | number | boolean | Date | Uint8Array | null | string[] | ReturnType<Db['json']>
export type Row = Record<string, Value>

const atOnce = 100

/** Inserts rows in batches; their keys are the columns. */
export async function insertRows(db: Db, table: string, rows: Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce)
    await db`insert into ${db(table)} ${db(rows.slice(start, start + atOnce))}`
}

/** A value for a jsonb column. */
export const json = (db: Db, value: object | null) => (value === null ? null : db.json(value as JSONValue))
