import type { Chore } from '#server/platform/jobs/jobs.ts'
import { removeExpired } from './store.ts'

const removeOld: Chore = {
  name: 'memberMerge.remove old',
  cron: '45 3 * * *',
  run: ({ now, inEachCommunity }) => inEachCommunity(({ db }) => removeExpired(db, now)),
}

export const memberMergeChores: Chore[] = [removeOld]
