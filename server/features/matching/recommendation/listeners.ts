import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { queueNewcomer } from './newcomer.ts'

export const recommendationListeners: Listener[] = [
  listener('show newcomer', 'participant.joined', ({ participantId }, scope) => queueNewcomer(scope, participantId)),
  listener('show confirmed newcomer', 'participant.moderated', ({ participantId }, scope) =>
    queueNewcomer(scope, participantId),
  ),
]
