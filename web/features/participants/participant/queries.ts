import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** What a visitor may see is less than what a member may: kept apart, so that signing in shows the rest. */
export const participantQuery = (slug: string, viewer: string | null) =>
  queryOptions({ queryKey: ['participant', slug, viewer], queryFn: () => api.participant.getBySlug({ slug }) })
