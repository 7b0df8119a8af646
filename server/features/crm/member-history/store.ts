import type { HistoryEntry } from '#contract/crm/member-history.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Page } from '#server/platform/http/cursor.ts'

export async function findAddress(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ email: string }[]>`
    select u.email from participant p join app_user u on u.id = p.user_id where p.id = ${id}`
  return row?.email ?? null
}

const fullName = (db: Db) => db`trim(o.first_name || ' ' || o.last_name)`

/**
 * Each source is cut to the page before they are joined, so that a long history costs no more than a short one. Letters for logging in
 * are left out: they would tell when somebody came. Changes have no values here: they stand in the audit log.
 */
const sources = (db: Db, id: string, email: string): { at: Fragment; key: Fragment; rows: Fragment }[] => [
  {
    at: db`p.joined_at`,
    key: db`p.id`,
    rows: db`select p.id, p.joined_at as at, 'joined' as kind, ${fullName(db)} as person, '' as subject, '' as status,
      null::timestamptz as answered_at from participant p left join participant o on o.id = p.invited_by where p.id = ${id}`,
  },
  {
    at: db`i.created_at`,
    key: db`i.id`,
    rows: db`select i.id, i.created_at, 'introSent', ${fullName(db)}, '', i.status, i.answered_at
      from intro i join participant o on o.id = i.to_id where i.from_id = ${id}`,
  },
  {
    at: db`i.created_at`,
    key: db`i.id`,
    rows: db`select i.id, i.created_at, 'introReceived', ${fullName(db)}, '', i.status, i.answered_at
      from intro i join participant o on o.id = i.from_id where i.to_id = ${id}`,
  },
  {
    at: db`g.joined_at`,
    key: db`g.id`,
    rows: db`select g.id, g.joined_at, 'event', null, e.title,
      case when g.checked_in_at is not null then 'ATTENDED' else g.status end, null::timestamptz
      from participation g join event e on e.id = g.event_id and e.deleted_at is null where g.participant_id = ${id}`,
  },
  {
    at: db`l.created_at`,
    key: db`l.id`,
    rows: db`select l.id, l.created_at, 'letter', null, coalesce(l.category, 'SERVICE'), l.status, null::timestamptz
      from letter l where l.recipient = ${email} and l.category is distinct from 'ACCESS'`,
  },
  {
    at: db`c.created_at`,
    key: db`c.id`,
    rows: db`select c.id, c.created_at, 'change', coalesce(nullif(${fullName(db)}, ''), u.email), c.kind, '', null::timestamptz
      from change c left join app_user u on u.id = c.user_id left join participant o on o.user_id = c.user_id where c.subject_id = ${id}`,
  },
]

export async function listHistory(
  db: Db,
  { id, email }: { id: string; email: string },
  { after, skip, count }: Page,
): Promise<HistoryEntry[]> {
  const cut = sources(db, id, email).map(
    ({ at, key, rows }) => db`
      (${rows} and ${after ? db`(${at}, ${key}) < (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
       order by ${at} desc, ${key} desc limit ${skip + count})`,
  )
  const joined = cut.reduce((all, part) => db`${all} union all ${part}`)
  return db<HistoryEntry[]>`
    select * from (${joined}) as history (id, at, kind, person, subject, status, answered_at)
    order by at desc, id desc offset ${skip} limit ${count}`
}
