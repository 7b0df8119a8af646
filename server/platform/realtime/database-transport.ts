import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '#server/platform/db/connect.ts'
import { publishByDatabase, type Sent } from './publish.ts'
import { findEvent, realtimeChannel } from './store.ts'
import type { Receiver, Transport } from './transport.ts'

/**
 * LISTEN and NOTIFY. A notification is part of its transaction and arrives in the order of commits. What was notified while the
 * listening connection was down is lost, so after a reconnect all readers catch up.
 */
export function databaseTransport(sql: Sql, log: FastifyBaseLogger): Transport {
  let listening: { unlisten(): Promise<void> } | undefined
  return {
    publish: publishByDatabase,
    async open(receiver) {
      const inbox = new Inbox(sql, receiver, log)
      listening = await sql.listen(realtimeChannel, message => inbox.receive(message))
    },
    async close() {
      await listening?.unlisten()
    },
  }
}

/** Delivers in the order of arrival, also while a large publication is being read. */
class Inbox {
  readonly #sql: Sql
  readonly #receiver: Receiver
  readonly #log: FastifyBaseLogger
  #waiting: string[] = []
  #isReading = false

  constructor(sql: Sql, receiver: Receiver, log: FastifyBaseLogger) {
    this.#sql = sql
    this.#receiver = receiver
    this.#log = log
  }

  receive(message: string): void {
    this.#waiting.push(message)
    if (!this.#isReading) void this.#handleAll()
  }

  async #handleAll(): Promise<void> {
    this.#isReading = true
    for (let message = this.#waiting.shift(); message !== undefined; message = this.#waiting.shift()) {
      const reading = this.#handle(message)
      if (reading) await reading
    }
    this.#isReading = false
  }

  /** A promise only where something has to be read first. */
  #handle(message: string): Promise<void> | undefined {
    if (message === '') {
      this.#receiver.catchUp()
      return undefined
    }
    const sent = JSON.parse(message) as Sent
    if ('id' in sent) return this.#readLarge(sent)
    this.#receiver.deliver(sent.publication)
    return undefined
  }

  async #readLarge({ communityId, id }: { communityId: string; id: string }): Promise<void> {
    try {
      const body = await this.#sql.read(communityId, db => findEvent(db, id))
      const sent = body === null ? null : (JSON.parse(body) as Sent)
      if (sent && 'publication' in sent) this.#receiver.deliver(sent.publication)
      else this.#receiver.catchUp()
    } catch (error) {
      this.#log.warn({ err: error }, 'a large frame could not be read')
      this.#receiver.catchUp()
    }
  }
}
