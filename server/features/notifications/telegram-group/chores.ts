import type { Chore } from '#server/platform/jobs/jobs.ts'
import { listKeptPictures } from '../delivery/store.ts'

const dayMs = 86_400_000
/** So long a picture that did not arrive can be sent again. */
const keptMs = 30 * dayMs

/** Pictures that arrived, and those of calls that failed after storing them. */
export const telegramGroupChores: Chore[] = [
  {
    name: 'remove pictures of telegram groups',
    cron: '23 4 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(async ({ db, storage, community }) => {
        // Listed first: a picture that is saved meanwhile is younger than a day.
        const stored = await storage.list(community.id)
        const kept = await listKeptPictures(db, new Date(now.getTime() - keptMs))
        for (const { name, storedAt } of stored)
          if (/^room_[0-9a-f-]{36}\.jpg$/.test(name) && !kept.has(name) && now.getTime() - storedAt.getTime() > dayMs)
            await storage.remove(community.id, name)
      }),
  },
]
