import type { Connection } from './connection.ts'
import { withLease } from './lease.ts'
import { ensureCommunityId, stayInCommunity } from './scope.ts'
import type { Db } from './sql.ts'

type Work<T> = (db: Db) => Promise<T>

/** A read-only connection that is scoped to one community at a time and shared by concurrent calls of that community. */
class ReadConnection {
  readonly connection: Connection
  calls = 0
  communityId = ''
  #entered: Promise<void> = Promise.resolve()

  constructor(connection: Connection) {
    this.connection = connection
  }

  /** Only while it serves no calls. The statement is pipelined ahead of theirs on the same connection. */
  enter(communityId: string): void {
    if (this.communityId === communityId) return
    this.communityId = communityId
    this.#entered = stayInCommunity(this.connection, communityId)
    this.#entered.catch(() => this.connection.drop())
  }

  /** Returns only after the scope was set: a result read before that is discarded with the failure. */
  async read<T>(work: Work<T>): Promise<T> {
    const [result] = await Promise.all([withLease(this.connection.sql, work), this.#entered])
    return result
  }
}

/**
 * Reads without transactions. At the default isolation level PostgreSQL takes a snapshot per statement, so a transaction around
 * reads only adds round trips. The scope is set on the connection, which serves no other community while a call uses it; calls of
 * one community share connections, and their statements are pipelined.
 */
export class ReadPool {
  readonly #make: () => Connection
  readonly #max: number
  readonly #all: ReadConnection[] = []
  readonly #waiting: { communityId: string; resolve(reader: ReadConnection): void }[] = []

  constructor(make: () => Connection, max: number) {
    this.#make = make
    this.#max = max
  }

  async read<T>(communityId: string, work: Work<T>): Promise<T> {
    ensureCommunityId(communityId)
    const reader = await this.#take(communityId)
    try {
      return await reader.read(work)
    } finally {
      reader.calls--
      this.#serveWaiting()
    }
  }

  /** First come, first served: otherwise a busy community would starve the others. */
  #take(communityId: string): ReadConnection | Promise<ReadConnection> {
    const found = this.#waiting.length === 0 ? this.#find(communityId) : undefined
    return found ?? new Promise(resolve => this.#waiting.push({ communityId, resolve }))
  }

  #serveWaiting(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const reader = this.#find(next.communityId)
      if (!reader) return
      this.#waiting.shift()
      next.resolve(reader)
    }
  }

  /** The connection with the fewest calls; an unused one may be moved here from another community. */
  #find(communityId: string): ReadConnection | undefined {
    this.#replaceExpired()
    let found: ReadConnection | undefined
    for (const reader of this.#all) {
      const isHere = reader.communityId === communityId
      if (!isHere && reader.calls > 0) continue
      if (!found || reader.calls < found.calls || (reader.calls === found.calls && isHere)) found = reader
    }
    if (!found) return undefined
    if (found.calls === 0) found.enter(communityId)
    found.calls++
    return found
  }

  #replaceExpired(): void {
    for (let at = this.#all.length - 1; at >= 0; at--) {
      const { connection, calls } = this.#all[at] as ReadConnection
      if (calls === 0 && connection.isExpired) connection.drop()
      if (connection.isClosed) this.#all.splice(at, 1)
    }
    const isMoreWanted = this.#all.every(reader => reader.calls > 0)
    if (isMoreWanted && this.#all.length < this.#max) this.#all.push(new ReadConnection(this.#make()))
  }

  async end(options?: { timeout?: number }): Promise<void> {
    await Promise.all(this.#all.map(({ connection }) => connection.sql.end(options)))
  }
}
