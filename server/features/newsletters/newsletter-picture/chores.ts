import type { Chore } from '#server/platform/jobs/jobs.ts'
import { listUsedPictures } from './store.ts'

/** A younger one may belong to a newsletter that is just being written. */
const youngMs = 86_400_000

export const newsletterPictureChores: Chore[] = [
  {
    name: 'remove pictures of newsletters',
    cron: '41 4 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(async ({ db, storage, community }) => {
        // Listed first: a picture that is saved meanwhile is younger than a day.
        const stored = await storage.list(community.id)
        const used = await listUsedPictures(db)
        for (const { name, storedAt } of stored)
          if (
            /^newsletter-[0-9a-f-]{36}\.jpg$/.test(name) &&
            !used.has(name) &&
            now.getTime() - storedAt.getTime() > youngMs
          )
            await storage.remove(community.id, name)
      }),
  },
]
