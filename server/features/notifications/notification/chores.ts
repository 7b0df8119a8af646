import type { Chore } from '#server/platform/jobs/jobs.ts'
import { removeOld } from './store.ts'

const day = 86_400_000
const keptMs = 180 * day
const dismissedKeptMs = 30 * day

export const notificationChores: Chore[] = [
  {
    name: 'remove old notifications',
    cron: '41 3 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(({ db }) =>
        removeOld(db, new Date(now.getTime() - keptMs), new Date(now.getTime() - dismissedKeptMs)),
      ),
  },
]
