import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Account = { balance: number; refilledAt: string }

export async function findAccount(db: Db, participantId: string): Promise<Account | null> {
  const [row] = await db<Account[]>`
    select balance, refilled_at from credit_account where participant_id = ${participantId}`
  return row ?? null
}

type Place = { communityId: string; participantId: string }

/**
 * Creates the account of this period if needed, and locks it until the transaction ends. True when it was refilled just
 * now.
 */
export async function lockAccount(
  db: Db,
  { communityId, participantId }: Place,
  { allowance, periodFrom }: { allowance: number; periodFrom: Date },
): Promise<{ balance: number; isRefilled: boolean }> {
  const [made] = await db`
    insert into credit_account (community_id, participant_id, balance, refilled_at)
    values (${communityId}, ${participantId}, ${allowance}, ${periodFrom})
    on conflict (community_id, participant_id) do nothing returning balance`
  // Lock first, read second: a balance read before the lock would be stale.
  await db`select from credit_account where participant_id = ${participantId} ${lockRows(db, 'credit account')}`
  const [refilled] = await db`
    update credit_account set balance = ${allowance}, refilled_at = ${periodFrom}
    where participant_id = ${participantId} and refilled_at < ${periodFrom} returning balance`
  const account = await findAccount(db, participantId)
  return { balance: account?.balance ?? 0, isRefilled: made !== undefined || refilled !== undefined }
}

type Entry = Place & {
  id: string
  amount: number
  kind: 'REFILL' | 'INTRO' | 'REFUND'
  introId: string | null
  at: Date
}

/** False when this entry of the intro exists. */
export async function insertEntry(db: Db, entry: Entry): Promise<boolean> {
  const [row] = await db`
    insert into credit_entry (community_id, id, participant_id, amount, kind, intro_id, created_at)
    values (${entry.communityId}, ${entry.id}, ${entry.participantId}, ${entry.amount}, ${entry.kind}, ${entry.introId}, ${entry.at})
    on conflict (community_id, intro_id, kind) do nothing returning id`
  return row !== undefined
}

export async function changeBalance(db: Db, participantId: string, amount: number): Promise<void> {
  await db`update credit_account set balance = balance + ${amount} where participant_id = ${participantId}`
}

export async function findCharge(db: Db, introId: string): Promise<{ participantId: string; amount: number } | null> {
  const [row] = await db<{ participantId: string; amount: number }[]>`
    select participant_id, -amount as amount from credit_entry where intro_id = ${introId} and kind = 'INTRO'`
  return row ?? null
}

export type HistoryEntry = {
  amount: number
  kind: 'REFILL' | 'INTRO' | 'REFUND'
  name: string | null
  createdAt: string
}

export async function listEntries(db: Db, participantId: string, count: number): Promise<HistoryEntry[]> {
  return db<HistoryEntry[]>`
    select e.amount, e.kind, case when p.id is null then null else p.first_name || ' ' || p.last_name end as name, e.created_at
    from credit_entry e left join intro i on i.id = e.intro_id left join visible_participant p on p.id = i.to_id
    where e.participant_id = ${participantId} order by e.created_at desc, e.kind = 'REFILL', e.id desc limit ${count}`
}

export async function exportAccount(db: Db, { participantId }: Person): Promise<unknown> {
  return participantId && findAccount(db, participantId)
}

export async function exportEntries(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select amount, kind, created_at as at from credit_entry where participant_id = ${participantId} order by created_at, id`
}
