import type { newcomerNoticeApi } from '#contract/participants/newcomer-notice.ts'
import type { Action } from '#server/platform/http/context.ts'
import * as store from './store.ts'

type Api = typeof newcomerNoticeApi

export const get: Action<Api['get']> = async (_input, { db, actor }) => ({
  notice: await store.findNotice(db, actor.userId),
})

export const update: Action<Api['update']> = async ({ notice }, { db, community, actor }) => {
  await store.saveNotice(db, { communityId: community.id, userId: actor.userId, notice })
  return {}
}
