import type { Chore } from '#server/platform/jobs/jobs.ts'
import { logosIn } from './rules.ts'
import { listTextsWithLogos } from './store.ts'

/** An uploaded logo is saved some time after the upload, when the manager saves the form. */
const youngMs = 7 * 86_400_000

/** Nightly removal of logos that were uploaded and never saved. Those of the audit log stay: undoing shows them again. */
export const communitySettingChores: Chore[] = [
  {
    name: 'remove logos without an owner',
    cron: '43 3 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(async ({ db, storage, community }) => {
        const stored = (await storage.list(community.id)).filter(({ name }) => name.startsWith('logo-'))
        if (stored.length === 0) return
        const used = new Set((await listTextsWithLogos(db, community.id)).flatMap(logosIn))
        for (const { name, storedAt } of stored)
          if (!logosIn(name).some(file => used.has(file)) && now.getTime() - storedAt.getTime() > youngMs)
            await storage.remove(community.id, name)
      }),
  },
]
