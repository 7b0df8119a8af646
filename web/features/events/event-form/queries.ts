import { queryOptions } from '@tanstack/react-query'
import type { ManagedEvent } from '#contract/events/event.ts'
import { api } from '#web/lib/calls/api.ts'
import { loadDraft } from './drafts.ts'
import { type EventValues, valuesOf } from './values.ts'

type Managed = { event: ManagedEvent; values: EventValues }

/** The event with its translation, as the form has it. */
export async function loadManaged(key: string): Promise<Managed> {
  const event = await api.event.getManaged({ id: key })
  const { translation } = await api.translation.get({ id: event.id, language: otherThan(event.lang) })
  return { event, values: valuesOf(event, translation) }
}

const otherThan = (lang: 'en' | 'ru'): 'en' | 'ru' => (lang === 'en' ? 'ru' : 'en')

/** A form is opened with the newest version, never with one from an earlier visit. */
export const managedQuery = (key: string) =>
  queryOptions({
    queryKey: ['event', 'managed', key],
    queryFn: () => loadManaged(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const draftQuery = (eventId: string | null) =>
  queryOptions({
    queryKey: ['event', 'draft', eventId],
    queryFn: () => loadDraft(eventId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The translation if it was changed; without a text where it was emptied. */
export function changedTranslation(values: EventValues, base: EventValues) {
  const { translatedTitle: title, translatedDescription: description } = values
  if (title === base.translatedTitle && description === base.translatedDescription) return null
  const isEmpty = title.trim() === '' && description.trim() === ''
  return { language: otherThan(values.lang), text: isEmpty ? null : { title, description } }
}

/** Saves the translation if it changed; an emptied one is removed. */
export async function saveTranslation(id: string, values: EventValues, base: EventValues): Promise<void> {
  const changed = changedTranslation(values, base)
  if (!changed) return
  const { language, text } = changed
  if (text) await api.translation.save({ id, language, ...text })
  else await api.translation.remove({ id, language })
}
