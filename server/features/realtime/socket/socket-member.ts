import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Community } from '#contract/communities/community.ts'
import type { TopicRule } from '#server/platform/feature/feature.ts'
import { actorOf } from '#server/platform/http/call.ts'
import type { Actor, Communities, KnownCommunity } from '#server/platform/http/context.ts'
import { makeScope, type Platform } from '#server/platform/http/scope.ts'
import type { Caller } from '#server/platform/http/store.ts'
import type { Tokens } from '#server/platform/http/token.ts'
import type { Member } from '#server/platform/realtime/policy.ts'
import { readTopic } from './rules.ts'

type AskedHost = Pick<FastifyRequest, 'host' | 'headers' | 'query'>

export type SocketPlatform = Platform & {
  tokens: Tokens
  communities: Communities & { byRequest(request: AskedHost): Promise<{ known: KnownCommunity }> }
  log: FastifyBaseLogger
}

/** The person behind a socket, in the community whose host it was opened at. */
export type SocketMember = Member & { community: Community; actor: Actor }

type Claims = { userId: string; sessionId: string }

/** Null for a session that has ended, or that counts in another community only. */
export function memberOf(caller: Caller | null, claims: Claims, community: Community): SocketMember | null {
  const actor = caller && actorOf(caller, claims, community)
  return actor && { userId: actor.userId, participantId: actor.participantId, community, actor }
}

export type Topics = Record<string, TopicRule>

/** Asks the slices that own the topics; true for each that this person may subscribe to. */
export async function authorise(
  platform: SocketPlatform,
  topics: Topics,
  community: Community,
  asked: { actor: Actor; destination: string }[],
): Promise<boolean[]> {
  return platform.sql.read(community.id, db => {
    const scope = makeScope(platform, community, db, platform.clock.now(), platform.log)
    return Promise.all(
      asked.map(async ({ actor, destination }) => {
        const topic = readTopic(destination)
        const rule = topic && Object.hasOwn(topics, topic.name) ? topics[topic.name] : undefined
        return topic && rule ? rule.mayRead(scope, actor, topic.path) : false
      }),
    )
  })
}
