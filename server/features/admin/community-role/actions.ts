import './news.ts'
import type { CommunityRole, communityRoleApi } from '#contract/admin/community-role.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { wordsOf } from '#server/features/participants/directory/rules.ts'
import { permissionsOf } from '#server/platform/http/access.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { changeable } from './access.ts'
import { permissionsIn, rightsAfter } from './rules.ts'
import * as store from './store.ts'

type Api = typeof communityRoleApi

export const list: Action<Api['list']> = async ({ search, ...paging }, ctx) => {
  const page = pageOf(paging)
  const found = await store.listHolders(ctx.db, wordsOf(search), page)
  const { items, next } = cutPage(found, page, ({ connectedAt, userId }) => ({ at: connectedAt, id: userId }))
  return { items: items.map(holder => shown(holder, ctx)), next, total: null }
}

export const get: Action<Api['get']> = async ({ userId }, ctx) => {
  const holder = await store.findHolder(ctx.db, userId)
  ensure(holder, 'NOT_FOUND')
  return shown(holder, ctx)
}

export const update: Action<Api['update']> = async ({ userId, give, take }, ctx) => {
  const { db, actor, community, now } = ctx
  // Two admins who take the role from each other: the slower one has lost it by now.
  await store.lockAdmins(db)
  const holder = await store.findHolder(db, userId)
  ensure(holder, 'NOT_FOUND')
  const allowed = changeable(await giverNow(ctx), holder.rights)
  ensure(
    [...give, ...take].every(right => allowed.includes(right)),
    'FORBIDDEN',
  )
  const after = rightsAfter(holder.rights, give, take)
  const given = after.filter(right => !holder.rights.includes(right))
  const taken = holder.rights.filter(right => !after.includes(right))
  ensure(given.length === 0 || holder.isConfirmed || holder.rights.length > 0, 'NO_RIGHTS_FOR_PENDING')
  if (taken.includes('ROLE_ADMIN')) ensure(await store.hasOtherAdmin(db, userId), 'LAST_ADMIN_STAYS')
  if (given.includes('ROLE_ADMIN') || taken.includes('ROLE_ADMIN'))
    await store.saveRole(db, userId, after.includes('ROLE_ADMIN'))
  const communityId = community.id
  await store.givePermissions(db, { communityId, userId, permissions: permissionsIn(given), at: now })
  await store.takePermissions(db, userId, permissionsIn(taken))
  await recordChange(ctx, actor, {
    kind: 'role',
    subject: holder.name,
    subjectId: holder.participantId,
    before: { rights: holder.rights },
    after: { rights: after },
  })
  if (given.length + taken.length > 0 && userId !== actor.userId)
    await ctx.tell('communityRole.changed', { userId, given, taken })
  return shown({ ...holder, rights: after }, ctx)
}

/** The caller's rights as of now: the lock may have waited for a call that took them. */
async function giverNow({
  db,
  actor,
  community,
}: UserContext): Promise<Pick<UserContext['actor'], 'role' | 'permissions'>> {
  const held = await store.rightsNow(db, actor.userId)
  const role = held.includes('ROLE_ADMIN') ? 'ROLE_ADMIN' : 'ROLE_USER'
  return { role, permissions: permissionsOf({ ...actor, role, permissions: permissionsIn(held) }, community) }
}

function shown(
  { userId, participantId, name, avatarUrl, rights }: store.Holder,
  { actor }: UserContext,
): CommunityRole {
  const isMe = userId === actor.userId
  return { userId, participantId, name, avatarUrl, rights, isMe, can: { change: changeable(actor, rights) } }
}
