import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { communityTopic, type PresenceFrame } from '#contract/realtime/topics.ts'
import { listApart } from '#server/features/matching/standing/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { OpenScope } from '#server/platform/jobs/worker.ts'
import { countsSince, presenceTimes } from './rules.ts'
import * as store from './store.ts'

type Options = { openScope: OpenScope; log: FastifyBaseLogger; times?: typeof presenceTimes }

/**
 * Keeps who has a socket at this process. What the sockets say is only a reason to look: the row and the frame follow from the number
 * of sockets at the moment of writing, so that neither order nor a failed attempt matters.
 *
 * A process that stops leaves its rows: its people come back at another one within seconds, and nobody sees them leave.
 */
export class PresenceSockets {
  readonly processId = randomUUID()
  readonly #openScope: OpenScope
  readonly #log: FastifyBaseLogger
  readonly #times: typeof presenceTimes
  /** By community, the number of sockets of each participant. */
  readonly #sockets = new Map<string, Map<string, number>>()
  readonly #leaving = new Set<NodeJS.Timeout>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor({ openScope, log, times = presenceTimes }: Options) {
    this.#openScope = openScope
    this.#log = log
    this.#times = times
    this.#timer = setInterval(() => void this.renew(), times.renewMs)
    this.#timer.unref()
  }

  /** A socket of theirs was opened. */
  opened(communityId: string, participantId: string): void {
    const people = this.#sockets.get(communityId) ?? new Map<string, number>()
    this.#sockets.set(communityId, people)
    const count = (people.get(participantId) ?? 0) + 1
    people.set(participantId, count)
    if (count === 1) void this.#settle(communityId, participantId)
  }

  closed(communityId: string, participantId: string): void {
    const people = this.#sockets.get(communityId)
    const count = (people?.get(participantId) ?? 1) - 1
    if (count > 0) people?.set(participantId, count)
    else {
      people?.delete(participantId)
      if (people?.size === 0) this.#sockets.delete(communityId)
      const timer = setTimeout(() => {
        this.#leaving.delete(timer)
        void this.#settle(communityId, participantId)
      }, this.#times.leaveMs)
      this.#leaving.add(timer.unref())
    }
  }

  /** Renews the rows of all communities, or of one in which somebody was hidden or shown. */
  async renew(communityIds: Iterable<string> = this.#sockets.keys()): Promise<void> {
    for (const communityId of [...communityIds]) await this.#renewOne(communityId)
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    for (const timer of this.#leaving) clearTimeout(timer)
  }

  async #renewOne(communityId: string): Promise<void> {
    const here = [...(this.#sockets.get(communityId)?.keys() ?? [])]
    let wrong: string[] = []
    await this.#attempt(communityId, async scope => {
      const { db, now } = scope
      wrong = await store.renewPresence(db, this.processId, here, now)
      const before = countsSince(now, this.#times.goneMs)
      const gone = await store.removeStalePresence(db, before)
      // Somebody who comes back at this moment is either shown by then, or told of afterwards.
      for (const participantId of gone.toSorted()) await store.lockPresence(db, { communityId, participantId })
      const stillShown = new Set(await store.listShown(db, gone, before))
      for (const id of gone) if (!stillShown.has(id)) await publishPresence(scope, { participantId: id, online: false })
    })
    for (const participantId of wrong) await this.#settle(communityId, participantId)
  }

  /** Writes what is so now, and tells it if it changed. */
  async #settle(communityId: string, participantId: string): Promise<void> {
    const held = { communityId, participantId, processId: this.processId }
    await this.#attempt(communityId, async scope => {
      const { db, now } = scope
      await store.lockPresence(db, held)
      const since = countsSince(now, this.#times.goneMs)
      const isShown = async () => (await store.listShown(db, [participantId], since)).length > 0
      const wasShown = await isShown()
      await store.removePresence(db, held)
      if (this.#sockets.get(communityId)?.has(participantId)) await store.savePresence(db, held, now)
      const online = await isShown()
      if (online !== wasShown) await publishPresence(scope, { participantId, online })
    })
  }

  /** The next renewal repairs what failed. */
  async #attempt(communityId: string, work: (scope: Scope) => Promise<void>): Promise<void> {
    if (this.#isClosed) return
    try {
      await this.#openScope(communityId, true, work)
    } catch (error) {
      if (!this.#isClosed) this.#log.warn({ err: error }, 'presence could not be written')
    }
  }
}

/** To all of the community but those who are apart from them. */
async function publishPresence(scope: Scope, frame: PresenceFrame): Promise<void> {
  await scope.publish({
    topic: communityTopic(scope.community.id, 'presence'),
    audience: { exceptIds: await listApart(scope.db, frame.participantId) },
    body: JSON.stringify(frame),
    latestOf: `presence ${frame.participantId}`,
  })
}
