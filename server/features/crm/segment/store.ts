import type { MemberFilter } from '#contract/crm/member-filter.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type StoredSegment = { id: string; name: string; filter: MemberFilter }

export async function listSegments(db: Db): Promise<StoredSegment[]> {
  return db<StoredSegment[]>`select id, name, filter from segment order by lower(name), id limit 200`
}

export async function findSegment(db: Db, id: string): Promise<StoredSegment | null> {
  const [row] = await db<StoredSegment[]>`select id, name, filter from segment where id = ${id}`
  return row ?? null
}

/** How many members meet each condition, in one pass over the members. */
export async function countEach(db: Db, conditions: Fragment[]): Promise<number[]> {
  if (conditions.length === 0) return []
  const counts = conditions.map(condition => db`count(*) filter (where ${condition})::integer`)
  const joined = counts.reduce((before, count) => db`${before}, ${count}`)
  const [row] = await db<{ counts: number[] }[]>`
    select array[${joined}] as counts from listed_member m where m.community_id = (select current_community())`
  return row?.counts ?? []
}

/** How many segments there are; no other is added until the transaction ends. */
export async function countToAdd(db: Db, communityId: string): Promise<number> {
  await takeLock(db, 'segments', communityId)
  const [row] = await db<{ count: number }[]>`select count(*)::integer as count from segment`
  return row?.count ?? 0
}

type NewSegment = StoredSegment & { communityId: string; userId: string; at: Date }

const json = (db: Db, filter: MemberFilter): Fragment => db`${JSON.stringify(filter)}::text::jsonb`

/** False if another segment has this name. */
export async function insertSegment(
  db: Db,
  { communityId, id, name, filter, userId, at }: NewSegment,
): Promise<boolean> {
  const rows = await db`
    insert into segment (community_id, id, name, filter, created_by, created_at, changed_at)
    values (${communityId}, ${id}, ${name}, ${json(db, filter)}, ${userId}, ${at}, ${at})
    on conflict (community_id, lower(name)) do nothing returning id`
  return rows.length > 0
}

/** False if another segment has this name. */
export async function updateSegment(db: Db, { id, name, filter }: StoredSegment, at: Date): Promise<boolean> {
  const rows = await db`
    update segment s set name = ${name}, filter = ${json(db, filter)}, changed_at = ${at}
    where s.id = ${id} and not exists (select from segment o where lower(o.name) = lower(${name}) and o.id <> ${id}) returning s.id`
  return rows.length > 0
}

export async function removeSegment(db: Db, id: string): Promise<StoredSegment | null> {
  const [row] = await db<StoredSegment[]>`delete from segment where id = ${id} returning id, name, filter`
  return row ?? null
}

export async function exportSegments(db: Db, { userId }: Person): Promise<unknown> {
  return db`select name, filter, created_at from segment where created_by = ${userId} order by created_at, id`
}

export async function forgetAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update segment set created_by = null where created_by = ${userId}`
}
