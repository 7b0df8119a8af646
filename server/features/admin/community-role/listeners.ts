import './news.ts'
import { noteUser } from '#server/features/notifications/notification/actions.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { findTold } from './store.ts'

/** Tells a user what they may do now, by letter and in the list. */
const tellHolder = listener('tell holder of rights', 'communityRole.changed', async ({ userId, given }, scope) => {
  const told = await findTold(scope.db, userId)
  if (!told) return
  const { roleLetter } = await import('./letters.tsx')
  const lang = told.lang ?? scope.community.lang
  const letter = await roleLetter(scope.community, lang, told, scope.now)
  await scope.post({ kind: 'communityRole.changed', recipient: told.email, about: [], lang, ...letter })
  const opensAdmin = given.length > 0 && told.rights.some(right => right !== 'CAN_CHAT')
  const data: Record<string, string> = opensAdmin ? { opensAdmin: 'true' } : {}
  await noteUser(scope, { userId, kind: 'role.changed', data, groupKey: 'role' })
})

export const communityRoleListeners: Listener[] = [tellHolder]
