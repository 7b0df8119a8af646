import { words } from '#contract/capabilities.ts'
import { type EventForm, eventProblems } from '#contract/events/event-problems.ts'
import { lockTally } from '#server/features/events/participation/store.ts'
import { removeTranslations } from '#server/features/events/translation/store.ts'
import { checkTimeZone } from '#server/platform/clock/time-zones.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { formOf, tidyForm } from './event-form.ts'
import { openManagedEvent } from './event-view.ts'
import './news.ts'
import { freeSlug, instantsOf, isEnlarged, isMoved, isOver, isTooSmall, slugFrom } from './rules.ts'
import type { StoredEvent } from './store.ts'
import * as store from './store.ts'

/** The form as it is saved; refused with a message at each field that is wrong. */
export async function checkForm(ctx: UserContext, form: EventForm): Promise<EventForm> {
  const problems = Object.entries(eventProblems(form))
  const texts = words[ctx.lang].eventProblems
  if (problems.length > 0)
    throw new Failure('INVALID_INPUT', {
      fields: Object.fromEntries(problems.map(([field, problem]) => [field, texts[problem]])),
    })
  const timeZone = await checkTimeZone(ctx.db, ctx.lang, 'timeZone', form.timeZone)
  return tidyForm({ ...form, timeZone })
}

/** A free slug like the wanted one. */
export async function suggestSlug(ctx: UserContext, wanted: string, eventId: string | null): Promise<string> {
  const slug = slugFrom(wanted)
  return freeSlug(slug, await store.listTakenSlugs(ctx.db, slug, eventId))
}

/** Refuses a slug that another event has. Nobody else can take it until the transaction ends. */
export async function claimSlug(ctx: UserContext, slug: string, eventId: string | null): Promise<void> {
  await store.lockSlugs(ctx.db, ctx.community.id)
  const taken = await store.listTakenSlugs(ctx.db, slug, eventId)
  if (!taken.has(slug)) return
  const message = words[ctx.lang].eventProblems.slugTaken.replace('{{slug}}', freeSlug(slug, taken))
  throw new Failure('SLUG_TAKEN', { fields: { slug: message } })
}

/** The form as it is saved, and whether participants have to know of a new time or place. */
export type Saved = { form: EventForm; isRescheduled: boolean }

/**
 * Saves the form of an event and tells whom it concerns; `isToldTogether` if the caller writes to its participants. Refused if the
 * event has another version than the one that was edited.
 */
export async function saveEvent(
  ctx: UserContext,
  event: StoredEvent,
  version: number,
  filled: EventForm,
  { isToldTogether = false } = {},
): Promise<Saved> {
  if (event.version !== version) throw await changedBy(ctx, event)
  const form = await checkForm(ctx, filled)
  if (form.slug !== event.slug) await claimSlug(ctx, form.slug, event.id)
  if (form.maxParticipants !== event.maxParticipants) await checkPlaces(ctx, event.id, form.maxParticipants)
  const rescheduled = await saveForms(ctx, [{ event, form }], { isToldTogether })
  return { form, isRescheduled: rescheduled.length > 0 }
}

/**
 * Saves checked forms and tells whom they concern. The number of statements does not grow with that of the events. Returns, as they
 * were, the events whose participants have to know of a new time or place.
 */
export async function saveForms(
  ctx: UserContext,
  all: { event: StoredEvent; form: EventForm }[],
  { isToldTogether = false } = {},
): Promise<StoredEvent[]> {
  const { db, actor, now } = ctx
  const edits = all.map(({ event, form }) => {
    const instants = instantsOf(form)
    const isPast = isOver(event, now) && isOver({ endsAt: instants?.endsAt ?? null }, now)
    return {
      event,
      form,
      instants,
      id: event.id,
      version: event.version,
      isMoved: isMoved(formOf(event), form) && !isPast,
    }
  })
  const saved = await store.updateEvents(db, edits, { by: actor.userId, at: now })
  const missed = edits.find(({ id }) => !saved.has(id))
  if (missed) throw await changedBy(ctx, await openManagedEvent(ctx, missed.id, null))
  const translated = edits.filter(({ event, form }) => form.lang !== event.lang)
  for (const lang of new Set(translated.map(({ form }) => form.lang)))
    await removeTranslations(
      db,
      translated.filter(({ form }) => form.lang === lang).map(({ id }) => id),
      lang,
    )
  const moved = edits.filter(({ event, isMoved }) => isMoved && event.cancelledAt === null)
  await ctx.tell('event.rescheduled', ...moved.map(({ id }) => ({ eventId: id, isToldTogether })))
  const enlarged = edits.filter(({ event, form }) => isEnlarged(event.maxParticipants, form.maxParticipants))
  await ctx.tell('event.enlarged', ...enlarged.map(({ id }) => ({ eventId: id })))
  return moved.map(({ event }) => event)
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
