import { isNoTag } from '#contract/participants/no-tag.ts'
import type { EmbeddedFields } from '#server/features/matching/engine/embedding/profile-texts.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'

/** Vectors are made of members who may be recommended: the others' profiles go to no provider. */
const isActive = (db: Db) => db`
  p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
    and not exists (select from blocked_user b where b.user_id = p.user_id)`

export type ChangedProfile = EmbeddedFields & {
  id: string
  /** State of the profile, with microseconds. */
  changedAt: string
  wantHash: string | null
  haveHash: string | null
}

/** Members whose profile has changed since their vectors were made, those who wait longest first. */
export async function listChanged(db: Db, model: string, count: number): Promise<ChangedProfile[]> {
  const rows = await db<ChangedProfile[]>`
    select p.id, p.looking_for as request, p.goal, p.can_help, p.about, p.position, p.company, p.tags,
      p.changed_at::text as changed_at, v.want_hash, v.have_hash
    from participant p left join member_vector v on v.participant_id = p.id and v.model = ${model}
    where (v.participant_id is null or v.examined_at < p.changed_at) and ${isActive(db)}
    order by p.changed_at, p.id limit ${count}`
  // The texts that the engine compares.
  return rows.map(row => ({ ...row, tags: row.tags.filter(tag => !isNoTag(tag)) }))
}

/** Communities with vectors to make or to remove because of a profile that changed since; without a model, all that have any. */
export async function listCommunitiesDue(sql: Sql, model: string | null, since: Date | null): Promise<string[]> {
  const rows = await sql<{ communityId: string }[]>`
    select community_id from communities_with_vectors_due(${model}, coalesce(${since}::timestamptz, '-infinity'))`
  return rows.map(({ communityId }) => communityId)
}

export async function hasChanged(db: Db, model: string): Promise<boolean> {
  return (await listChanged(db, model, 1)).length > 0
}

export type Side = { hash: string; vector: Int8Array | null }
export type NewVectors = { participantId: string; changedAt: string; want: Side | null; have: Side | null }

/** Writes the sides that are given; the others stay. Nothing is written of a member who was deleted meanwhile. */
export async function saveVectors(
  db: Db,
  { communityId, model }: { communityId: string; model: string },
  { participantId, changedAt, want, have }: NewVectors,
): Promise<void> {
  const bytes = (side: Side | null) => (side?.vector ? Buffer.from(side.vector.buffer) : null)
  await db`
    insert into member_vector as v (community_id, participant_id, model, want_hash, want, have_hash, have, examined_at, made_at)
    select ${communityId}, p.id, ${model}, ${want?.hash ?? ''}, ${bytes(want)}::bytea, ${have?.hash ?? ''}, ${bytes(have)}::bytea,
      ${changedAt}::timestamptz, clock_timestamp() from participant p where p.id = ${participantId}
    on conflict (community_id, participant_id) do update set model = excluded.model, examined_at = excluded.examined_at,
      made_at = excluded.made_at,
      want_hash = case when ${want !== null} or v.model <> excluded.model then excluded.want_hash else v.want_hash end,
      want = case when ${want !== null} or v.model <> excluded.model then excluded.want else v.want end,
      have_hash = case when ${have !== null} or v.model <> excluded.model then excluded.have_hash else v.have_hash end,
      have = case when ${have !== null} or v.model <> excluded.model then excluded.have else v.have end`
}

/** Of members who paused their profile, were rejected or blocked. */
export async function removeInactive(db: Db): Promise<void> {
  await db`
    delete from member_vector v using participant p
    where p.id = v.participant_id and p.changed_at > v.examined_at and not (${isActive(db)})`
}

/** All of a community, once no provider is configured. */
export async function removeAll(db: Db): Promise<void> {
  await db`delete from member_vector`
}

export type MemberVectors = {
  id: string
  wantHash: string
  want: Uint8Array | null
  haveHash: string
  have: Uint8Array | null
  madeAt: string
}

/** A page of vectors by id; `since` leaves out those that were made before. */
export async function listVectors(
  db: Db,
  { model, since, after, count }: { model: string; since: string | null; after: string | null; count: number },
): Promise<MemberVectors[]> {
  return db<MemberVectors[]>`
    select participant_id as id, want_hash, want, have_hash, have, made_at from member_vector
    where model = ${model} and (${since}::timestamptz is null or made_at > ${since}::timestamptz)
      and (${after}::uuid is null or participant_id > ${after}::uuid)
    order by participant_id limit ${count}`
}
