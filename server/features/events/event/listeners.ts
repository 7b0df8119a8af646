import './news.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import '../calendar/jobs.ts'
import { listInvited } from '../calendar/store.ts'
import { removeCover } from './event-cover.ts'
import type { EventNews } from './letters.tsx'
import { findEvent, isCoverUsed } from './store.ts'

/** One job per participant, so that one that fails stops no other. */
async function tellEverybody(
  scope: Scope,
  { eventId, isToldTogether }: { eventId: string; isToldTogether?: boolean },
  news: EventNews,
): Promise<void> {
  if (isToldTogether) return
  const event = await findEvent(scope.db, eventId, { userId: null, lang: scope.community.lang })
  if (!event || event.deletedAt) return
  for (const participationId of await listInvited(scope.db, eventId))
    await scope.queue('calendar.update', { participationId, news, sequence: event.sequence })
}

export const eventListeners: Listener[] = [
  // After the commit, so that a saved cover always exists. Other events of a series may still show it.
  listener('remove former cover', 'event.coverReplaced', async ({ file }, scope) => {
    if (!(await isCoverUsed(scope.db, file))) await removeCover(scope, file)
  }),
  listener('tell participants: rescheduled', 'event.rescheduled', (told, scope) =>
    tellEverybody(scope, told, 'rescheduled'),
  ),
  listener('tell participants: cancelled', 'event.cancelled', (told, scope) => tellEverybody(scope, told, 'cancelled')),
]
