import type { Chore } from '#server/platform/jobs/jobs.ts'
import { listUsedPhotos } from './store.ts'

/** An upload stores its files before it saves their name; a younger file may still get its owner. */
const youngMs = 86_400_000

/** Nightly removal of photos that nobody shows: left behind when a process was killed between storing and saving. */
export const photoChores: Chore[] = [
  {
    name: 'remove photos without an owner',
    cron: '37 3 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(async ({ db, storage, community }) => {
        const stored = await storage.list(community.id)
        const used = await listUsedPhotos(db)
        for (const { name, storedAt } of stored) {
          const [, file] = /^(photo-[0-9a-f-]{36})-\d+\.webp$/.exec(name) ?? []
          if (file && !used.has(file) && now.getTime() - storedAt.getTime() > youngMs)
            await storage.remove(community.id, name)
        }
      }),
  },
]
