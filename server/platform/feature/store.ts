import type { Db } from '#server/platform/db/connect.ts'

/**
 * Holds participants until the transaction ends, for what is about to be written about them: a deletion of one waits and then finds
 * it. Fails when one is gone already; a job that tries again no longer finds them either.
 */
export async function holdParticipants(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const held = await db`select id from participant where id = any (${ids}::uuid[]) for key share`
  if (held.length < new Set(ids).size) throw new Error('A participant who is written about is gone')
}
