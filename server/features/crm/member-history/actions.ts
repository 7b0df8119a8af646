import type { memberHistoryApi } from '#contract/crm/member-history.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof memberHistoryApi

export const list: Action<Api['list']> = async ({ participantId: id, ...asked }, { db }) => {
  const email = await store.findAddress(db, id)
  ensure(email, 'NOT_FOUND')
  const page = pageOf(asked)
  return { ...cutPage(await store.listHistory(db, { id, email }, page), page, entry => entry), total: null }
}
