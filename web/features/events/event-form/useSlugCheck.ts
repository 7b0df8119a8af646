import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { slugProblem } from '#contract/events/event-problems.ts'
import { api } from '#web/lib/calls/api.ts'

export type SlugCheck = { state: 'none' | 'checking' | 'free' | 'own' | 'taken'; suggestion: string | null }

const none: SlugCheck = { state: 'none', suggestion: null }

/** Whether the typed address is free, asked a moment after the last key. Without an answer the server decides on saving. */
export function useSlugCheck(typed: string, event: { id: string; slug: string } | null): SlugCheck {
  const slug = typed.trim().toLowerCase()
  const [asked] = useDebouncedValue(slug, 400)
  const isWorthAsking = slugProblem(slug) === null && slug !== event?.slug
  const { data, isError } = useQuery({
    queryKey: ['event', 'slug', asked, event?.id ?? null],
    queryFn: ({ signal }) =>
      api.event.isSlugAvailable({ slug: asked, ...(event && { eventId: event.id }) }, { signal }),
    enabled: isWorthAsking && asked === slug,
    staleTime: 10_000,
    retry: false,
  })
  if (event && slug === event.slug) return { state: 'own', suggestion: null }
  if (!isWorthAsking || isError) return none
  if (asked !== slug || !data) return { state: 'checking', suggestion: null }
  return data.isAvailable ? { state: 'free', suggestion: null } : { state: 'taken', suggestion: data.suggestion }
}
