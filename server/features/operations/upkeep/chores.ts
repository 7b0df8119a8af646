import { forgetDeleted } from '#server/features/auth/account/actions.ts'
import { removeOldCodes } from '#server/features/auth/code/actions.ts'
import { removeOldEmailChanges } from '#server/features/auth/email-change/actions.ts'
import { removeOldSessions } from '#server/features/auth/session/actions.ts'
import { removeOldCounts, removeOldReplies } from '#server/platform/http/store.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'

const day = 86_400_000

/** Nightly removal of expired data. */
export const upkeepChores: Chore[] = [
  {
    name: 'upkeep',
    cron: '17 3 * * *',
    async run({ now, sql, inEachCommunity }) {
      await removeOldCounts(sql, new Date(now.getTime() - 2 * day))
      await removeOldSessions(sql, new Date(now.getTime() - 30 * day))
      await removeOldCodes(sql, new Date(now.getTime() - 2 * day))
      await removeOldEmailChanges(sql, now)
      await forgetDeleted(sql, new Date(now.getTime() - 30 * day))
      await inEachCommunity(scope => removeOldReplies(scope.db, new Date(now.getTime() - day)))
    },
  },
]
