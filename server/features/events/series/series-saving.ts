import { words } from '#contract/capabilities.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { seriesApi } from '#contract/events/series.ts'
import { fillForm, formOf } from '#server/features/events/event/event-form.ts'
import { saveEvent } from '#server/features/events/event/event-saving.ts'
import { isTooSmall } from '#server/features/events/event/rules.ts'
import { replaceCover, type StoredEvent } from '#server/features/events/event/store.ts'
import { lockTally } from '#server/features/events/participation/store.ts'
import { findTranslation, removeTranslation, saveTranslation } from '#server/features/events/translation/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
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
  const after = await saveEvent(ctx, event, version, filled)
  ensure(translation?.language !== after.lang, 'OWN_LANGUAGE')
  const change = changeOf(before, after)
  const spread = translation && (await translate(ctx, event.id, translation))
  let count = 1
  for (const id of following) {
    // The places before the event, as everywhere.
    const tally = change.fields.maxParticipants === undefined ? null : await lockTally(ctx.db, id)
    const later = await openLater(ctx, id)
    if (!later || later.cancelledAt) continue
    if (tally) ensurePlaces(ctx, later, change, tally.placesTaken)
    await saveLater(ctx, later, change)
    await spread?.(id)
    if (applyCover) await putCover(ctx, id, event.coverFile)
    count++
  }
  return { id: event.id, count }
}

/** A later event may have values of its own that do not fit the change; then its date is named. */
async function saveLater(ctx: UserContext, later: StoredEvent, change: SeriesChange): Promise<void> {
  try {
    await saveEvent(ctx, later, later.version, applyChange(formOf(later), change))
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

/** Saves the translation of the event, and returns what applies it to another. */
async function translate({ db, community }: UserContext, eventId: string, { language, text }: Translation) {
  const before = await findTranslation(db, eventId, language)
  const put = async (id: string, to: typeof text) => {
    if (to) await saveTranslation(db, { communityId: community.id, eventId: id }, { language, ...to })
    else await removeTranslation(db, id, language)
  }
  await put(eventId, text)
  return async (laterId: string) => {
    const to = laterTranslation(before, text, await findTranslation(db, laterId, language))
    if (to !== undefined) await put(laterId, to)
  }
}

/** The file is shared by the events that show it. */
async function putCover(ctx: UserContext, id: string, file: string | null): Promise<void> {
  const former = await replaceCover(ctx.db, id, file)
  if (former && former !== file) await ctx.tell('event.coverReplaced', { file: former })
}
