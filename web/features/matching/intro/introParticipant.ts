import { queryOptions } from '@tanstack/react-query'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { toListedParticipant } from '#web/participant/listedParticipant.ts'

/** A person of whom only the id is known: searched in received intros and recommendations first. */
export const introParticipantQuery = (participantId: string) =>
  queryOptions({
    queryKey: ['participant', 'by id', participantId],
    queryFn: async (): Promise<ListedParticipant> => {
      const [received, recommended] = await Promise.all([
        api.intro.list({ direction: 'received' }),
        api.recommendation.list(),
      ])
      const known = [...received.items, ...recommended.items].find(({ person }) => person.id === participantId)
      return known?.person ?? toListedParticipant(await api.participant.getBySlug({ slug: participantId }))
    },
  })
