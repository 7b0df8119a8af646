import type { BulkAction, BulkStep } from '#contract/crm/bulk-action.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

const columns = (db: Db): Fragment => db`id, kind, tag, total, done, skipped, failed, created_at, finished_at`

type NewAction = { communityId: string; id: string; step: BulkStep; userId: string; at: Date }

/** Freezes the members that meet the condition over `listed_member m`. Null if there are none. */
export async function insertAction(db: Db, where: Fragment, action: NewAction): Promise<BulkAction | null> {
  const { communityId, id, step, userId, at } = action
  const [row] = await db<BulkAction[]>`
    insert into bulk_action (community_id, id, kind, tag, participant_ids, total, created_by, created_at)
    select ${communityId}, ${id}, ${step.kind}, ${'tag' in step ? step.tag : null}, s.ids, cardinality(s.ids), ${userId}, ${at}
    from (select array_agg(m.participant_id order by m.participant_id) as ids from listed_member m where ${where}) s
    where s.ids is not null returning ${columns(db)}`
  return row ?? null
}

export const whereIds = (db: Db, ids: string[]): Fragment => db`m.participant_id = any (${ids}::uuid[])`

export const whereNotIds = (db: Db, where: Fragment, ids: string[]): Fragment =>
  ids.length > 0 ? db`${where} and m.participant_id <> all (${ids}::uuid[])` : where

export async function listUnfinished(db: Db): Promise<BulkAction[]> {
  return db<BulkAction[]>`
    select ${columns(db)} from bulk_action where finished_at is null order by created_at, id limit 20`
}

export async function findAction(db: Db, id: string): Promise<BulkAction | null> {
  const [row] = await db<BulkAction[]>`select ${columns(db)} from bulk_action where id = ${id}`
  return row ?? null
}

export type Batch = BulkAction & { ids: string[]; createdBy: string | null }

/** The members who come next, of an action that no other worker takes until the transaction ends; null if it is finished. */
export async function takeBatch(db: Db, id: string, size: number): Promise<Batch | null> {
  const [row] = await db<Batch[]>`
    select ${columns(db)}, created_by, participant_ids[done + 1 : done + ${size}] as ids from bulk_action
    where id = ${id} and finished_at is null ${lockRows(db, 'bulk action')}`
  return row ?? null
}

type Progress = { done: number; skipped: number; failed: number }

export async function saveProgress(
  db: Db,
  id: string,
  { done, skipped, failed }: Progress,
  at: Date,
): Promise<boolean> {
  const [row] = await db<{ isFinished: boolean }[]>`
    update bulk_action set done = done + ${done}, skipped = skipped + ${skipped}, failed = failed + ${failed},
      finished_at = case when done + ${done} >= total then ${at}::timestamptz end,
      participant_ids = case when done + ${done} >= total then '{}' else participant_ids end
    where id = ${id} returning finished_at is not null as is_finished`
  return row?.isFinished ?? true
}

export async function findManager(db: Db, userId: string): Promise<{ userId: string; role: Role } | null> {
  const [row] = await db<{ userId: string; role: Role }[]>`
    select c.user_id, c.role from connection c where c.user_id = ${userId} and (c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = c.user_id and g.permission = 'CAN_MANAGE_COMMUNITY'))
      and not exists (select from blocked_user b where b.user_id = c.user_id)`
  return row ?? null
}

export async function exportActions(db: Db, { userId }: Person): Promise<unknown> {
  return db`select kind, tag, total, created_at from bulk_action where created_by = ${userId} order by created_at, id`
}

/** What a manager typed goes with them: their actions stop. The person leaves no trace in selections that still run: an id of nobody stands in their place, so that places stay. */
export async function forgetPerson(db: Db, { userId, participantId }: Person): Promise<void> {
  await db`update bulk_action set created_by = null, tag = null where created_by = ${userId}`
  if (participantId)
    await db`
      update bulk_action set participant_ids = array_replace(participant_ids, ${participantId}::uuid, ${nobody}::uuid)
      where finished_at is null and ${participantId} = any (participant_ids)`
}

const nobody = '00000000-0000-0000-0000-000000000000'
