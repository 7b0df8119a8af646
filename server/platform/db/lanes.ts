import postgres from 'postgres'

export type Sql = postgres.Sql<Record<never, never>>

/** What a store takes: the transaction of a call, or a connection outside one. */
export type Db = postgres.ISql<Record<never, never>>

type Settings = postgres.Options<Record<string, postgres.PostgresType>>

const lifeMs = 30 * 60_000

/**
 * One connection, never used again once it is lost. The library would: it writes a transaction's last statements into the socket
 * that is gone, which ends the process, or into its successor, where they run inside somebody else's transaction.
 */
class Lane {
  readonly sql: Sql
  readonly #bornAt = performance.now()
  #isLost = false

  constructor(url: string, settings: Settings) {
    this.sql = postgres(url, { ...settings, max: 1, max_lifetime: null, onclose: () => this.drop() }) as unknown as Sql
  }

  get isLost(): boolean {
    return this.#isLost
  }

  get isWorn(): boolean {
    return this.#isLost || performance.now() - this.#bornAt > lifeMs
  }

  /** From here on every statement is refused, those that are already on their way included. */
  drop(): void {
    if (this.#isLost) return
    this.#isLost = true
    void this.sql.end({ timeout: 0 })
  }

  async transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    await this.sql.unsafe('begin')
    try {
      const result = await work(this.sql)
      const { command } = await this.sql.unsafe('commit')
      if (command !== 'COMMIT') throw new Error('A statement failed unnoticed, and PostgreSQL undid the transaction')
      return result
    } catch (error) {
      if (!this.#isLost) await this.sql.unsafe('rollback').catch(() => this.drop())
      throw error
    }
  }
}

/** A pool of lanes: some for statements by themselves, the others for one transaction each. */
export class Lanes {
  readonly #make: () => Lane
  readonly #plain: Lane[]
  readonly #idle: Lane[] = []
  readonly #busy = new Set<Lane>()
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  #turn = 0
  #isEnded = false

  constructor(url: string, settings: Settings, connections: number) {
    this.#make = () => {
      const lane = new Lane(url, settings)
      if (this.#isEnded) lane.drop()
      return lane
    }
    this.#plain = Array.from({ length: Math.max(1, Math.floor(connections / 4)) }, this.#make)
    this.#most = Math.max(1, connections - this.#plain.length)
  }

  /** The lane for the next statement by itself. */
  get next(): Sql {
    this.#turn = (this.#turn + 1) % this.#plain.length
    const lane = this.#plain[this.#turn]
    if (lane && !lane.isLost) return lane.sql
    const fresh = this.#make()
    this.#plain[this.#turn] = fresh
    return fresh.sql
  }

  async begin<T>(work: (db: Db) => Promise<T>): Promise<T> {
    while (this.#busy.size >= this.#most) await new Promise<void>(resolve => this.#waiting.push(resolve))
    const lane = this.#takeIdle() ?? this.#make()
    this.#busy.add(lane)
    try {
      return await lane.transaction(work)
    } finally {
      this.#busy.delete(lane)
      if (lane.isWorn) lane.drop()
      else this.#idle.push(lane)
      this.#waiting.shift()?.()
    }
  }

  /** The one used last, so that those which are not needed grow old. */
  #takeIdle(): Lane | undefined {
    for (let lane = this.#idle.pop(); lane; lane = this.#idle.pop()) if (!lane.isLost) return lane
    return undefined
  }

  async end(options?: { timeout?: number }): Promise<void> {
    this.#isEnded = true
    const all = [...this.#plain, ...this.#idle, ...this.#busy]
    await Promise.all(all.map(lane => lane.sql.end(options)))
  }
}
