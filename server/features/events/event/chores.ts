import { eventLimits } from '#contract/events/event-fields.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import { listCommunitiesToPurge, listUsedCovers, purgeDeleted } from './store.ts'

/** An upload stores its files before it saves their name; a younger file may still get its owner. */
const youngMs = 86_400_000

export const eventChores: Chore[] = [
  {
    name: 'remove deleted events',
    cron: '23 * * * *',
    async run({ now, sql, inEachCommunity }) {
      const before = new Date(now.getTime() - eventLimits.restoreHours * 3_600_000)
      const due = await listCommunitiesToPurge(sql, before)
      await inEachCommunity(async ({ db, tell }) => {
        for (const file of await purgeDeleted(db, before)) await tell('event.coverReplaced', { file })
      }, due)
    },
  },
  {
    name: 'remove covers without an event',
    cron: '47 3 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(async ({ db, storage, community }) => {
        const stored = await storage.list(community.id)
        const used = await listUsedCovers(db)
        for (const { name, storedAt } of stored) {
          const [, file] = /^(eventcover-[0-9a-f-]{36})-\d+\.webp$/.exec(name) ?? []
          if (file && !used.has(file) && now.getTime() - storedAt.getTime() > youngMs)
            await storage.remove(community.id, name)
        }
      }),
  },
]
