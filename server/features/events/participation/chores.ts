import './news.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import { listCommunitiesUnsettled, listUnsettled } from './store.ts'

/**
 * Finds what no job was queued for: holds that ended while the server was down, places that became free by the deletion of an account.
 * Each event is settled by a job of its own, which locks one event at a time.
 */
const settleEvents: Chore = {
  name: 'settle events',
  cron: '* * * * *',
  run: async ({ now, sql, inEachCommunity }) =>
    inEachCommunity(
      async scope => {
        for (const eventId of await listUnsettled(scope.db, scope.now))
          await scope.queue('participation.settle', { eventId }, { key: `settle ${eventId}` })
      },
      await listCommunitiesUnsettled(sql, now),
    ),
}

export const participationChores: Chore[] = [settleEvents]
