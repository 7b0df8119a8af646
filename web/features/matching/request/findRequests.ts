import { api } from '#web/lib/calls/api.ts'
import type { Found } from '#web/shell/capability.ts'
import { writeFeedState } from './feedState.ts'

/** Open requests for the palette; each leads to the feed with the same search. */
export async function findRequests(search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.request.list({ search, size: 4 }, { signal })
  return items.map(({ id, text, person }) => ({
    id,
    label: text,
    text: `${person.firstName} ${person.lastName}`,
    to: `/my_communities?${writeFeedState({ search, isFitting: false })}`,
  }))
}
