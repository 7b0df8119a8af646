import type { eventDraftApi } from '#contract/events/event-draft.ts'
import { limits } from '#contract/limits.ts'
import { canCreateEvent, runsEvents } from '#server/features/events/event/access.ts'
import { openManagedEvent } from '#server/features/events/event/event-view.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof eventDraftApi

/** The database refuses more than this. */
const maxBytes = Math.min(limits.bodyBytes, 65_536)

export const list: Action<Api['list']> = async (_, { db, actor, lang }) => {
  const items = await store.listDrafts(db, {
    userId: actor.userId,
    lang,
    canCreate: canCreateEvent(actor),
    runsAll: runsEvents(actor),
  })
  return { items, next: null, total: items.length }
}

export const get: Action<Api['get']> = async ({ eventId }, ctx) => ({
  draft: await store.findDraft(ctx.db, await openPlace(ctx, eventId)),
})

export const save: Action<Api['save']> = async ({ eventId, fields }, ctx) => {
  const place = await openPlace(ctx, eventId)
  // The database stores a space after each comma and colon.
  const spaces = 2 * Object.keys(fields).length
  ensure(Buffer.byteLength(JSON.stringify(fields)) + spaces <= maxBytes, 'BODY_TOO_LARGE')
  return store.saveDraft(ctx.db, { ...place, communityId: ctx.community.id, id: ctx.newId(), fields, at: ctx.now })
}

export const remove: Action<Api['remove']> = async ({ eventId }, ctx) => {
  await store.removeDraft(ctx.db, await openPlace(ctx, eventId))
  return {}
}

/** Drafts belong to those who may save the form. */
async function openPlace(ctx: UserContext, eventId: string | undefined) {
  if (eventId === undefined) ensure(canCreateEvent(ctx.actor), 'FORBIDDEN')
  const event = eventId === undefined ? null : await openManagedEvent(ctx, eventId)
  return { userId: ctx.actor.userId, eventId: event?.id ?? null }
}
