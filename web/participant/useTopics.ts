import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

const hour = 3_600_000
const none: string[] = []

/** The community's common topics; none while they are loading, and none if that fails. */
export function useTopics(): string[] {
  const { data } = useQuery({
    queryKey: ['topics'],
    queryFn: () => api.onboarding.listTopics(),
    staleTime: hour,
    retry: false,
  })
  return data ?? none
}
