import type { personalBlockApi } from '#contract/chats/chat.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { lockPair, publishPair } from '../chat/actions.ts'
import * as store from './store.ts'

type Api = typeof personalBlockApi

export const create: Action<Api['create']> = async ({ participantId }, ctx) => {
  const me = ctx.actor.participantId
  ensure(await store.isOther(ctx.db, me, participantId), 'NOT_FOUND')
  await lockPair(ctx, me, participantId)
  const pair = { communityId: ctx.community.id, participantId: me, subjectId: participantId, at: ctx.now }
  await store.insertBlock(ctx.db, pair)
  await publishPair(ctx, me, participantId)
  return {}
}

export const remove: Action<Api['remove']> = async ({ participantId }, ctx) => {
  const me = ctx.actor.participantId
  ensure(await store.isOther(ctx.db, me, participantId), 'NOT_FOUND')
  await lockPair(ctx, me, participantId)
  await store.removeBlock(ctx.db, me, participantId)
  await publishPair(ctx, me, participantId)
  return {}
}

export const list: Action<Api['list']> = (_input, { db, actor }) => store.listBlocked(db, actor.participantId)

export const listForModerators: Action<Api['listForModerators']> = (_input, { db, actor }) =>
  store.listMostBlocked(db, actor.userId)
