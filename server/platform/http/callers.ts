import type { Clock } from '#server/platform/clock/clock.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { isId } from '#server/platform/db/id.ts'
import { type Caller, listCallers, touchSessions } from './store.ts'

type Lookup = {
  communityId: string
  sessionId: string
  resolve(caller: Caller | null): void
  reject(error: unknown): void
}

const saveLastSeenEveryMs = 60_000

/** Looks up the caller on each call, batched: one statement for all calls of the same tick. Nothing is cached. */
export class Callers {
  readonly #sql: Sql
  readonly #clock: Clock
  #batch: Lookup[] = []
  #seen = new Set<string>()

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
    setInterval(() => void this.saveLastSeen().catch(() => {}), saveLastSeenEveryMs).unref()
  }

  /** Saves the last-seen time of sessions used since the previous run, for the list of sessions. */
  async saveLastSeen(): Promise<void> {
    const seen = [...this.#seen]
    this.#seen.clear()
    if (seen.length > 0) await touchSessions(this.#sql, seen, this.#clock.now())
  }

  async find(communityId: string, sessionId: string): Promise<Caller | null> {
    // An invalid UUID would fail the whole batch.
    if (!isId(sessionId)) return null
    return new Promise((resolve, reject) => {
      this.#batch.push({ communityId, sessionId, resolve, reject })
      if (this.#batch.length === 1) setImmediate(() => void this.#flush())
    })
  }

  async #flush(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    try {
      const callers = await listCallers(this.#sql, batch, this.#clock.now())
      for (const [position, { resolve, sessionId }] of batch.entries()) {
        const caller = callers[position] ?? null
        if (caller) this.#seen.add(sessionId)
        resolve(caller)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
