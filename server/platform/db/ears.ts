import { setTimeout as sleep } from 'node:timers/promises'
import { Lane, type Settings } from './lane.ts'

type Hear = (message: string) => void
export type Subscription = { unlisten(): Promise<void> }

const pauseMs = 200

/**
 * One connection that hears what is told in the database, and listens again after it was lost, for as long as it takes. The
 * library tries that once, which is too early for a database that restarts.
 */
export class Ears {
  readonly #url: string
  readonly #settings: Settings
  readonly #hearers = new Map<string, Set<Hear>>()
  #connection: Promise<Lane> | undefined
  #isEnded = false

  constructor(url: string, settings: Settings) {
    this.#url = url
    this.#settings = settings
  }

  /** `hear` also gets an empty message when the connection is back: what was told in between is unknown. */
  async listen(channel: string, hear: Hear): Promise<Subscription> {
    const hearers = this.#hearers.get(channel) ?? new Set()
    this.#hearers.set(channel, hearers.add(hear))
    this.#connection ??= this.#connect()
    const { sql } = await this.#connection
    await sql`listen ${sql(channel)}`
    return {
      async unlisten() {
        hearers.delete(hear)
      },
    }
  }

  async end(options?: { timeout?: number }): Promise<void> {
    this.#isEnded = true
    const lane = await this.#connection?.catch(() => undefined)
    await lane?.sql.end(options)
  }

  async #connect(): Promise<Lane> {
    let isListening = false
    const settings = { ...this.#settings, idle_timeout: 0, onnotify: this.#tell }
    const lane = new Lane(this.#url, settings, () => {
      if (isListening) this.#reconnect()
    })
    for (const channel of this.#hearers.keys()) await lane.sql`listen ${lane.sql(channel)}`
    isListening = true
    return lane
  }

  #tell = (channel: string, message: string): void => {
    for (const hear of this.#hearers.get(channel) ?? []) hear(message)
  }

  #reconnect(): void {
    this.#connection = this.#untilConnected()
    // Nobody may be waiting for it.
    this.#connection.catch(() => {})
  }

  async #untilConnected(): Promise<Lane> {
    while (!this.#isEnded) {
      await sleep(pauseMs, undefined, { ref: false })
      const lane = await this.#connect().catch(() => null)
      if (!lane) continue
      for (const channel of this.#hearers.keys()) this.#tell(channel, '')
      return lane
    }
    throw new Error('This pool has ended')
  }
}
