import './news.ts'
import type { eventApi, ManagedEvent } from '#contract/events/event.ts'
import { slugProblem } from '#contract/events/event-problems.ts'
import { removeDraft } from '#server/features/events/event-draft/store.ts'
import { describeMine } from '#server/features/events/participation/participation-view.ts'
import { lockTally } from '#server/features/events/participation/store.ts'
import { insertResponsible } from '#server/features/events/responsible/store.ts'
import type { Action, Scope, UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canCreateEvent, canManageEvent, canSeeEvent, runsEvents } from './access.ts'
import { copyEvents } from './event-copy.ts'
import { copyCover, coverPrefix, isSigned, storeCover } from './event-cover.ts'
import { emptyForm, fillForm, formOf, tidyForm } from './event-form.ts'
import { checkForm, claimSlug, saveEvent, suggestSlug } from './event-saving.ts'
import { describeEvent, describeManaged, openEvent, openManagedEvent } from './event-view.ts'
import { instantsOf, isOver, isRestorable, restorableUntil } from './rules.ts'
import * as store from './store.ts'

export { type EventCard, listCards, openEvent, openManagedEvent, shownCoverUrl } from './event-view.ts'

type Api = typeof eventApi

export const get: Action<Api['get']> = async ({ id }, ctx) => {
  const event = await openEvent(ctx, id)
  return describeEvent(ctx, event, await describeMine(ctx, event))
}

export const create: Action<Api['create']> = async (sent, ctx) => {
  const { db, community, actor, now } = ctx
  ensure(canCreateEvent(actor), 'FORBIDDEN')
  await store.lockSlugs(db, community.id)
  const filled = fillForm(emptyForm(community, ctx.lang), sent)
  const form = await checkForm(ctx, { ...filled, slug: filled.slug || (await suggestSlug(ctx, filled.title, null)) })
  await claimSlug(ctx, form.slug, null)
  const id = ctx.newId()
  await store.insertEvent(
    db,
    { communityId: community.id, id, createdBy: actor.userId, at: now },
    form,
    instantsOf(form),
  )
  await insertResponsible(db, {
    communityId: community.id,
    eventId: id,
    userId: actor.userId,
    addedBy: actor.userId,
    at: now,
  })
  await removeDraft(db, { userId: actor.userId, eventId: null })
  await ctx.tell('event.created', { eventId: id })
  return managedReply(ctx, id)
}

export const getManaged: Action<Api['getManaged']> = async ({ id }, ctx) => managedReply(ctx, id)

export const update: Action<Api['update']> = async ({ id: key, version, ...sent }, ctx) => {
  const event = await openManagedEvent(ctx, key, null)
  await saveEvent(ctx, event, version, fillForm(formOf(event), sent))
  await removeDraft(ctx.db, { userId: ctx.actor.userId, eventId: event.id })
  return managedReply(ctx, event.id)
}

export const isSlugAvailable: Action<Api['isSlugAvailable']> = async ({ slug, eventId = null }, ctx) => {
  if (eventId) await openManagedEvent(ctx, eventId)
  else ensure(canCreateEvent(ctx.actor), 'FORBIDDEN')
  const suggestion = await suggestSlug(ctx, slug, eventId)
  return { isAvailable: slugProblem(slug) === null && suggestion === slug, suggestion }
}

export const remove: Action<Api['remove']> = async ({ id: key }, ctx) => {
  const { db, now } = ctx
  const event = await openManagedEvent(ctx, key)
  const { confirmed, pending, waiting } = await lockTally(db, event.id)
  const isAwaited = confirmed + pending + waiting > 0 && event.cancelledAt === null && !isOver(event, now)
  ensure(!isAwaited, 'EVENT_HAS_PARTICIPANTS')
  await store.setDeleted(db, event.id, now)
  return {}
}

export const listDeleted: Action<Api['listDeleted']> = async (_input, { db, actor, lang, now }) => {
  const reader = { userId: actor.userId, lang, runsEvents: runsEvents(actor) }
  const deleted = (await store.listDeleted(db, reader)).filter(({ deletedAt }) => isRestorable(deletedAt, now))
  const items = deleted.map(({ deletedAt, ...event }) => ({ ...event, restorableUntil: restorableUntil(deletedAt) }))
  return { items, next: null, total: items.length }
}

