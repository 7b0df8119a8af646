import type { Clock } from '#server/platform/clock/clock.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { type Caller, listCallers } from './store.ts'

type Asked = {
  communityId: string
  sessionId: string
  resolve(caller: Caller | null): void
  reject(error: unknown): void
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Asks the database on each call who calls, in one statement for all calls that arrive in the same moment. Nothing is remembered. */
export class Callers {
  readonly #sql: Sql
  readonly #clock: Clock
  #asked: Asked[] = []

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
  }

  async find(communityId: string, sessionId: string): Promise<Caller | null> {
    // One that cannot be read would fail the calls that are asked with it.
    if (!isUuid.test(sessionId)) return null
    return new Promise((resolve, reject) => {
      this.#asked.push({ communityId, sessionId, resolve, reject })
      if (this.#asked.length === 1) setImmediate(() => void this.#answer())
    })
  }

  async #answer(): Promise<void> {
    const asked = this.#asked
    this.#asked = []
    try {
      const callers = await listCallers(this.#sql, asked, this.#clock.now())
      for (const [position, { resolve }] of asked.entries()) resolve(callers[position] ?? null)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
}
