import type { PaymentStatus } from '#contract/events/event-fields.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type PaymentProblem = '' | 'AMOUNT' | 'CURRENCY' | 'FAILED'

export type StoredPayment = {
  id: string
  eventId: string
  participationId: string
  reference: string
  status: PaymentStatus
  amount: number
  currency: string
  problem: PaymentProblem
  providerStatusAt: string | null
  paidAt: string | null
  refundedAt: string | null
}

const columns = (db: Db) => db`
  id, event_id, participation_id, reference, status, amount::float8 as amount, currency, problem, provider_status_at, paid_at,
  refunded_at`

export async function findPayment(db: Db, participationId: string): Promise<StoredPayment | null> {
  const [row] = await db<StoredPayment[]>`
    select ${columns(db)} from payment where participation_id = ${participationId}`
  return row ?? null
}

export async function findByReference(db: Db, eventId: string, reference: string): Promise<StoredPayment | null> {
  const [row] = await db<StoredPayment[]>`
    select ${columns(db)} from payment where event_id = ${eventId} and reference = ${reference}`
  return row ?? null
}

type NewPayment = {
  communityId: string
  id: string
  eventId: string
  participationId: string
  reference: string
  amount: number
  currency: string
  at: Date
}

/** A payment that is due. One that was refunded is opened anew, under another reference: its old notices must not count. */
export async function openPayment(db: Db, payment: NewPayment): Promise<StoredPayment> {
  const [row] = await db<StoredPayment[]>`
    insert into payment (community_id, id, event_id, participation_id, reference, amount, currency, changed_at)
    values (${payment.communityId}, ${payment.id}, ${payment.eventId}, ${payment.participationId}, ${payment.reference},
      ${payment.amount}, ${payment.currency}, ${payment.at})
    on conflict (community_id, participation_id) do update set reference = excluded.reference, status = 'UNPAID',
      amount = excluded.amount, currency = excluded.currency, problem = '', provider_status_at = null, paid_at = null,
      refunded_at = null, changed_at = excluded.changed_at, changed_by = null
    returning ${columns(db)}`
  return row as StoredPayment
}

/** What is due before it is paid: after a change of guests. */
export async function setAmount(db: Db, id: string, amount: number): Promise<void> {
  await db`update payment set amount = ${amount} where id = ${id}`
}

type Change = { status: PaymentStatus; at: Date; by: string | null; problem?: PaymentProblem }

export async function savePayment(db: Db, id: string, { status, at, by, problem = '' }: Change): Promise<void> {
  await db`
    update payment set status = ${status}, problem = ${problem}, changed_at = ${at}, changed_by = ${by},
      paid_at = case when ${status} = 'PAID' then coalesce(paid_at, ${at}) when ${status} in ('UNPAID', 'CHECKING') then null
        when ${status} = 'REFUND_DUE' then coalesce(paid_at, ${at}) else paid_at end,
      refunded_at = case when ${status} = 'REFUNDED' then ${at}::timestamptz end
    where id = ${id}`
}

/** Payments for an event that was cancelled are to be refunded. */
export async function owePaid(db: Db, eventId: string, at: Date): Promise<void> {
  await db`update payment set status = 'REFUND_DUE', changed_at = ${at} where event_id = ${eventId} and status = 'PAID'`
}

export async function setProviderTime(db: Db, id: string, at: string): Promise<void> {
  await db`update payment set provider_status_at = ${at} where id = ${id}`
}

/** Whether the notice is new. The row is the claim: a second delivery at the same moment waits for it and finds it taken. */
export async function claimNotice(
  db: Db,
  notice: { communityId: string; eventId: string; noticeId: string; at: Date },
): Promise<boolean> {
  const rows = await db`
    insert into payment_notice (community_id, event_id, notice_id, received_at)
    values (${notice.communityId}, ${notice.eventId}, ${notice.noticeId}, ${notice.at}) on conflict do nothing returning notice_id`
  return rows.length > 0
}

export async function raiseGeneration(db: Db, eventId: string): Promise<number> {
  const [row] = await db<{ generation: number }[]>`
    update event set webhook_generation = webhook_generation + 1 where id = ${eventId} returning webhook_generation as generation`
  return row?.generation as number
}

type Shown = { id: string; webhookGeneration: number }

/** Notes that an organiser has read the secret; false if they are none. */
export async function noteSeen(db: Db, { id, webhookGeneration }: Shown, userId: string): Promise<boolean> {
  const rows = await db`
    update responsible set webhook_generation_seen = ${webhookGeneration}
    where event_id = ${id} and user_id = ${userId} returning user_id`
  return rows.length > 0
}

export type RefundDue = {
  participationId: string
  participantId: string
  amount: number
  currency: string
  paidAt: string | null
  reference: string
}

/** Payments of an event that are to be refunded, the oldest first. */
export async function listRefundsDue(db: Db, eventId: string): Promise<RefundDue[]> {
  return db<RefundDue[]>`
    select y.participation_id, p.participant_id, y.amount::float8 as amount, y.currency, y.paid_at, y.reference
    from payment y join participation p on p.id = y.participation_id
    where y.event_id = ${eventId} and y.status = 'REFUND_DUE' order by y.paid_at, y.id`
}

export async function exportPayments(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select y.event_id as event, y.status, y.amount::float8 as amount, y.currency, y.paid_at, y.refunded_at
    from payment y join participation p on p.id = y.participation_id
    where p.participant_id = ${participantId} order by y.changed_at`
}
