import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { isDomainLabel } from './foundingDraft.ts'

export type DomainCheck =
  | { state: 'none' | 'checking' | 'unchecked' }
  | { state: 'free'; url: string }
  | { state: 'taken' | 'reserved'; suggestion: string | null }

/** Whether the typed label is free, asked a moment after the last key. */
export function useDomainCheck(domain: string): DomainCheck {
  const [asked] = useDebouncedValue(domain, 400)
  const isWorthAsking = isDomainLabel(domain)
  const { data, isError } = useQuery({
    queryKey: ['community', 'domain', asked],
    queryFn: ({ signal }) => api.community.checkDomain({ domain: asked }, { signal }),
    enabled: isWorthAsking && asked === domain,
    staleTime: 10_000,
    retry: false,
  })
  if (!isWorthAsking) return { state: 'none' }
  if (isError) return { state: 'unchecked' }
  if (asked !== domain || !data) return { state: 'checking' }
  return data.problem
    ? { state: data.problem, suggestion: data.suggestion }
    : { state: 'free', url: new URL(data.url).host }
}
