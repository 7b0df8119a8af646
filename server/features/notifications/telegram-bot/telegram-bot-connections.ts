import type { Sql } from '#server/platform/db/connect.ts'

/** Streams of one user at this process: a page has one, and each costs queries for five minutes. */
const streamsPerUser = 4

type Stream = { isEnded: boolean }

/** Wakes those who wait for a user's Telegram, whichever process linked it. */
export class TelegramConnections {
  readonly #waiting = new Map<string, Set<() => void>>()
  readonly #streams = new Map<string, Stream[]>()
  #subscription: { unlisten(): Promise<void> } | undefined
  isClosed = false

  async open(sql: Sql): Promise<void> {
    this.#subscription = await sql.listen('telegram_connected', userId => {
      // An empty message after a reconnect: anybody may have been linked meanwhile.
      for (const [id, all] of this.#waiting) if (id === userId || !userId) for (const wake of all) wake()
    })
  }

  /** Resolves when the user was linked, after the time, or when the server stops. */
  async wait(userId: string, ms: number): Promise<void> {
    if (this.isClosed) return
    const all = this.#waiting.get(userId) ?? new Set()
    this.#waiting.set(userId, all)
    let wake = () => {}
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>(resolve => {
      wake = resolve
      timer = setTimeout(resolve, ms)
      all.add(wake)
    })
    clearTimeout(timer)
    all.delete(wake)
    if (all.size === 0) this.#waiting.delete(userId)
  }

  /** With more streams than a user needs, the oldest ends. */
  enter(userId: string): Stream {
    const stream = { isEnded: false }
    const all = [...(this.#streams.get(userId) ?? []), stream]
    for (const old of all.splice(0, Math.max(0, all.length - streamsPerUser))) old.isEnded = true
    this.#streams.set(userId, all)
    for (const wake of this.#waiting.get(userId) ?? []) wake()
    return stream
  }

  leave(userId: string, stream: Stream): void {
    const rest = (this.#streams.get(userId) ?? []).filter(each => each !== stream)
    if (rest.length > 0) this.#streams.set(userId, rest)
    else this.#streams.delete(userId)
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const all of this.#waiting.values()) for (const wake of all) wake()
    await this.#subscription?.unlisten()
  }
}
