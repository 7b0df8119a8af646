import type { Community } from '#contract/communities/community.ts'
import type { CurrentUser, userApi } from '#contract/users/user.ts'
import { collectPersonalData } from '#server/features/users/personal-data/actions.ts'
import { visitCommunity } from '#server/platform/db/scope.ts'
import type { Action, Scope, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { homeOf } from './rules.ts'
import * as store from './store.ts'

type Api = typeof userApi

export const init: Action<Api['init']> = async (_input, ctx) => {
  const { userId } = ctx.actor
  await connectUser(ctx.db, { communityId: ctx.community.id, userId, role: 'ROLE_USER', connectedAt: ctx.now })
  const { participantId, permissions } = ctx.actor
  return {
    user: await describeUser(ctx),
    participant: participantId ? await store.findCurrentParticipant(ctx.db, participantId) : null,
    permissions,
  }
}

export const getCurrent: Action<Api['getCurrent']> = async (_input, ctx) => describeUser(ctx)

export const getCurrentParticipant: Action<Api['getCurrentParticipant']> = async ({ communityId }, ctx) => {
  ensure(communityId === undefined || communityId === ctx.community.id, 'NOT_FOUND')
  const participant = await store.findCurrentParticipant(ctx.db, ctx.actor.participantId)
  ensure(participant, 'NOT_FOUND')
  return participant
}

export const updateLanguage: Action<Api['updateLanguage']> = async ({ lang }, ctx) => {
  await store.updateLanguage(ctx.db, ctx.actor.userId, lang)
  return {}
}

export const listPermissions: Action<Api['listPermissions']> = async (_input, ctx) => ctx.actor.permissions

export const exportData: Action<Api['exportData']> = async (_input, ctx) => ({
  type: 'application/json; charset=utf-8',
  cache: 'never',
  fileName: 'my-data.json',
  body: JSON.stringify({ exportedAt: ctx.now, ...(await collectPersonalData(ctx)) }, null, 2),
})

export const getContact: Action<Api['getContact']> = async (_input, { community, lang }) => ({
  email: community.links.contact,
  siteUrl: community.brandConfig.siteUrl,
  links: community.contactLinks.map(({ label, url }) => ({ label: label[lang], url })),
})

export const listConnections = store.listConnections

/** Whether a session is valid in its own community only, because what opened it proves no address. */
export const isLocalSession = store.isLocalSession

/** Connects a user to the community of this transaction; true when new. */
export const connectUser = store.insertConnection

/** Makes the founder an admin of the new community, which is another scope than the call's own. */
export async function connectFounder(scope: Scope, communityId: string, userId: string): Promise<void> {
  const { db, community, now } = scope
  await visitCommunity(db, { from: community.id, to: communityId }, () =>
    store.insertConnection(db, { communityId, userId, role: 'ROLE_ADMIN', connectedAt: now }),
  )
}

async function describeUser(ctx: UserContext): Promise<CurrentUser> {
  const { actor, community, db } = ctx
  const connections = await store.listConnectionsOfSession(db, actor)
  const here = connections.filter(each => each.communityId === community.id)
  const blocking = here.length > 0 ? [] : await store.listBlocking(db, actor.userId)
  const others = connections.filter(each => each.communityId !== community.id && !blocking.includes(each.communityId))
  const home = here.length > 0 ? community : await findHome(ctx, others)
  const ordered = [...here, ...others]
  return {
    userId: actor.userId,
    email: actor.email,
    isEmailConfirmed: actor.isEmailConfirmed,
    hasPassword: actor.hasPassword,
    isPolicyAccepted: actor.isPolicyAccepted,
    role: actor.role,
    enabled: actor.isEnabled,
    preferredLang: actor.preferredLang,
    communityUrl: home.communityUrl,
    connectedCommunities: ordered.map(each => each.communityId),
    connectedParticipants: ordered.flatMap(each => (each.participantId ? [each.participantId] : [])),
    canOrganise: actor.isOrganiser || actor.permissions.includes('CAN_SCORE_MATCHES'),
  }
}

/** The community that a user belongs to who is not connected to this one. */
async function findHome(
  { actor, community, communities, db }: UserContext,
  others: { communityId: string }[],
): Promise<Community> {
  const home = homeOf({
    isOpenedHere: actor.isOpenedHere,
    isLocal: await store.isLocalSession(db, actor.sessionId),
    others: others.map(each => each.communityId),
  })
  if (home === 'here') return community
  const known = home === 'none' ? null : await communities.byId(home.id)
  ensure(known, 'UNAUTHORIZED')
  return known.community
}
