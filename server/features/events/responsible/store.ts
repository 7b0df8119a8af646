import type { EventVisibility } from '#contract/events/event-fields.ts'
import type { OrganisedEvent, OrganisedFigures, Responsible } from '#contract/events/responsible.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

type Reader = { userId: string; participantId: string | null }

/** Organisers with name and face where they have a visible profile, and with their address for the other organisers. */
export async function listResponsibles(db: Db, eventId: string, reader: Reader): Promise<Responsible[]> {
  return db<Responsible[]>`
    select r.user_id, u.email, r.added_at, r.user_id = ${reader.userId} as is_me, p.id as participant_id, p.slug,
      coalesce(p.first_name, '') as first_name, coalesce(p.last_name, '') as last_name, coalesce(p.position, '') as position,
      coalesce(p.company, '') as company, '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from responsible r join app_user u on u.id = r.user_id
    left join seen_participant(${reader.participantId}) p on p.user_id = r.user_id
    where r.event_id = ${eventId} order by r.added_at, r.user_id`
}

type Wanted = { eventId: string; words: string[] | null; isEverybody: boolean; count: number }
type Candidate = { id: string; firstName: string; lastName: string; avatarUrl: string | null }

/** Visible participants who do not organise the event yet. */
export async function listCandidates(db: Db, { eventId, words, isEverybody, count }: Wanted): Promise<Candidate[]> {
  return db<Candidate[]>`
    select p.id, p.first_name, p.last_name, '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from visible_participant p join participant n on n.id = p.id
    where ${words ? db`n.search_names @@ query_for_search(${words}, true)` : db`true`}
      and ${isEverybody ? db`true` : db`exists (select from participation g where g.event_id = ${eventId} and g.participant_id = p.id)`}
      and not exists (select from responsible r where r.event_id = ${eventId} and r.user_id = p.user_id)
    order by p.first_name, p.last_name, p.id limit ${count}`
}

/** The user behind a visible participant; null if there is none. */
export async function findUserOf(db: Db, participantId: string): Promise<string | null> {
  const [row] = await db<{ userId: string }[]>`select user_id from visible_participant where id = ${participantId}`
  return row?.userId ?? null
}

/** Whether the user may organise events here: connected, and neither blocked nor deleted. */
export async function isUserHere(db: Db, userId: string): Promise<boolean> {
  const rows = await db`
    select from connection c join app_user u on u.id = c.user_id
    where c.user_id = ${userId} and u.deleted_at is null and u.blocked_at is null
      and not exists (select from blocked_user b where b.user_id = c.user_id)`
  return rows.length > 0
}

export type NewResponsible = { communityId: string; eventId: string; userId: string; addedBy: string; at: Date }

/** False if they organise it already. */
export async function insertResponsible(db: Db, { communityId, eventId, userId, addedBy, at }: NewResponsible) {
  const rows = await db`
    insert into responsible (community_id, event_id, user_id, added_by, added_at)
    values (${communityId}, ${eventId}, ${userId}, ${addedBy}, ${at}) on conflict do nothing returning user_id`
  return rows.length > 0
}

/** Organisers of the event; no other call removes one until this transaction ends. */
export async function lockResponsibles(db: Db, eventId: string): Promise<string[]> {
  await takeLock(db, 'last responsible', eventId)
  const rows = await db<{ userId: string }[]>`select user_id from responsible where event_id = ${eventId}`
  return rows.map(({ userId }) => userId)
}

/** Whether the removed one knows the present secret of the payment webhook. */
export async function removeResponsible(db: Db, eventId: string, userId: string): Promise<boolean> {
  const [row] = await db<{ knowsSecret: boolean }[]>`
    delete from responsible r using event e
    where r.event_id = ${eventId} and r.user_id = ${userId} and e.id = r.event_id
    returning coalesce(r.webhook_generation_seen = e.webhook_generation, false) as knows_secret`
  return row?.knowsSecret ?? false
}

/** Whether a former organiser knows the present secret of the payment webhook. */
export async function isWebhookExposed(db: Db, eventId: string): Promise<boolean> {
  const rows = await db`
    select from event where id = ${eventId} and webhook_generation_exposed = webhook_generation`
  return rows.length > 0
}

