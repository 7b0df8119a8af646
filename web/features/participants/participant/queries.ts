import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** A visitor sees less than a participant: cached separately, so that signing in shows the rest. */
export const participantQuery = (slug: string, viewer: string | null) =>
  queryOptions({ queryKey: ['participant', slug, viewer], queryFn: () => api.participant.getBySlug({ slug }) })
