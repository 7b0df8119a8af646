import { isDeepStrictEqual } from 'node:util'
import type { Community } from '#contract/communities/community.ts'
import { listChangedCallers } from '#server/platform/http/store.ts'
import type { SocketServer } from '#server/platform/realtime/socket-server.ts'
import type { StompConnection } from '#server/platform/realtime/stomp-connection.ts'
import type { PresenceSockets } from '../presence/presence-sockets.ts'
import { authorise, memberOf, type SocketMember, type SocketPlatform, type Topics } from './socket-member.ts'

type Connection = StompConnection<SocketMember>
type Open = { connection: Connection; member: SocketMember }
type Asked = { connection: Connection; actor: SocketMember['actor']; destination: string }
type Options = {
  sockets: SocketServer<SocketMember>
  platform: SocketPlatform
  topics: Topics
  presence: PresenceSockets
}

/** Leaves two of the five seconds for the check itself. */
export const recheckEveryMs = 3000

/**
 * What ended or narrowed a person's rights counts for open sockets within five seconds: all of them are looked up again, with one
 * query that returns those that have changed. Their topics are asked for again, and of the others those that depend on more.
 */
export class SocketRecheck {
  readonly #options: Options
  readonly #timer: NodeJS.Timeout
  /** Of the rights with which each was checked last. */
  readonly #digests = new WeakMap<Connection, string>()
  #communities = new Map<string, Community>()
  /** How topics begin that depend on nothing else. */
  readonly #byRights: string[]
  #isRunning = false

  constructor(options: Options) {
    this.#options = options
    this.#byRights = Object.entries(options.topics).flatMap(([name, { isByRights }]) =>
      isByRights ? [`/topic/${name}/`] : [],
    )
    this.#timer = setInterval(() => void this.#runOnce(), recheckEveryMs).unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #runOnce(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      await this.run()
    } catch (error) {
      this.#options.platform.log.warn({ err: error }, 'sockets could not be checked')
    } finally {
      this.#isRunning = false
    }
  }

  /** Goes over all sockets every three seconds, so it makes little for a socket whose topics need not be asked for again. */
  async run(): Promise<void> {
    const { sockets } = this.#options
    const open: Open[] = []
    for (const connection of sockets.connections) {
      const { member } = connection
      if (member) open.push({ connection, member })
    }
    if (open.length === 0) return
    const changed = await this.#lookUp(open)
    const asked = new Map<Community, Asked[]>()
    for (const { connection } of open) {
      const { member } = connection
      if (!member || connection.isClosed) continue
      const { community, actor } = member
      for (const { destination } of connection.subscriptions)
        if (changed.has(connection) || this.#dependsOnMore(destination)) {
          const ofCommunity = asked.get(community) ?? []
          ofCommunity.push({ connection, actor, destination })
          asked.set(community, ofCommunity)
        }
    }
    for (const [community, ofCommunity] of asked) await this.#askAgain(community, ofCommunity)
  }

  /** Closes the sockets of sessions that have ended, and returns those whose rights have changed. */
  async #lookUp(open: Open[]): Promise<Set<Connection>> {
    const { platform, presence } = this.#options
    const communities = await this.#findCommunities(open)
    const asked = open.map(({ connection, member: { community, actor } }) => ({
      communityId: community.id,
      sessionId: actor.sessionId,
      // The community's own record says whether its members may chat.
      digest: communities.get(community.id) === community ? (this.#digests.get(connection) ?? null) : null,
    }))
    const changed = new Set<Connection>()
    const renewed = new Set<string>()
    for (const { position, caller, digest } of await listChangedCallers(platform.sql, asked, platform.clock.now())) {
      const { connection, member: before } = open[position] as Open
      const community = communities.get(before.community.id)
      const member = community && memberOf(caller, before.actor, community)
      if (!member || digest === null) connection.fail('Session ended')
      else {
        this.#digests.set(connection, digest)
        const isSame = rightsOf(before) === rightsOf(member)
        if (isSame && before.community === member.community) continue
        this.#options.sockets.become(connection, member)
        changed.add(connection)
        if (!isSame) renewed.add(member.community.id)
      }
    }
    if (renewed.size > 0) void presence.renew(renewed)
    return changed
  }

  /** The records of the communities, each the same object as before unless something in it has changed. */
  async #findCommunities(open: Open[]): Promise<Map<string, Community>> {
    const { communities } = this.#options.platform
    const found = new Map<string, Community>()
    for (const id of new Set(open.map(({ member }) => member.community.id))) {
      const before = this.#communities.get(id)
      const now = (await communities.byId(id))?.community
      if (now) found.set(id, before && isDeepStrictEqual(before, now) ? before : now)
    }
    this.#communities = found
    return found
  }

  #dependsOnMore(destination: string): boolean {
    return !this.#byRights.some(start => destination.startsWith(start))
  }

  async #askAgain(community: Community, asked: Asked[]): Promise<void> {
    const { platform, topics } = this.#options
    const allowed = await authorise(platform, topics, community, asked)
    for (const [position, { connection, destination }] of asked.entries())
      if (!allowed[position]) connection.drop(destination)
  }
}

/** What topics and presence depend on. */
const rightsOf = ({ actor }: SocketMember): string =>
  [
    actor.participantId,
    actor.role,
    actor.moderationStatus,
    actor.isEnabled,
    actor.isOrganiser,
    actor.isConnected,
    ...actor.permissions,
  ].join(' ')
