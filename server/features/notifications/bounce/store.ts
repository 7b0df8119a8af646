import type { FailedLetter } from '#contract/notifications/bounce.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

type Listed = Omit<FailedLetter, 'can'>

/** Letters for signing in are left out: sent again they would carry an expired link. */
export async function listFailed(db: Db, { after, skip, count }: Page): Promise<Listed[]> {
  return db<Listed[]>`
    select l.id, l.kind, l.recipient, nullif(trim(p.first_name || ' ' || p.last_name), '') as name, l.subject, l.status,
      coalesce(l.problem, '') as problem, b.kind as bounce, l.attempts, l.created_at
    from letter l left join mail_bounce b on b.recipient = l.recipient
      left join app_user u on u.email = l.recipient left join participant p on p.user_id = u.id
    where l.status in ('FAILED', 'UNCERTAIN') and l.category is distinct from 'ACCESS'
      and (${after?.at ?? null}::timestamptz is null
        or (l.created_at, l.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by l.created_at desc, l.id desc offset ${skip} limit ${count}`
}

/** Of a letter that can be sent again; null if there is none. */
export async function findBounce(db: Db, letterId: string): Promise<{ bounce: FailedLetter['bounce'] } | null> {
  const [row] = await db<{ bounce: FailedLetter['bounce'] }[]>`
    select b.kind as bounce from letter l left join mail_bounce b on b.recipient = l.recipient
    where l.id = ${letterId} and l.status in ('FAILED', 'UNCERTAIN') and l.category is distinct from 'ACCESS'`
  return row ?? null
}

/** False if another call was faster. */
export async function markAgain(db: Db, letterId: string): Promise<boolean> {
  const [row] = await db`
    update letter set status = 'WAITING', attempts = 0, problem = null, is_sent_again = true
    where id = ${letterId} and status in ('FAILED', 'UNCERTAIN') returning id`
  return row !== undefined
}

export async function exportBounce(db: Db, { email }: Person): Promise<unknown> {
  const [row] = await db`select kind, problem, created_at as at from mail_bounce where recipient = ${email}`
  return row ?? null
}

export async function removeBounceOf(db: Db, { email }: Person): Promise<void> {
  await db`delete from mail_bounce where recipient = ${email}`
}

export type BouncedMember = {
  name: string
  email: string
  kind: FailedLetter['bounce']
  problem: string
  at: string
}

/** A member with what is known of their address; null if there is no such member. */
export async function findBouncedMember(db: Db, participantId: string): Promise<BouncedMember | null> {
  const [row] = await db<BouncedMember[]>`
    select trim(p.first_name || ' ' || p.last_name) as name, u.email, b.kind, coalesce(b.problem, '') as problem, b.created_at as at
    from participant p join app_user u on u.id = p.user_id left join mail_bounce b on b.recipient = lower(u.email)
    where p.id = ${participantId}`
  return row ?? null
}

/** A complaint that came meanwhile stays. */
export async function removeBounce(db: Db, email: string): Promise<void> {
  await db`delete from mail_bounce where recipient = lower(${email}) and kind = 'BOUNCE'`
}
