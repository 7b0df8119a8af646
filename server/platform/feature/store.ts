import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'

/**
 * Locks participants until the transaction ends, before something is written about them: a concurrent deletion waits,
 * and then removes it too. Fails when one is gone already; a retried job no longer finds them either.
 */
export async function holdParticipants(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const held = await db`
    select id from participant where id = any (${ids}::uuid[]) ${lockRows(db, 'deleted person', 'key share')}`
  if (held.length < new Set(ids).size) throw new Error('A participant named in the text no longer exists')
}
