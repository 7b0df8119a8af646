import { api } from '#web/lib/calls/api.ts'
import type { Found } from '#web/shell/capability.ts'

/** Participants for the palette. */
export async function findPeople(id: string, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.directory.list({ id, search, size: 6 }, { signal })
  return items.map(person => ({
    id: person.id,
    label: `${person.firstName} ${person.lastName}`,
    text: [person.position, person.company, person.city].filter(Boolean).join(', '),
    to: `/u/${person.slug}`,
  }))
}
