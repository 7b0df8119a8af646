import type { MemberSort } from '#contract/crm/member-fields.ts'
import type { ListedMember, MemberDetails } from '#contract/crm/member-list.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import { exactTotals } from '../member-filter/rules.ts'
import type { Place } from './rules.ts'

const keys: Record<MemberSort, (db: Db) => Fragment> = {
  name: db => db`m.name`,
  joined: db => db`m.joined_at`,
  lastActive: db => db`coalesce(m.last_active_at, '-infinity')`,
  company: db => db`m.company`,
  city: db => db`m.city`,
  status: db => db`m.moderation_status`,
}

export type Order = { sort: MemberSort; isDescending: boolean }
type PageOf = Order & { after: Place | null; count: number }

function after(db: Db, { sort, isDescending, after: place }: PageOf, key: Fragment, id: Fragment): Fragment {
  if (!place) return db`true`
  const type = sort === 'joined' || sort === 'lastActive' ? db`timestamptz` : db`text`
  return db`(${key}, ${id}) ${isDescending ? db`<` : db`>`} (${place.key}::text::${type}, ${place.id}::uuid)`
}

/** Places of members in the list after a place, in the order of an index: fast where many members meet the condition. */
export async function listPlaces(db: Db, where: Fragment, page: PageOf): Promise<Place[]> {
  const key = keys[page.sort](db)
  const direction = page.isDescending ? db`desc` : db`asc`
  return db<Place[]>`
    select m.participant_id as id, (${key})::text as key from listed_member m
    where ${where} and ${after(db, page, key, db`m.participant_id`)}
    order by ${key} ${direction}, m.participant_id ${direction} limit ${page.count}`
}

/**
 * How many members meet the condition, and those of them after a place, by reading all members once. Stops one after the totals that are
 * shown exactly; the places are of no use then.
 */
export async function findPlaces(db: Db, where: Fragment, page: PageOf): Promise<{ total: number; places: Place[] }> {
  const direction = page.isDescending ? db`desc` : db`asc`
  const order = (of: Fragment) => db`${of}.key ${direction}, ${of}.id ${direction}`
  const rows = await db<{ total: number; id: string | null; shownKey: string }[]>`
    with found as materialized (
      select m.participant_id as id, ${keys[page.sort](db)} as key from listed_member m where ${where} limit ${exactTotals + 1})
    select counted.total, placed.id, placed.key::text as shown_key
    from (select count(*)::integer as total from found) counted
    left join (select f.id, f.key from found f where ${after(db, page, db`f.key`, db`f.id`)} order by ${order(db`f`)} limit ${page.count}) placed
      on true
    order by ${order(db`placed`)}`
  return {
    total: rows[0]?.total ?? 0,
    places: rows.flatMap(({ id, shownKey }) => (id === null ? [] : [{ id, key: shownKey }])),
  }
}

export async function countAll(db: Db, where: Fragment): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::integer as count from listed_member m where ${where}`
  return row?.count ?? 0
}

const shown = (db: Db): Fragment => db`
  p.id, p.user_id, p.slug, p.first_name, p.last_name, u.email, p.login, '/files/' || p.avatar_file || '-108.webp' as avatar_url,
  p.company, p.position, p.city, p.preferred_lang as language, p.tags as topics,
  array(select t.tag from member_tag t where t.participant_id = p.id order by lower(t.tag), t.tag) as member_tags,
  array(select c.type from contact c where c.participant_id = p.id order by c.type) as contacts,
  c.role, p.moderation_status, p.is_profile_enabled, p.is_networking_enabled, p.is_email_confirmed,
  exists (select from notification_pref n where n.participant_id = p.id and n.channel = 'EMAIL' and n.is_disabled) as is_unsubscribed,
  exists (select from blocked_user b where b.user_id = p.user_id) as is_blocked, c.is_organiser, p.looking_for <> '' as has_request,
  p.joined_at, m.last_active_at, m.intros_sent, m.intros_received, m.intros_answered, m.events_attended`

/** In the order of the ids. */
export async function listMembers(db: Db, ids: string[]): Promise<ListedMember[]> {
  return db<ListedMember[]>`
    select ${shown(db)}
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join participant p on p.id = asked.id join listed_member m on m.participant_id = p.id
    join app_user u on u.id = p.user_id join connection c on c.user_id = p.user_id
    order by asked.place`
}

export async function findMember(db: Db, id: string): Promise<Omit<MemberDetails, 'canSwitch'> | null> {
  const [row] = await db<Omit<MemberDetails, 'canSwitch'>[]>`
    select ${shown(db)}, p.about, p.looking_for, p.can_help, p.goal, p.is_location_shared, p.profile_visibility as visibility, p.rejection_reason,
      (select json_build_object('id', i.id, 'name', trim(i.first_name || ' ' || i.last_name)) from participant i
        where i.id = p.invited_by) as invited_by
    from participant p join listed_member m on m.participant_id = p.id
    join app_user u on u.id = p.user_id join connection c on c.user_id = p.user_id
    where p.id = ${id}`
  return row ?? null
}

export type SwitchName = 'profile' | 'networking'
const columns: Record<SwitchName, (db: Db) => Fragment> = {
  profile: db => db`is_profile_enabled`,
  networking: db => db`is_networking_enabled`,
}

export async function switchMembers(db: Db, ids: string[], name: SwitchName, isEnabled: boolean): Promise<void> {
  const column = columns[name](db)
  await db`update participant set ${column} = ${isEnabled} where id = any (${ids}::uuid[]) and ${column} <> ${isEnabled}`
}

export type SwitchedMember = { id: string; userId: string; role: Role }

/** Those of the ids that exist. */
export async function listSwitched(db: Db, ids: string[]): Promise<SwitchedMember[]> {
  return db<SwitchedMember[]>`
    select p.id, p.user_id, c.role from participant p join connection c on c.user_id = p.user_id
    where p.id = any (${ids}::uuid[]) order by p.id`
}
