import type { Clock } from '#server/platform/clock/clock.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { isId } from '#server/platform/db/id.ts'
import { type Caller, listCallers, touchSessions } from './store.ts'

type Asked = {
  communityId: string
  sessionId: string
  resolve(caller: Caller | null): void
  reject(error: unknown): void
}

const seenEveryMs = 60_000

/** Asks the database on each call who calls, in one statement for all calls that arrive in the same moment. Nothing is remembered. */
export class Callers {
  readonly #sql: Sql
  readonly #clock: Clock
  #asked: Asked[] = []
  #seen = new Set<string>()

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
    setInterval(() => void this.keepSeen().catch(() => {}), seenEveryMs).unref()
  }

  /** Writes down which sessions were in use since the last time, for their owners to look at. */
  async keepSeen(): Promise<void> {
    const seen = [...this.#seen]
    this.#seen.clear()
    if (seen.length > 0) await touchSessions(this.#sql, seen, this.#clock.now())
  }

  async find(communityId: string, sessionId: string): Promise<Caller | null> {
    // One that cannot be read would fail the calls that are asked with it.
    if (!isId(sessionId)) return null
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
      for (const [position, { resolve, sessionId }] of asked.entries()) {
        const caller = callers[position] ?? null
        if (caller) this.#seen.add(sessionId)
        resolve(caller)
      }
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
}
