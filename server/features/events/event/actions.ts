import './news.ts'
import { words } from '#contract/capabilities.ts'
import type { eventApi, ManagedEvent } from '#contract/events/event.ts'
import { slugProblem } from '#contract/events/event-problems.ts'
import { removeDraft } from '#server/features/events/event-draft/store.ts'
import { describeMine } from '#server/features/events/participation/participation-view.ts'
import { lockTally } from '#server/features/events/participation/store.ts'
import { insertResponsible } from '#server/features/events/responsible/store.ts'
import { removeTranslation } from '#server/features/events/translation/store.ts'
import type { Action, Scope, UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { canCreateEvent, canManageEvent, canSeeEvent } from './access.ts'
import { copyEvent } from './event-copy.ts'
import { coverPrefix, isSigned, storeCover } from './event-cover.ts'
import { emptyForm, fillForm, formOf, tidyForm } from './event-form.ts'
import { checkForm, claimSlug, suggestSlug } from './event-saving.ts'
import { describeEvent, describeManaged, openEvent, openManagedEvent } from './event-view.ts'
import { instantsOf, isEnlarged, isMoved, isOver, isRestorable, isTooSmall } from './rules.ts'
import type { StoredEvent } from './store.ts'
import * as store from './store.ts'

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
  return reply(ctx, id)
}

export const getManaged: Action<Api['getManaged']> = async ({ id }, ctx) => reply(ctx, id)

export const update: Action<Api['update']> = async ({ id: key, version, ...sent }, ctx) => {
  const { db, actor, now } = ctx
  const event = await openManagedEvent(ctx, key, null)
  const { id } = event
  if (event.version !== version) throw await changedBy(ctx, event)
  const before = formOf(event)
  const form = await checkForm(ctx, fillForm(before, sent))
  if (form.slug !== event.slug) await claimSlug(ctx, form.slug, id)
  if (form.maxParticipants !== event.maxParticipants) await checkPlaces(ctx, id, form.maxParticipants)
  const instants = instantsOf(form)
  const isMoving = isMoved(before, form) && !(isOver(event, now) && isOver({ endsAt: instants?.endsAt ?? null }, now))
  const edit = { id, version, by: actor.userId, at: now, isMoved: isMoving }
  if (!(await store.updateEvent(db, edit, form, instants)))
    throw await changedBy(ctx, await openManagedEvent(ctx, id, null))
  await removeDraft(db, { userId: actor.userId, eventId: id })
  if (form.lang !== event.lang) await removeTranslation(db, id, form.lang)
  if (isMoving && event.cancelledAt === null) await ctx.tell('event.rescheduled', { eventId: id })
  if (isEnlarged(event.maxParticipants, form.maxParticipants)) await ctx.tell('event.enlarged', { eventId: id })
  return reply(ctx, id)
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

export const restore: Action<Api['restore']> = async ({ id: key }, ctx) => {
  const { db, actor, now } = ctx
  const event = await store.findEvent(db, key, { userId: actor.userId, lang: null })
  const isThere = event && (event.deletedAt === null ? canSeeEvent(actor, event) : canManageEvent(actor, event))
  ensure(isThere && (event.deletedAt === null || isRestorable(event.deletedAt, now)), 'EVENT_NOT_FOUND')
  ensure(canManageEvent(actor, event), 'FORBIDDEN')
  await store.setDeleted(db, event.id, null)
  return reply(ctx, event.id)
}

export const clone: Action<Api['clone']> = async ({ id: key }, ctx) => {
  const { db, community, actor } = ctx
  const original = await openManagedEvent(ctx, key, null)
  ensure(canCreateEvent(actor), 'FORBIDDEN')
  await store.lockSlugs(db, community.id)
  const slug = await suggestSlug(ctx, original.slug, null)
  const form = tidyForm({ ...formOf(original), slug, isDateToBeConfirmed: true })
  return reply(ctx, await copyEvent(ctx, original, form))
}

export const cancel: Action<Api['cancel']> = async ({ id: key, message }, ctx) => {
  const { db, actor, now } = ctx
  const event = await openManagedEvent(ctx, key)
  ensure(event.cancelledAt !== null || !isOver(event, now), 'EVENT_ENDED')
  if (await store.cancelEvent(db, event.id, { message, by: actor.userId, at: now }))
    await ctx.tell('event.cancelled', { eventId: event.id })
  return reply(ctx, event.id)
}

export const uploadImage: Action<Api['uploadImage']> = async ({ id: key, image, ...crop }, ctx) => {
  const { id } = await ctx.inOwnScope(scope => openManagedEvent(within(ctx, scope), key))
  const file = await storeCover(ctx, new Uint8Array(await image.arrayBuffer()), crop)
  // If this fails, it may still have been saved: then the nightly chore decides whether the files have an owner.
  return ctx.inOwnScope(async scope => {
    const inside = within(ctx, scope)
    await putCover(inside, id, file)
    return reply(inside, id)
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
  return reply(ctx, id)
}

export const isCover = (name: string): boolean => name.startsWith(coverPrefix)

/** How the file of a cover may be kept by caches; null if the caller may not see it. */
export async function findCoverAccess(
  ctx: VisitorContext,
  name: string,
  signed: { until?: string | undefined; signature?: string | undefined },
): Promise<'immutable' | 'private' | null> {
  const file = name.replace(/(-\d+)?\.\w+$/, '')
  const event = await store.findByCover(ctx.db, file, { userId: ctx.actor?.userId ?? null, lang: null })
  if (!event || event.deletedAt !== null) return null
  if (event.visibility === 'PUBLIC') return 'immutable'
  const isAllowed = canSeeEvent(ctx.actor, event) || isSigned(file, signed, ctx.now, ctx.config.SESSION_SECRET)
  return isAllowed ? 'private' : null
}

/** The former cover is removed after the commit, so that a saved cover always exists. */
async function putCover(ctx: UserContext, id: string, file: string | null): Promise<void> {
  const former = await store.replaceCover(ctx.db, id, file)
  if (former) await ctx.tell('event.coverReplaced', { file: former })
}

async function reply(ctx: UserContext, key: string): Promise<ManagedEvent> {
  const event = await openManagedEvent(ctx, key, null)
  return describeManaged(ctx, event, await describeMine(ctx, event))
}

/** Nobody joins between this and the end of the transaction, so that the number of places is never under those taken. */
async function checkPlaces({ db, lang }: UserContext, id: string, limit: number | null): Promise<void> {
  const { placesTaken } = await lockTally(db, id)
  if (!isTooSmall(limit, placesTaken)) return
  const message = words[lang].eventProblems.placesTaken.replace('{{number}}', String(placesTaken))
  throw new Failure('PLACES_TAKEN', { fields: { maxParticipants: message } })
}

/** Says who saved the event meanwhile. */
async function changedBy(ctx: UserContext, event: StoredEvent): Promise<Failure> {
  const { changedBy, changedBySomebody } = words[ctx.lang].eventProblems
  const who = event.changedBy && (await store.findPersonOfUser(ctx.db, event.changedBy, ctx.actor.participantId))
  const version = who ? changedBy.replace('{{name}}', `${who.firstName} ${who.lastName}`.trim()) : changedBySomebody
  return new Failure('EVENT_CHANGED', { fields: { version } })
}