/** An organiser who is written to. */
export type ToldOrganiser = {
  userId: string
  email: string
  lang: Language | null
  participantId: string | null
}

export type Exposed = {
  eventId: string
  generation: number
  title: string
  titles: Partial<Record<Language, string>>
  /** The former organiser; null if they have no visible profile. */
  removed: string | null
  removedName: string | null
  organisers: ToldOrganiser[]
}

/** What the letter about a former organiser who knows the secret says, and to whom; null if it was renewed or the event deleted meanwhile. */
export async function findExposed(db: Db, eventId: string, removedId: string): Promise<Exposed | null> {
  const [event] = await db<Omit<Exposed, 'organisers'>[]>`
    select e.id as event_id, e.webhook_generation as generation, e.title, p.id as removed,
      coalesce((select jsonb_object_agg(t.language, t.title) from event_translation t where t.event_id = e.id), '{}') as titles,
      p.first_name || ' ' || p.last_name as removed_name
    from event e left join visible_participant p on p.user_id = ${removedId}
    where e.id = ${eventId} and e.deleted_at is null and e.webhook_generation_exposed = e.webhook_generation`
  if (!event) return null
  const organisers = await db<ToldOrganiser[]>`
    select u.id as user_id, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang, p.id as participant_id
    from responsible r join app_user u on u.id = r.user_id left join visible_participant p on p.user_id = r.user_id
    where r.event_id = ${eventId} and u.deleted_at is null and u.blocked_at is null
      and not exists (select from blocked_user b where b.user_id = u.id)
    order by u.id`
  return { ...event, organisers }
}

/** What the letter to a new organiser says; null if they were removed meanwhile, or the event was. */
export type Added = {
  eventId: string
  addedAt: string
  title: string
  titles: Partial<Record<Language, string>>
  email: string
  lang: Language | null
  participantId: string | null
  addedBy: string | null
  addedByName: string | null
}

export async function findAdded(db: Db, eventId: string, userId: string): Promise<Added | null> {
  const [row] = await db<Added[]>`
    select e.id as event_id, r.added_at, e.title, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang, p.id as participant_id,
      coalesce((select jsonb_object_agg(t.language, t.title) from event_translation t where t.event_id = e.id), '{}') as titles,
      a.id as added_by, a.first_name || ' ' || a.last_name as added_by_name
    from responsible r join event e on e.id = r.event_id join app_user u on u.id = r.user_id
    left join visible_participant p on p.user_id = r.user_id left join visible_participant a on a.user_id = r.added_by
    where r.event_id = ${eventId} and r.user_id = ${userId} and e.deleted_at is null and u.deleted_at is null and u.blocked_at is null`
  return row ?? null
}

