import { api } from '#web/lib/calls/api.ts'
import type { EventValues } from './values.ts'

/** `version` is that of the event when the draft was begun. */
export type EventDraft = { values: Partial<EventValues>; savedAt: string; version: number | null }

const keyOf = (eventId: string | null) => (eventId ? { eventId } : {})

export async function loadDraft(eventId: string | null): Promise<EventDraft | null> {
  const { draft } = await api.eventDraft.get(keyOf(eventId))
  if (!draft) return null
  const { version, ...values } = draft.fields
  return {
    values: values as Partial<EventValues>,
    savedAt: draft.updatedAt,
    version: typeof version === 'number' ? version : null,
  }
}

export async function saveDraft(eventId: string | null, values: EventValues, version: number | null): Promise<void> {
  await api.eventDraft.save({ ...keyOf(eventId), fields: { ...values, version } })
}

export async function removeDraft(eventId: string | null): Promise<void> {
  await api.eventDraft.remove(keyOf(eventId))
}

/**
 * The form with its draft. A draft of an earlier version of this page may lack a field, or have another kind of value in it:
 * then that field stays as it is published.
 */
export function withDraft(published: EventValues, { values }: Pick<EventDraft, 'values'>): EventValues {
  const known = Object.entries(values).filter(
    ([field, value]) => typeof value === typeof published[field as keyof EventValues],
  )
  return { ...published, ...Object.fromEntries(known) }
}