export const restore: Action<Api['restore']> = async ({ id: key }, ctx) => {
  const { db, actor, now } = ctx
  const event = await store.findEvent(db, key, { userId: actor.userId, lang: null })
  const isThere = event && (event.deletedAt === null ? canSeeEvent(actor, event) : canManageEvent(actor, event))
  ensure(isThere && (event.deletedAt === null || isRestorable(event.deletedAt, now)), 'EVENT_NOT_FOUND')
  ensure(canManageEvent(actor, event), 'FORBIDDEN')
  await store.setDeleted(db, event.id, null)
  return managedReply(ctx, event.id)
}

export const clone: Action<Api['clone']> = async ({ id: key }, ctx) => {
  const { db, community, actor } = ctx
  const original = await openManagedEvent(ctx, key, null)
  ensure(canCreateEvent(actor), 'FORBIDDEN')
  await store.lockSlugs(db, community.id)
  const slug = await suggestSlug(ctx, original.slug, null)
  const form = tidyForm({ ...formOf(original), slug, isDateToBeConfirmed: true })
  const [id = ''] = await copyEvents(ctx, original, [{ form, coverFile: await copyCover(ctx, original.coverFile) }])
  return managedReply(ctx, id)
}

export const cancel: Action<Api['cancel']> = async ({ id: key, message }, ctx) => {
  const { db, actor, now } = ctx
  const event = await openManagedEvent(ctx, key)
  ensure(event.cancelledAt !== null || !isOver(event, now), 'EVENT_ENDED')
  const cancelled = await store.cancelEvents(db, [event.id], { message, by: actor.userId, at: now })
  await ctx.tell('event.cancelled', ...cancelled.map(eventId => ({ eventId })))
  return managedReply(ctx, event.id)
}

export const uploadImage: Action<Api['uploadImage']> = async ({ id: key, image, ...crop }, ctx) => {
  const { id } = await ctx.inOwnScope(scope => openManagedEvent(within(ctx, scope), key))
  const file = await storeCover(ctx, new Uint8Array(await image.arrayBuffer()), crop)
  // If this fails, it may still have been saved: then the nightly chore decides whether the files have an owner.
  return ctx.inOwnScope(async scope => {
    const inside = within(ctx, scope)
    await putCover(inside, id, file)
    return managedReply(inside, id)
  })
}

/** The same call in a transaction of its own. */
const within = ({ actor, lang, request, tokens, communities }: UserContext, scope: Scope): UserContext => ({
  ...scope,
  actor,
  lang,
  request,
  tokens,
  communities,
})

export const removeImage: Action<Api['removeImage']> = async ({ id: key }, ctx) => {
  const { id } = await openManagedEvent(ctx, key)
  await putCover(ctx, id, null)
  return managedReply(ctx, id)
}

export const isCover = (name: string): boolean => name.startsWith(coverPrefix)

/** How the file of a cover may be kept by caches; null if the caller may not see it. */
export async function findCoverAccess(
  ctx: VisitorContext,
  name: string,
  signed: { until?: string | undefined; signature?: string | undefined },
): Promise<'immutable' | 'private' | null> {
  const file = name.replace(/(-\d+)?\.\w+$/, '')
  const events = await store.listByCover(ctx.db, file, { userId: ctx.actor?.userId ?? null, lang: null })
  if (events.length === 0) return null
  if (events.some(({ visibility }) => visibility === 'PUBLIC')) return 'immutable'
  const isAllowed =
    events.some(event => canSeeEvent(ctx.actor, event)) || isSigned(file, signed, ctx.now, ctx.config.SESSION_SECRET)
  return isAllowed ? 'private' : null
}

/** The former cover is removed after the commit, so that a saved cover always exists. */
async function putCover(ctx: UserContext, id: string, file: string | null): Promise<void> {
  const former = await store.replaceCovers(ctx.db, [id], file)
  await ctx.tell('event.coverReplaced', ...former.map(file => ({ file })))
}

/** What the form gets back. */
export async function managedReply(ctx: UserContext, key: string): Promise<ManagedEvent> {
  const event = await openManagedEvent(ctx, key, null)
  return describeManaged(ctx, event, await describeMine(ctx, event))
}
