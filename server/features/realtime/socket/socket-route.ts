import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Callers } from '#server/platform/http/callers.ts'
import { hostReader } from '#server/platform/http/forwarded-host.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { scopeOpener } from '#server/platform/jobs/open-scope.ts'
import { Hub } from '#server/platform/realtime/hub.ts'
import { messageBytes } from '#server/platform/realtime/message-frame.ts'
import type { Identify, Policy, Refusal } from '#server/platform/realtime/policy.ts'
import { SocketServer, socketLimits } from '#server/platform/realtime/socket-server.ts'
import type { Transport } from '#server/platform/realtime/transport.ts'
import { PresenceSockets } from '../presence/presence-sockets.ts'
import { hashOfTicket } from './rules.ts'
import { authorise, memberOf, type SocketMember, type SocketPlatform, type Topics } from './socket-member.ts'
import { SocketRecheck } from './socket-recheck.ts'
import { takeTicket } from './store.ts'

type Options = {
  server: FastifyInstance
  platform: SocketPlatform
  topics: Topics
  transport: Transport
}

const denied: Refusal = { refusal: 'Access denied' }
const unauthorized: Refusal = { refusal: 'Unauthorized' }

/** The realtime socket at `/api/ws`, and all that keeps it right while it is open. */
export async function openSockets({ server, platform, topics, transport }: Options) {
  const { log, communities } = platform
  const hub = new Hub(messageBytes)
  const presence = new PresenceSockets({ openScope: scopeOpener(platform), log })
  const identifierOf = identifierMaker(platform)
  const hostOf = hostReader(platform.config.TRUST_PROXY)
  const sockets = new SocketServer<SocketMember>({
    path: '/api/ws',
    hub,
    limits: socketLimits,
    policy: policyOf(platform, topics),
    async admit(request) {
      const { origin } = request.headers
      // Programs send none; a page of another site always does.
      if (origin !== undefined && !(await communities.ownsOrigin(origin))) return 403
      const query = queryOf(request)
      const asked = { host: hostOf(request), headers: request.headers, query: Object.fromEntries(query) }
      return identifierOf((await communities.byRequest(asked)).known.community, query)
    },
    onOpen: ({ community, participantId }) => participantId && presence.opened(community.id, participantId),
    onClose: ({ community, participantId }) => participantId && presence.closed(community.id, participantId),
  })
  const recheck = new SocketRecheck({ sockets, platform, topics, presence })
  await transport.open({
    deliver: publication => hub.deliver(publication),
    catchUp: () => hub.deliverToAll(JSON.stringify({ type: 'catchUp' })),
  })
  sockets.attach(server.server)
  return {
    count: () => sockets.count,
    async close() {
      recheck.close()
      presence.close()
      sockets.close()
      await transport.close()
    },
  }
}

function policyOf(platform: SocketPlatform, topics: Topics): Policy<SocketMember> {
  const refuse = ({ userId }: SocketMember, destination: string): Refusal => {
    platform.log.warn({ userId, destination: destination.slice(0, 200) }, 'access denied on the socket')
    return denied
  }
  return {
    async subscribe(member, destination) {
      const { community, actor } = member
      const [isAllowed] = await authorise(platform, topics, community, [{ actor, destination }])
      return isAllowed ? null : refuse(member, destination)
    },
    // Everything is sent by calls; the socket only tells.
    send: async (member, destination) => refuse(member, destination),
  }
}

/** How the person is found for whom a socket of a community was asked with a query. */
function identifierMaker({ tokens, sql, clock }: SocketPlatform) {
  const callers = new Callers(sql, clock)

  /** A ticket or a token in the address, or a token in a header of CONNECT. */
  async function readClaims(communityId: string, query: URLSearchParams, headers: Map<string, string>) {
    const ticket = query.get('ticket')
    if (ticket) return inCommunity(sql, communityId, db => takeTicket(db, hashOfTicket(ticket), clock.now()))
    const bearer = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? headers.get('authorization') ?? '')?.[1]
    const token = query.get('token') ?? bearer ?? headers.get('passcode') ?? ''
    return token.length > 4096 ? null : tokens.read(token, clock.now())
  }

  return (community: SocketMember['community'], query: URLSearchParams): Identify<SocketMember> =>
    async headers => {
      const claims = await readClaims(community.id, query, headers)
      const caller = claims && (await callers.find(community.id, claims.sessionId))
      return (claims && memberOf(caller, claims, community)) ?? unauthorized
    }
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start))
}
