import type { SetUpRow } from '#server/generated/set-up.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'

export async function hasCommunity(db: Db): Promise<boolean> {
  const [row] = await db`select 1 from community limit 1`
  return row !== undefined
}

/** Replaces the secret of an earlier start. */
export async function saveSecret(db: Db, secretHash: Uint8Array, createdAt: Date): Promise<void> {
  await db`
    insert into set_up (secret_hash, created_at) values (${secretHash}, ${createdAt})
    on conflict (is_only) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`
}

export async function findSecret(db: Db): Promise<Uint8Array | null> {
  const [row] = await db<Pick<SetUpRow, 'secretHash'>[]>`select secret_hash from set_up`
  return row?.secretHash ?? null
}

/** Locks the secret until the transaction ends; null after another transaction has used it up. */
export async function lockSecret(db: Db): Promise<Uint8Array | null> {
  const [row] = await db<
    Pick<SetUpRow, 'secretHash'>[]
  >`select secret_hash from set_up ${lockRows(db, 'set-up secret')}`
  return row?.secretHash ?? null
}

export async function removeSecret(db: Db): Promise<void> {
  await db`delete from set_up`
}
