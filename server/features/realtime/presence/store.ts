import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'

/** Those of them who have an open socket and are visible. */
export async function listOnline(db: Db, participantIds: string[], since: Date): Promise<string[]> {
  if (participantIds.length === 0) return []
  const rows = await db<{ id: string }[]>`
    select distinct p.id from presence o join visible_participant p on p.community_id = o.community_id and p.id = o.participant_id
    where o.participant_id = any (${participantIds}::uuid[]) and o.seen_at > ${since}`
  return rows.map(({ id }) => id)
}

/** Those of them whom a process shows as online. */
export async function listShown(db: Db, participantIds: string[], since: Date): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select distinct participant_id as id from presence
    where participant_id = any (${participantIds}::uuid[]) and seen_at > ${since}`
  return rows.map(({ id }) => id)
}

export type Held = { communityId: string; participantId: string; processId: string }

export const lockPresence = (db: Db, { communityId, participantId }: Omit<Held, 'processId'>): Promise<void> =>
  takeLock(db, 'presence', `${communityId} ${participantId}`)

/** Says that this process holds a socket of theirs, if they are visible. */
export async function savePresence(db: Db, { communityId, participantId, processId }: Held, at: Date): Promise<void> {
  await db`
    insert into presence (community_id, participant_id, process_id, seen_at)
    select ${communityId}, p.id, ${processId}, ${at} from visible_participant p where p.id = ${participantId}
    on conflict (community_id, participant_id, process_id) do update set seen_at = excluded.seen_at`
}

export async function removePresence(db: Db, { participantId, processId }: Held): Promise<void> {
  await db`delete from presence where participant_id = ${participantId} and process_id = ${processId}`
}

/**
 * Renews the rows of this process. Returns the participants whose row is not as it should be: those of `here` who are visible and
 * have none, and rows of people who are hidden or no longer here.
 */
export async function renewPresence(db: Db, processId: string, here: string[], at: Date): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    with renewed as (
      update presence set seen_at = ${at} where process_id = ${processId} returning participant_id as id),
    visible as (select p.id from visible_participant p where p.id = any (${here}::uuid[]))
    select coalesce(r.id, v.id) as id from renewed r full join visible v on v.id = r.id where r.id is null or v.id is null`
  return rows.map(({ id }) => id)
}

/** Removes rows that their process stopped renewing, and returns whose they were. */
export async function removeStalePresence(db: Db, before: Date): Promise<string[]> {
  const rows = await db<
    { id: string }[]
  >`delete from presence where seen_at <= ${before} returning participant_id as id`
  return [...new Set(rows.map(({ id }) => id))]
}
