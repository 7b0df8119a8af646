import type { Language } from '#contract/languages.ts'
import type { ContactRequest } from '#contract/participants/contact-request.ts'
import type { ContactRequestStatus } from '#contract/participants/contact-request-fields.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Page } from '#server/platform/http/cursor.ts'

type Listed = Omit<ContactRequest, 'can'>
type Asked = Page & { readerId: string; isOpen: boolean | null }

/** Newest first, without those to the reader, who answers such a message as the person that they are. */
export async function listContactRequests(db: Db, { readerId, isOpen, after, skip, count }: Asked): Promise<Listed[]> {
  const party = (alias: 'a' | 's') => {
    const p = alias === 'a' ? db`a` : db`s`
    return db`jsonb_build_object('id', ${p}.id, 'slug', ${p}.slug, 'firstName', ${p}.first_name, 'lastName', ${p}.last_name,
      'avatarUrl', '/files/' || ${p}.avatar_file || '-108.webp')`
  }
  return db<Listed[]>`
    select r.id, r.message, r.status, r.reason, r.created_at, r.handled_at, ${party('a')} as author, ${party('s')} as subject,
      case when r.handled_by is not null then
        coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), u.email) end as handled_by
    from reach_request r join participant a on a.id = r.author_id join participant s on s.id = r.subject_id
      left join app_user u on u.id = r.handled_by left join participant m on m.user_id = r.handled_by
    where s.user_id <> ${readerId} and (${isOpen}::boolean is null or (r.status = 'OPEN') = ${isOpen}::boolean)
      and (${after?.at ?? null}::timestamptz is null
        or (r.created_at, r.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by r.created_at desc, r.id desc offset ${skip} limit ${count}`
}

/** Locked until the transaction ends: of two moderators the second sees what the first did. */
export async function lockContactRequest(db: Db, id: string): Promise<ContactRequestStatus | null> {
  const [row] = await db<{ status: ContactRequestStatus }[]>`
    select status from reach_request where id = ${id} ${lockRows(db, 'contact request')}`
  return row?.status ?? null
}

type Parties = { subjectUserId: string; authorId: string; authorName: string }

export async function findParties(db: Db, id: string): Promise<Parties | null> {
  const [row] = await db<Parties[]>`
    select s.user_id as subject_user_id, a.id as author_id, trim(a.first_name || ' ' || a.last_name) as author_name
    from reach_request r join participant a on a.id = r.author_id join participant s on s.id = r.subject_id
    where r.id = ${id}`
  return row ?? null
}

type Handled = { id: string; status: ContactRequestStatus; reason: string; handledBy: string; at: Date }

export async function saveHandled(db: Db, { id, status, reason, handledBy, at }: Handled): Promise<void> {
  await db`
    update reach_request set status = ${status}, reason = ${reason}, handled_by = ${handledBy}, handled_at = ${at}
    where id = ${id}`
}

type Correspondent = {
  id: string
  slug: string
  firstName: string
  lastName: string
  email: string
  lang: Language | null
}
export type Told = {
  message: string
  reason: string
  status: ContactRequestStatus
  author: Correspondent
  subject: Correspondent
}

/** With both people, as long as others may see them. */
export async function findContactRequest(db: Db, id: string): Promise<Told | null> {
  const [row] = await db<Told[]>`
    select r.message, r.reason, r.status,
      jsonb_build_object('id', a.id, 'slug', a.slug, 'firstName', a.first_name, 'lastName', a.last_name, 'email', au.email,
        'lang', coalesce(a.preferred_lang, au.preferred_lang)) as author,
      jsonb_build_object('id', s.id, 'slug', s.slug, 'firstName', s.first_name, 'lastName', s.last_name, 'email', su.email,
        'lang', coalesce(s.preferred_lang, su.preferred_lang)) as subject
    from reach_request r
    join visible_participant a on a.id = r.author_id join app_user au on au.id = a.user_id
    join visible_participant s on s.id = r.subject_id join app_user su on su.id = s.user_id
    where r.id = ${id}`
  return row ?? null
}
