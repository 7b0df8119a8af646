import { queryOptions } from '@tanstack/react-query'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'

/** Somebody of whom only the id is known: most often they wrote to the reader, or were recommended. */
export const introParticipantQuery = (participantId: string) =>
  queryOptions({
    queryKey: ['person', 'by id', participantId],
    queryFn: async (): Promise<ListedParticipant> => {
      const [received, recommended] = await Promise.all([
        api.intro.list({ direction: 'received' }),
        api.recommendation.list(),
      ])
      const known = [...received.items, ...recommended.items].find(({ person }) => person.id === participantId)
      return known?.person ?? findAnybody(participantId)
    },
  })

async function findAnybody(participantId: string): Promise<ListedParticipant> {
  const { id, slug, firstName, lastName, company, position, city, lookingFor, tags, avatarUrl } =
    await api.participant.getBySlug({ slug: participantId })
  return { id, slug, firstName, lastName, company, position, city, lookingFor, tags, avatarUrl }
}
