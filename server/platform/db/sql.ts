import type postgres from 'postgres'

/** The library's own. */
export type Client = postgres.Sql<Record<never, never>>

/** What a store takes: the transaction of a call, or a connection outside one. */
export type Db = postgres.ISql<Record<never, never>>

/** A part of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export type Sql = Client & {
  /** Work in one community that changes nothing; each of its statements sees the state of its own moment. */
  read<T>(communityId: string, work: (db: Db) => Promise<T>): Promise<T>
}
