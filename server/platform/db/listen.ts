import { setTimeout as sleep } from 'node:timers/promises'
import { Connection, type Settings } from './connection.ts'

type Handler = (message: string) => void
export type Subscription = { unlisten(): Promise<void> }

const retryMs = 200

/**
 * One connection for LISTEN. After a disconnect it reconnects and listens again, retrying until it succeeds: postgres.js retries
 * once, which is too early while the database restarts.
 */
export class NotificationListener {
  readonly #url: string
  readonly #settings: Settings
  readonly #handlers = new Map<string, Set<Handler>>()
  #connection: Promise<Connection> | undefined
  #isEnded = false

  constructor(url: string, settings: Settings) {
    this.#url = url
    this.#settings = settings
  }

  /** After a reconnect `handler` gets an empty message, because notifications sent in between are lost. */
  async listen(channel: string, handler: Handler): Promise<Subscription> {
    const handlers = this.#handlers.get(channel) ?? new Set()
    this.#handlers.set(channel, handlers.add(handler))
    this.#connection ??= this.#connect()
    const { sql } = await this.#connection
    await sql`listen ${sql(channel)}`
    return {
      async unlisten() {
        handlers.delete(handler)
      },
    }
  }

  async end(options?: { timeout?: number }): Promise<void> {
    this.#isEnded = true
    const connection = await this.#connection?.catch(() => undefined)
    await connection?.sql.end(options)
  }

  async #connect(): Promise<Connection> {
    let isListening = false
    const settings = { ...this.#settings, idle_timeout: 0, onnotify: this.#dispatch }
    const connection = new Connection(this.#url, settings, () => {
      if (isListening) this.#reconnect()
    })
    for (const channel of this.#handlers.keys()) await connection.sql`listen ${connection.sql(channel)}`
    isListening = true
    return connection
  }

  #dispatch = (channel: string, message: string): void => {
    for (const handler of this.#handlers.get(channel) ?? []) handler(message)
  }

  #reconnect(): void {
    this.#connection = this.#untilConnected()
    // Prevents an unhandled rejection when no caller awaits it.
    this.#connection.catch(() => {})
  }

  async #untilConnected(): Promise<Connection> {
    while (!this.#isEnded) {
      await sleep(retryMs, undefined, { ref: false })
      const connection = await this.#connect().catch(() => null)
      if (!connection) continue
      for (const channel of this.#handlers.keys()) this.#dispatch(channel, '')
      return connection
    }
    throw new Error('This pool has ended')
  }
}
