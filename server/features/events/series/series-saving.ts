import { words } from '#contract/capabilities.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { EventForm } from '#contract/events/event-problems.ts'
import type { seriesApi } from '#contract/events/series.ts'
import { fillForm, formOf } from '#server/features/events/event/event-form.ts'
import { checkForm, saveEvent, saveForms } from '#server/features/events/event/event-saving.ts'
import { isTooSmall } from '#server/features/events/event/rules.ts'
import { replaceCovers, type StoredEvent } from '#server/features/events/event/store.ts'
import { lockTallies } from '#server/features/events/participation/store.ts'
import { listTranslations, removeTranslations, saveTranslations } from '#server/features/events/translation/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { changedDate } from './news.ts'
import { applyChange, changeOf, dayName, laterTranslation, type SeriesChange } from './rules.ts'
import { openFollowing, openLater } from './series-following.ts'

type Sent = InputOf<(typeof seriesApi)['update']>

/** Saves an event, and applies what changed to those that follow. Returns its id and how many were saved. */
export async function saveFollowing(ctx: UserContext, { id: key, version, translation, applyCover, ...sent }: Sent) {
  const { event, following } = await openFollowing(ctx, key, { withCancelled: false })
  const before = formOf(event)
  const filled = fillForm(before, sent)
  if (before.date && filled.isDateToBeConfirmed)
    throw new Failure('SERIES_NEEDS_DATE', { fields: { date: words[ctx.lang].failures.SERIES_NEEDS_DATE } })
  // The places before the events, as everywhere.
  const isResized = filled.maxParticipants !== before.maxParticipants
  const tallies = isResized ? await lockTallies(ctx.db, [event.id, ...following]) : null
  const { form: after, isRescheduled } = await saveEvent(ctx, event, version, filled, { isToldTogether: true })
  ensure(translation?.language !== after.lang, 'OWN_LANGUAGE')
  const change = changeOf(before, after)
  const later = (await openLater(ctx, following)).filter(({ cancelledAt }) => cancelledAt === null)
  const ids = later.map(({ id }) => id)
  const forms: EventForm[] = []
  for (const each of later) {
    if (tallies) ensurePlaces(ctx, each, change, tallies.get(each.id)?.placesTaken ?? 0)
    forms.push(await checkLater(ctx, each, change))
  }
  const moved = await saveForms(
    ctx,
    later.map((each, index) => ({ event: each, form: forms[index] as EventForm })),
    { isToldTogether: true },
  )
  if (translation) await translate(ctx, event.id, ids, translation)
  if (applyCover) await putCover(ctx, ids, event.coverFile)
  const dates = [...(isRescheduled ? [event] : []), ...moved].map(changedDate)
  if (dates.length > 0) await ctx.tell('series.rescheduled', { changeId: ctx.newId(), dates })
  return { id: event.id, count: 1 + later.length }
}

/** A later event may have values of its own that do not fit the change; then its date is named. */
async function checkLater(ctx: UserContext, later: StoredEvent, change: SeriesChange): Promise<EventForm> {
  try {
    return await checkForm(ctx, applyChange(formOf(later), change))
  } catch (error) {
    if (!(error instanceof Failure && error.failure === 'INVALID_INPUT' && later.date)) throw error
    const date = dayName(later.date, ctx.lang)
    const fields = Object.entries(error.fields ?? {}).map(([field, problem]) => [field, `${date}: ${problem}`])
    throw new Failure(error.failure, { fields: Object.fromEntries(fields) })
  }
}

function ensurePlaces({ lang }: UserContext, { date }: StoredEvent, { fields }: SeriesChange, taken: number): void {
  if (!isTooSmall(fields.maxParticipants ?? null, taken)) return
  const { placesTaken, placesTakenOn } = words[lang].eventProblems
  const message = date ? placesTakenOn.replace('{{date}}', dayName(date, lang)) : placesTaken
  throw new Failure('PLACES_TAKEN', { fields: { maxParticipants: message.replace('{{number}}', String(taken)) } })
}

type Translation = NonNullable<Sent['translation']>

/** Saves the translation of the event, and applies what changed to the others. */
async function translate(ctx: UserContext, eventId: string, laterIds: string[], { language, text }: Translation) {
  const { db, community } = ctx
  const known = await listTranslations(db, [eventId, ...laterIds], language)
  const before = known.get(eventId) ?? null
  const later = laterIds.map(id => ({ id, to: laterTranslation(before, text, known.get(id) ?? null) }))
  const changed = [{ id: eventId, to: text }, ...later]
  const texts = changed.flatMap(({ id, to }) => (to ? [{ eventId: id, ...to }] : []))
  await saveTranslations(db, { communityId: community.id, language }, texts)
  const removed = changed.filter(({ to }) => to === null).map(({ id }) => id)
  await removeTranslations(db, removed, language)
}

/** The file is shared by the events that show it. */
async function putCover(ctx: UserContext, ids: string[], file: string | null): Promise<void> {
  const former = (await replaceCovers(ctx.db, ids, file)).filter(each => each !== file)
  await ctx.tell('event.coverReplaced', ...former.map(each => ({ file: each })))
}
