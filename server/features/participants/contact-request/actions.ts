import './news.ts'
import type { contactRequestApi } from '#contract/participants/contact-request.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { after, type ContactRequestMove, movesFrom } from './rules.ts'
import * as store from './store.ts'

type Api = typeof contactRequestApi

export const list: Action<Api['list']> = async ({ isOpen = null, ...paging }, { db, actor }) => {
  const page = pageOf(paging)
  const found = await store.listContactRequests(db, { readerId: actor.userId, isOpen, ...page })
  const { items, next } = cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { items: items.map(item => ({ ...item, can: movesFrom(item.status) })), next, total: null }
}

export const passOn: Action<Api['passOn']> = async ({ id }, ctx) => {
  await move(ctx, id, 'passOn')
  await ctx.tell('contactRequest.passed on', { requestId: id })
  return {}
}

export const decline: Action<Api['decline']> = async ({ id, reason }, ctx) => {
  await move(ctx, id, 'decline', reason)
  await ctx.tell('contactRequest.declined', { requestId: id })
  return {}
}

export const finish: Action<Api['finish']> = async ({ id }, ctx) => {
  await move(ctx, id, 'finish')
  return {}
}

/** A moderator does not handle a message to themselves. */
async function move(ctx: UserContext, id: string, wanted: ContactRequestMove, reason = ''): Promise<void> {
  const { db, actor, now } = ctx
  const before = await store.lockContactRequest(db, id)
  const parties = await store.findParties(db, id)
  ensure(before && parties && parties.subjectUserId !== actor.userId, 'NOT_FOUND')
  const status = after(before, wanted)
  ensure(status, 'ALREADY_DECIDED')
  await store.saveHandled(db, { id, status, reason, handledBy: actor.userId, at: now })
  await recordChange(ctx, actor, {
    kind: 'moderation',
    subject: parties.authorName,
    subjectId: parties.authorId,
    before: { contactRequest: before },
    after: { contactRequest: status, ...(reason ? { reason } : {}) },
  })
}
