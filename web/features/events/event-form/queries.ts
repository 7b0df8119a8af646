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

const otherThan = (lang: 'en' | 'ru') => (lang === 'en' ? 'ru' : 'en')

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

/** Saves the translation if it changed; an emptied one is removed. */
export async function saveTranslation(id: string, values: EventValues, base: EventValues): Promise<void> {
  const { translatedTitle: title, translatedDescription: description } = values
  if (title === base.translatedTitle && description === base.translatedDescription) return
  const language = otherThan(values.lang)
  if (title.trim() === '' && description.trim() === '') await api.translation.remove({ id, language })
  else await api.translation.save({ id, language, title, description })
}
