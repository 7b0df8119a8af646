import type { memberApi } from '#contract/crm/member.ts'
import { listShownAnswers } from '#server/features/participants/question/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof memberApi

export const listAnswers: Action<Api['listAnswers']> = async ({ participantId: id }, { db }) => {
  const userId = await store.findUserId(db, id)
  ensure(userId, 'NOT_FOUND')
  return listShownAnswers(db, userId)
}
