import type postgres from 'postgres'

/** The interface of postgres.js. */
export type Client = postgres.Sql<Record<never, never>>

/** What store functions take: the transaction of a call, or the pool outside one. */
export type Db = postgres.ISql<Record<never, never>>

/** A part of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export type Sql = Client & {
  /** Read-only work in one community. Each statement has its own snapshot. */
  read<T>(communityId: string, work: (db: Db) => Promise<T>): Promise<T>
}