export async function exportResponsibilities(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select r.event_id as event, e.title, r.added_at from responsible r join event e on e.id = r.event_id
    where r.user_id = ${userId} order by r.added_at`
}

export type StoredOrganised = Omit<OrganisedEvent, 'coverUrl'> & {
  listedAt: string
  visibility: EventVisibility
  coverFile: string | null
  coverKind: string
  coverPalette: string
}

const eventFigures = (db: Db) => db`
  e.id, e.slug, coalesce(t.title, e.title) as title, e.event_date as date, to_char(e.start_time, 'HH24:MI') as start_time,
  to_char(e.end_time, 'HH24:MI') as end_time, e.time_zone, e.starts_at, e.ends_at, e.listed_at, e.visibility, e.type, e.cover_file, e.cover_kind,
  e.cover_palette, e.cancelled_at is not null as is_cancelled, c.confirmed as going, c.pending, c.waiting, c.checked_in,
  c.places_taken, e.max_participants, (select count(*)::integer from participation g
    where g.event_id = e.id and g.onboarding_completed_at is not null) as answered`

type Organiser = { userId: string; lang: Language; now: Date; isPast: boolean }

/** An event without a date, or one that goes on, is not past. */
export async function listOrganised(
  db: Db,
  { userId, lang, now, isPast }: Organiser,
  { after, skip, count }: Page,
): Promise<StoredOrganised[]> {
  const next = isPast ? db`<` : db`>`
  const order = isPast ? db`e.listed_at desc, e.id desc` : db`e.listed_at, e.id`
  return db<StoredOrganised[]>`
    select ${eventFigures(db)}
    from responsible r join event e on e.id = r.event_id join event_tally c on c.event_id = e.id
    left join event_translation t on t.event_id = e.id and t.language = ${lang}
    where r.user_id = ${userId} and e.deleted_at is null and ${isPast ? db`e.ends_at <= ${now}` : db`(e.ends_at is null or e.ends_at > ${now})`}
      and ${after ? db`(e.listed_at, e.id) ${next} (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
    order by ${order} offset ${skip} limit ${count}`
}

export type StoredManaged = StoredOrganised & { organisers: string[]; isResponsible: boolean }

/** Every event of the community that is not deleted; the page is chosen first, in the order of the index. */
export async function listManaged(
  db: Db,
  { userId, lang, now, isPast, search }: Organiser & { search: string | null },
  { after, skip, count }: Page,
): Promise<StoredManaged[]> {
  const next = isPast ? db`<` : db`>`
  const order = isPast ? db`e.listed_at desc, e.id desc` : db`e.listed_at, e.id`
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isFound = pattern
    ? db`(e.title ilike ${pattern} or exists (select from event_translation x where x.event_id = e.id and x.title ilike ${pattern}))`
    : db`true`
  return db<StoredManaged[]>`
    with listed as materialized (
      select e.id from event e
      where e.deleted_at is null and ${isPast ? db`e.ends_at <= ${now}` : db`(e.ends_at is null or e.ends_at > ${now})`}
        and ${isFound} and ${after ? db`(e.listed_at, e.id) ${next} (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
      order by ${order} offset ${skip} limit ${count})
    select ${eventFigures(db)},
      exists (select from responsible r where r.event_id = e.id and r.user_id = ${userId}) as is_responsible,
      array(select trim(p.first_name || ' ' || p.last_name) from responsible r join visible_participant p on p.user_id = r.user_id
        where r.event_id = e.id order by r.added_at, r.user_id limit 3) as organisers
    from listed join event e on e.id = listed.id join event_tally c on c.event_id = e.id
    left join event_translation t on t.event_id = e.id and t.language = ${lang}
    order by ${order}`
}

type Asked = { userId: string; now: Date; timeZone: string }

export async function findFigures(db: Db, { userId, now, timeZone }: Asked): Promise<OrganisedFigures> {
  const [sums] = await db<Omit<OrganisedFigures, 'signUps'>[]>`
    select count(*) filter (where not m.is_past)::integer as upcoming, count(*) filter (where m.is_past)::integer as past,
      coalesce(sum(m.confirmed) filter (where not m.is_past), 0)::integer as going,
      coalesce(sum(m.confirmed) filter (where m.is_past), 0)::integer as past_going,
      coalesce(sum(m.checked_in), 0)::integer as came, coalesce(sum(m.max_participants), 0)::integer as places,
      coalesce(sum(m.places_taken) filter (where m.max_participants is not null), 0)::integer as places_taken,
      coalesce(sum(m.answered), 0)::integer as answered
    from (select c.confirmed, c.checked_in, c.places_taken, e.max_participants, coalesce(e.ends_at <= ${now}, false) as is_past,
        (select count(*) from participation g where g.event_id = e.id and g.onboarding_completed_at is not null) as answered
      from responsible r join event e on e.id = r.event_id join event_tally c on c.event_id = e.id
      where r.user_id = ${userId} and e.deleted_at is null) m`
  const signUps = await db<OrganisedFigures['signUps']>`
    with days as (select (${now}::timestamptz at time zone ${timeZone})::date - n as day from generate_series(0, 29) n)
    select d.day, (select count(*)::integer from responsible r join event e on e.id = r.event_id and e.deleted_at is null
        join participation g on g.event_id = e.id
      where r.user_id = ${userId} and g.joined_at >= (d.day::timestamp at time zone ${timeZone})
        and g.joined_at < ((d.day + 1)::timestamp at time zone ${timeZone})) as count
    from days d order by d.day`
  if (!sums) throw new Error('Sums without a row')
  return { ...sums, signUps }
}
