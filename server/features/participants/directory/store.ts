import { noTagList } from '#contract/participants/no-tag.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Place } from './rules.ts'

export type Search = {
  words: string[] | null
  cities: string[] | null
  tag: string | null
  request: string[] | null
  after: Place | null
  skip: number
  count: number
}

export type Found = ListedParticipant & { joinedAt: string; rank: number }

/**
 * The limit is repeated as a hint: otherwise the planner expects many rows of the function and reads all participants
 * to join them.
 */
export async function browse(db: Db, readerId: string, search: Search): Promise<Found[]> {
  return db<Found[]>`
    select p.id, p.slug, p.first_name, p.last_name, p.company, p.position, p.city, p.looking_for, p.tags,
      '/files/' || p.avatar_file || '-256.webp' as avatar_url, p.joined_at, found.rank::float8 as rank
    from seen_participant(${readerId}) p join (select id, rank from search_participants(${search.words}, ${search.cities}, ${search.tag},
      ${search.request}, ${search.after?.rank ?? null}, ${search.after?.joinedAt ?? null}, ${search.after?.id ?? null},
      ${search.skip + search.count}::integer)
      offset ${search.skip} limit ${search.count}) found on found.id = p.id
    order by found.rank desc, p.joined_at desc, p.id desc`
}

/** Maintained by triggers; the cached community may have an older number. */
export async function countMembers(db: Db, communityId: string): Promise<number> {
  const [row] = await db<{ memberCount: number }[]>`select member_count from community where id = ${communityId}`
  return row?.memberCount ?? 0
}

/** Participants whom the reader reported or never wants to meet: they are in no list of the reader. */
export async function listExcluded(db: Db, readerId: string): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`
    select subject_id as id from never_pair where participant_id = ${readerId}
    union select subject_id from report where author_id = ${readerId}`
  return new Set(rows.map(({ id }) => id))
}

export type Listed = { id: string; firstName: string; lastName: string; avatarUrl: string | null }

export async function listNames(db: Db, words: string[] | null, count: number): Promise<Listed[]> {
  return db<Listed[]>`
    select p.id, p.first_name, p.last_name, '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from participant p join (select id, rank from search_participants(${words}, null, null, null, null, null, null, ${count})
      limit ${count}) found on found.id = p.id
    order by found.rank desc, p.first_name, p.last_name, p.id`
}

export async function listTopTags(db: Db, readerId: string, count: number): Promise<{ tag: string; count: number }[]> {
  return db<{ tag: string; count: number }[]>`
    select tag, count(*)::integer as count from seen_participant(${readerId}) p, unnest(p.tags) as tag
    where lower(tag) <> all (${noTagList})
    group by tag order by count(*) desc, tag limit ${count}`
}

export type CityCount = { city: string; latitude: number; longitude: number; count: number }

export async function listLocations(db: Db, readerId: string): Promise<CityCount[]> {
  return db<CityCount[]>`
    select min(city) as city, avg(latitude) as latitude, avg(longitude) as longitude, count(*)::integer as count
    from seen_participant(${readerId}) where latitude is not null and longitude is not null
    group by round(latitude::numeric, 1), round(longitude::numeric, 1) order by count(*) desc, 1 limit 1000`
}

export type Located = Listed & { slug: string; city: string; latitude: number; longitude: number }

export async function listLocated(db: Db, readerId: string, count: number): Promise<Located[]> {
  return db<Located[]>`
    select id, slug, first_name, last_name, '/files/' || avatar_file || '-108.webp' as avatar_url, city, latitude, longitude
    from seen_participant(${readerId}) where latitude is not null and longitude is not null
    order by joined_at desc, id desc limit ${count}`
}
