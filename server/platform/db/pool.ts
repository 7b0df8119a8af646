import { Connection, type Settings } from './connection.ts'
import { ReadPool } from './read-pool.ts'
import { enterCommunity, isDirect } from './scope.ts'
import type { Client, Db } from './sql.ts'

/** A connection pool: some connections for single statements, some for reads, the others for one transaction each. */
export class Pool {
  readonly #make: () => Connection
  readonly #plain: Connection[]
  readonly #readPool: ReadPool
  readonly #idle: Connection[] = []
  readonly #busy = new Set<Connection>()
  readonly #waiting: (() => void)[] = []
  readonly #max: number
  #nextIndex = 0
  #isDirect: boolean | undefined
  #isEnded = false

  constructor(url: string, settings: Settings, connections: number) {
    const make = (parameters: Settings['connection']) => {
      const connection = new Connection(url, { ...settings, connection: parameters })
      if (this.#isEnded) connection.drop()
      return connection
    }
    const share = Math.max(1, Math.floor(connections / 4))
    this.#make = () => make(settings.connection)
    this.#plain = Array.from({ length: share }, this.#make)
    this.#readPool = new ReadPool(() => make({ ...settings.connection, default_transaction_read_only: true }), share)
    this.#max = Math.max(1, connections - 2 * share)
  }

  /** The connection for the next single statement, in turn. */
  get next(): Client {
    return this.#nextPlain.sql
  }

  get #nextPlain(): Connection {
    this.#nextIndex = (this.#nextIndex + 1) % this.#plain.length
    const connection = this.#plain[this.#nextIndex]
    if (connection && !connection.isClosed) return connection
    const fresh = this.#make()
    this.#plain[this.#nextIndex] = fresh
    return fresh
  }

  async read<T>(communityId: string, work: (db: Db) => Promise<T>): Promise<T> {
    this.#isDirect ??= await isDirect(this.#nextPlain)
    if (this.#isDirect) return this.#readPool.read(communityId, work)
    return this.begin(async db => {
      await db`set transaction read only`
      await enterCommunity(db, communityId)
      return work(db)
    })
  }

  async begin<T>(work: (db: Db) => Promise<T>): Promise<T> {
    while (this.#busy.size >= this.#max) await new Promise<void>(resolve => this.#waiting.push(resolve))
    const connection = this.#takeIdle() ?? this.#make()
    this.#busy.add(connection)
    try {
      return await connection.transaction(work)
    } finally {
      this.#busy.delete(connection)
      if (connection.isExpired) connection.drop()
      else this.#idle.push(connection)
      this.#waiting.shift()?.()
    }
  }

  /** The most recently used one, so that surplus connections stay idle until they time out. */
  #takeIdle(): Connection | undefined {
    for (let connection = this.#idle.pop(); connection; connection = this.#idle.pop())
      if (!connection.isClosed) return connection
    return undefined
  }

  async end(options?: { timeout?: number }): Promise<void> {
    this.#isEnded = true
    const all = [...this.#plain, ...this.#idle, ...this.#busy]
    await Promise.all([...all.map(connection => connection.sql.end(options)), this.#readPool.end(options)])
  }
}
