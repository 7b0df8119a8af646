import type { SenderRecord } from '#contract/communities/sender.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'

export type States = Partial<Record<SenderRecord['kind'], SenderRecord['state']>>

export type Requested = {
  address: string
  dkimSelector: string
  dkimPublicKey: string
  records: States
  checkedAt: string | null
  verifiedAt: string | null
}

/** The private key is read by the mail platform alone. */
export async function findSender(db: Db): Promise<Requested | null> {
  const [row] = await db<Requested[]>`
    select address, dkim_selector, dkim_public_key, records, checked_at, verified_at from sender`
  return row ?? null
}

type NewSender = {
  communityId: string
  address: string
  selector: string
  publicKey: string
  /** Sealed. */
  privateKey: string
}

/** The key of a community stays: its record can be there before the others. */
export async function saveSender(db: Db, sender: NewSender): Promise<void> {
  await db`
    insert into sender (community_id, address, dkim_selector, dkim_public_key, dkim_private_key)
    values (${sender.communityId}, ${sender.address}, ${sender.selector}, ${sender.publicKey}, ${sender.privateKey})
    on conflict (community_id) do update
      set address = excluded.address, records = '{}', checked_at = null, verified_at = null`
}

/** False if managers asked for another address meanwhile. */
export async function saveStates(
  db: Db,
  address: string,
  states: States,
  at: Date,
  isGreen: boolean,
): Promise<boolean> {
  const rows = await db`
    update sender set records = ${JSON.stringify(states)}::text::jsonb, checked_at = ${at},
      verified_at = case when ${isGreen} then coalesce(verified_at, ${at}) end
    where address = ${address} returning community_id`
  return rows.length > 0
}

export async function removeSender(db: Db): Promise<void> {
  await db`delete from sender`
}

/** The address in use; the row of the community is locked until the transaction ends. */
export async function lockAddress(db: Db, communityId: string): Promise<string | null> {
  const [row] = await db<{ senderEmail: string | null }[]>`
    select sender_email from community where id = ${communityId} ${lockRows(db, 'community version')}`
  return row?.senderEmail ?? null
}

export async function setAddress(db: Db, communityId: string, address: string | null): Promise<void> {
  await db`update community set sender_email = ${address} where id = ${communityId}`
}
