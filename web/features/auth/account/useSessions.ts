import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { api } from '#web/lib/calls/api.ts'

export const sessionsKey = ['sessions']

export type OpenSession = ReplyOf<Api['session']['listSessions']>[number]

/** The user's sessions: the current one first, then by last use. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: () => api.session.listSessions(),
    select: sessions => [...sessions].sort(byUse),
  })

function byUse(one: OpenSession, other: OpenSession): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1
  return Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt)
}
