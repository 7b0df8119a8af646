import { isDeepStrictEqual } from 'node:util'
import type { Community } from '#contract/communities/community.ts'
import { listChangedCallers } from '#server/platform/http/store.ts'
import type { SocketServer } from '#server/platform/realtime/socket-server.ts'
import type { StompConnection } from '#server/platform/realtime/stomp-connection.ts'
import type { PresenceSockets } from '../presence/presence-sockets.ts'
import { authorise, memberOf, type SocketMember, type SocketPlatform, type Topics } from './socket-member.ts'

type Connection = StompConnection<SocketMember>
type Checked = { connection: Connection; member: SocketMember; isChanged: boolean }
type Options = {
  sockets: SocketServer<SocketMember>
  platform: SocketPlatform
  topics: Topics
  presence: PresenceSockets
}

const everyMs = 3000

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
    this.#timer = setInterval(() => void this.#runOnce(), everyMs).unref()
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

  async run(): Promise<void> {
    const checked = await this.#lookUp()
    const communities = new Map(checked.map(({ member }) => [member.community.id, member.community]))
    for (const community of communities.values())
      await this.#askAgain(
        community,
        checked.filter(({ member }) => member.community.id === community.id),
      )
  }

  /** Closes the sockets of sessions that have ended, and returns the others. */
  async #lookUp(): Promise<Checked[]> {
    const { sockets, platform, presence } = this.#options
    const open = [...sockets.connections].flatMap(connection =>
      connection.member ? [{ connection, member: connection.member, isChanged: false }] : [],
    )
    if (open.length === 0) return []
    const communities = await this.#findCommunities(open)
    const asked = open.map(({ connection, member: { community, actor } }) => ({
      communityId: community.id,
      sessionId: actor.sessionId,
      // The community's own record says whether its members may chat.
      digest: communities.get(community.id) === community ? (this.#digests.get(connection) ?? null) : null,
    }))
    const renewed = new Set<string>()
    for (const { position, caller, digest } of await listChangedCallers(platform.sql, asked, platform.clock.now())) {
      const each = open[position] as Checked
      const community = communities.get(each.member.community.id)
      const member = community && memberOf(caller, each.member.actor, community)
      if (!member || digest === null) each.connection.fail('Session ended')
      else {
        this.#digests.set(each.connection, digest)
        if (this.#change(each, member)) renewed.add(member.community.id)
      }
    }
    if (renewed.size > 0) void presence.renew(renewed)
    return open.filter(({ connection }) => !connection.isClosed)
  }

  /** The records of the communities, each the same object as before unless something in it has changed. */
  async #findCommunities(open: Checked[]): Promise<Map<string, Community>> {
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

  /** True if the rights themselves have changed. */
  #change(each: Checked, member: SocketMember): boolean {
    const isSame = rightsOf(each.member) === rightsOf(member)
    if (isSame && each.member.community === member.community) return false
    this.#options.sockets.become(each.connection, member)
    each.member = member
    each.isChanged = true
    return !isSame
  }

  async #askAgain(community: Community, checked: Checked[]): Promise<void> {
    const { platform, topics } = this.#options
    const all = () => true
    const byMore = (destination: string) => !this.#byRights.some(start => destination.startsWith(start))
    const asked = checked.flatMap(({ connection, member, isChanged }) =>
      connection
        .listDestinations(isChanged ? all : byMore)
        .map(destination => ({ connection, actor: member.actor, destination })),
    )
    if (asked.length === 0) return
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
