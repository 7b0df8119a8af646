import { isLocalSession, listConnections, listConnectionsOfSession } from '#server/features/users/user/store.ts'
import { visitCommunity } from '#server/platform/db/scope.ts'
import { erasePerson, exportPerson, type Person } from '#server/platform/feature/personal-data.ts'
import type { Scope, UserContext } from '#server/platform/http/context.ts'
import { listCommunityIds } from '#server/platform/jobs/store.ts'
import { findPerson, lockPerson } from './store.ts'

type Account = Pick<Person, 'userId' | 'email'>

/** A person without a connection to the community: letters and invitations may still contain their email. */
export const withoutProfile = (communityId: string, account: Account): Person => ({
  ...account,
  communityId,
  participantId: null,
  name: null,
})

/**
 * All personal data of the user: of the installation, and of each of their communities. A session that is valid in one
 * community only gets that community's; the account itself only while its address is not proven by anybody.
 */
export async function collectPersonalData(ctx: UserContext): Promise<Record<string, unknown>> {
  const { userId, email } = ctx.actor
  return ctx.inOwnScope(async ({ db, community, personalData }) => {
    const communities: unknown[] = []
    for (const { communityId } of await listConnectionsOfSession(db, ctx.actor)) {
      const known = await ctx.communities.byId(communityId)
      const kept = await visitCommunity(db, { from: community.id, to: communityId }, async () =>
        exportPerson(db, personalData.ofCommunity, await findPerson(db, { communityId, userId, email })),
      )
      communities.push({ domain: known?.community.domain, ...kept })
    }
    if (ctx.actor.isEmailConfirmed && (await isLocalSession(db, ctx.actor.sessionId))) return { email, communities }
    const account = withoutProfile(community.id, { userId, email })
    return { ...(await exportPerson(db, personalData.ofInstallation, account)), communities }
  })
}

export type LeftPhoto = { communityId: string; avatarFile: string }

/**
 * Removes the user from each of their communities and from the installation, in the transaction of the scope. Returns
 * the photos left in storage, and the other communities, which may contain their email.
 */
export async function erasePersonalData(
  scope: Scope,
  account: Account,
): Promise<{ photos: LeftPhoto[]; otherCommunities: string[] }> {
  const { db, community, personalData } = scope
  // In one order for everybody: two who are deleted at the same moment lock events of the same communities.
  const places = (await listConnections(db, account.userId)).map(({ communityId }) => communityId).sort()
  const photos: LeftPhoto[] = []
  for (const communityId of places) {
    const left = await visitCommunity(db, { from: community.id, to: communityId }, async () => {
      const person = await findPerson(db, { communityId, ...account })
      for (const table of personalData.ofCommunity) await table.lock?.(db, person)
      return erasePerson(db, personalData.ofCommunity, await lockPerson(db, { communityId, ...account }), scope)
    })
    photos.push(...left.map(avatarFile => ({ communityId, avatarFile })))
  }
  await erasePerson(db, personalData.ofInstallation, withoutProfile(community.id, account), scope)
  const all = await listCommunityIds(db)
  return { photos, otherCommunities: all.filter(id => !places.includes(id)) }
}
