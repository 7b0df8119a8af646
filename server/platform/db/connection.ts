import postgres from 'postgres'
import { withLease } from './lease.ts'
import type { Client, Db } from './sql.ts'

export type Settings = postgres.Options<Record<string, postgres.PostgresType>>

const maxAgeMs = 30 * 60_000

/** `?host=/folder` names the folder of a Unix socket, as libpq and pg read it. postgres.js wants it as an option. */
function addressOf(url: string): [url: string, { path?: string }] {
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  if (!folder?.startsWith('/')) return [url, {}]
  address.searchParams.delete('host')
  return [address.href, { path: `${folder}/.s.PGSQL.${address.port || 5432}` }]
}

/**
 * One connection that is not reused once its socket has closed. postgres.js would reconnect in place: it writes the remaining
 * statements of a transaction to the closed socket, which crashes the process, or to the new one, where they run inside another
 * call's transaction.
 */
export class Connection {
  readonly sql: Client
  readonly #openedAt = performance.now()
  #isClosed = false

  constructor(url: string, settings: Settings, onClose = () => {}) {
    const [address, socket] = addressOf(url)
    this.sql = postgres(address, {
      ...settings,
      ...socket,
      max: 1,
      max_lifetime: null,
      onclose: () => {
        this.drop()
        onClose()
      },
    }) as unknown as Client
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  get isExpired(): boolean {
    return this.#isClosed || performance.now() - this.#openedAt > maxAgeMs
  }

  /** Refuses every further statement, including those already queued. */
  drop(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    void this.sql.end({ timeout: 0 })
  }

  async transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    await this.sql.unsafe('begin')
    try {
      const result = await withLease(this.sql, work)
      const { command } = await this.sql.unsafe('commit')
      if (command !== 'COMMIT')
        throw new Error('A statement failed unnoticed, and PostgreSQL rolled the transaction back')
      return result
    } catch (error) {
      if (!this.#isClosed) await this.sql.unsafe('rollback').catch(() => this.drop())
      throw error
    }
  }
}
