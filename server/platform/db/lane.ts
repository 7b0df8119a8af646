import postgres from 'postgres'
import { guarded } from './guarded.ts'
import type { Client, Db } from './sql.ts'

export type Settings = postgres.Options<Record<string, postgres.PostgresType>>

const lifeMs = 30 * 60_000

/**
 * One connection, never used again once it is lost. The library would: it writes a transaction's last statements into the socket
 * that is gone, which ends the process, or into its successor, where they run inside somebody else's transaction.
 */
export class Lane {
  readonly sql: Client
  readonly #bornAt = performance.now()
  #isLost = false

  constructor(url: string, settings: Settings, onLost = () => {}) {
    this.sql = postgres(url, {
      ...settings,
      max: 1,
      max_lifetime: null,
      onclose: () => {
        this.drop()
        onLost()
      },
    }) as unknown as Client
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
      const result = await guarded(this.sql, work)
      const { command } = await this.sql.unsafe('commit')
      if (command !== 'COMMIT') throw new Error('A statement failed unnoticed, and PostgreSQL undid the transaction')
      return result
    } catch (error) {
      if (!this.#isLost) await this.sql.unsafe('rollback').catch(() => this.drop())
      throw error
    }
  }
}
