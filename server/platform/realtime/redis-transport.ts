import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import type { Clock } from '#server/platform/clock/clock.ts'
import { afterCommit } from '#server/platform/db/after-commit.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { enterCommunity } from '#server/platform/db/scope.ts'
import type { Publication } from './hub.ts'
import { listEventsBefore, removeEvents, storeEvent } from './store.ts'
import type { Receiver, Transport } from './transport.ts'

type Options = { url: string; sql: Sql; clock: Clock; log: FastifyBaseLogger }
type Stored = { communityId: string; id: string; body: string }

const channel = 'samovar:realtime'
const sweepEveryMs = 2000
const removeEveryMs = 500
const remembered = 10_000
/** How long a process that starts waits for Redis. Without it, it serves all the same. */
const openMs = 2000

/**
 * Redis carries what was committed: a publication is a row of its transaction, goes out after the commit and is then removed. Rows
 * that stayed, because their process ended or Redis was away, are sent by the next sweep of any process. So a publication arrives at
 * least once, and readers drop doubles by its id.
 */
export function redisTransport({ url, sql, clock, log }: Options): Transport {
  const sender = connectRedis(url, log)
  const timers: NodeJS.Timeout[] = []
  let published: Stored[] = []
  let reader: Redis | undefined

  async function send(stored: Stored): Promise<void> {
    await sender.publish(channel, JSON.stringify(stored))
    published.push(stored)
  }

  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - sweepEveryMs)
    const isSent = new Set(published.map(({ id }) => id))
    for (const stored of await listEventsBefore(sql, before)) if (!isSent.has(stored.id)) await send(stored)
  }

  async function removePublished(): Promise<void> {
    const removed = published
    published = []
    for (const communityId of new Set(removed.map(each => each.communityId))) {
      const ids = removed.filter(each => each.communityId === communityId).map(({ id }) => id)
      await sql.begin(db => Promise.all([enterCommunity(db, communityId), removeEvents(db, ids)]))
    }
  }

  return {
    async publish({ db, community, now }, publication) {
      const body = JSON.stringify(publication)
      const id = await storeEvent(db, community.id, body, now)
      // Without Redis the row stays, and a later sweep sends it.
      afterCommit(db, () => void send({ communityId: community.id, id, body }).catch(() => {}))
    },

    async open(receiver) {
      reader = connectRedis(url, log)
      await Promise.race([listen(reader, receiver), sleep(openMs, undefined, { ref: false })])
      timers.push(every(sweepEveryMs, sweep), every(removeEveryMs, removePublished))
    },

    async close() {
      for (const timer of timers) clearInterval(timer)
      await removePublished().catch(() => {})
      sender.disconnect()
      reader?.disconnect()
    },
  }
}

/** Commands fail at once while Redis is away; it is asked again every second at least. */
function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    connectionName: 'samovar-server',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: times => Math.min(times * 100, 1000),
  })
  let isTold = false
  redis.on('ready', () => {
    isTold = false
  })
  // One line for each time that it goes away, not for each attempt.
  redis.on('error', error => {
    if (!isTold) log.warn({ err: error }, 'Redis does not answer')
    isTold = true
  })
  return redis
}

/** Resolves with the first subscription. With one that comes later, and with each that follows, readers catch up. */
function listen(reader: Redis, receiver: Receiver): Promise<void> {
  const inbox = new Inbox(receiver)
  reader.on('message', (_channel, message) => inbox.receive(JSON.parse(message) as Stored))
  return new Promise(resolve => {
    reader.on('ready', () => {
      // A connection that is lost at this moment becomes ready again.
      reader.subscribe(channel).then(
        () => {
          receiver.catchUp()
          resolve()
        },
        () => {},
      )
    })
  })
}

/** Delivers each publication once, and none that a later one has replaced. */
class Inbox {
  readonly #receiver: Receiver
  readonly #seen = new Map<string, number>()
  readonly #latest = new Map<string, number>()

  constructor(receiver: Receiver) {
    this.#receiver = receiver
  }

  receive({ communityId, id, body }: Stored): void {
    const number = Number(id)
    if (!keepGreatest(this.#seen, `${communityId} ${id}`, number)) return
    const publication = JSON.parse(body) as Publication
    const { latestOf } = publication
    if (latestOf === undefined || keepGreatest(this.#latest, latestOf, number)) this.#receiver.deliver(publication)
  }
}

/** False if this number or a greater one is kept already. The names that were used last are remembered. */
function keepGreatest(kept: Map<string, number>, name: string, number: number): boolean {
  const known = kept.get(name)
  if (known !== undefined && known >= number) return false
  kept.delete(name)
  kept.set(name, number)
  if (kept.size > remembered) kept.delete(kept.keys().next().value as string)
  return true
}

/** One run at a time. A run that fails is repeated by the next one. */
function every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
  let isRunning = false
  return setInterval(() => {
    if (isRunning) return
    isRunning = true
    work()
      .catch(() => {})
      .finally(() => {
        isRunning = false
      })
  }, ms).unref()
}
