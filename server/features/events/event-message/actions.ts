import type { eventMessageApi } from '#contract/events/event-message.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { openManagedEvent } from '../event/event-view.ts'
import { queueLetters } from './jobs.ts'
import * as store from './store.ts'

type Api = typeof eventMessageApi

export const list: Action<Api['list']> = async ({ id, ...asked }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const page = pageOf(asked)
  const found = await store.listMessages(ctx.db, event.id, page)
  const total = await store.countMessages(ctx.db, event.id)
  return { ...cutPage(found, page, message => ({ at: message.createdAt, id: message.id })), total }
}

export const countRecipients: Action<Api['countRecipients']> = async ({ id }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  return store.countRecipients(ctx.db, event.id)
}

export const send: Action<Api['send']> = async ({ id, audiences, subject, text }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const chosen = [...new Set(audiences)]
  const counts = await store.countRecipients(ctx.db, event.id)
  const recipients = chosen.reduce((sum, each) => sum + counts[each], 0)
  ensure(recipients > 0, 'NO_RECIPIENTS')
  const message = {
    communityId: ctx.community.id,
    id: ctx.newId(),
    eventId: event.id,
    authorId: ctx.actor.userId,
    audiences: chosen,
    subject,
    text,
    recipients,
    at: ctx.now,
  }
  await store.insertMessage(ctx.db, message)
  await queueLetters(ctx, message.id, null)
  const saved = await store.findMessage(ctx.db, message.id)
  ensure(saved, 'UNEXPECTED')
  return saved
}
