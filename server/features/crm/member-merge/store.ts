import type { MemberMerge, MergePreview, SimilarMember } from '#contract/crm/member-merge.ts'
import type { MergeField } from '#contract/crm/member-merge-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { IntroStatus } from '#contract/matching/intro.ts'
import type { ProfileVisibility } from '#contract/participants/profile-visibility.ts'
import type { Permission, Role } from '#contract/roles.ts'
import type { ContactOwner } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Move } from '../member-rows/store.ts'

/** One at a time in a community: proposals, answers and what follows from them. */
export const lockMerges = (db: Db, communityId: string): Promise<void> => takeLock(db, 'member merge', communityId)

export type MergeMember = {
  id: string
  userId: string
  slug: string
  firstName: string
  lastName: string
  email: string
  lang: Language | null
  role: Role
  permissions: Permission[]
  isBlocked: boolean
  visibility: ProfileVisibility
  avatarFile: string | null
  position: string
  company: string
  city: string
  about: string
  lookingFor: string
  canHelp: string
  goal: string
  tags: string[]
}

export async function findMergeMember(db: Db, id: string): Promise<MergeMember | null> {
  const [row] = await db<MergeMember[]>`
    select p.id, p.user_id, p.slug, p.first_name, p.last_name, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang, c.role,
      array(select g.permission from permission g where g.user_id = p.user_id) as permissions,
      exists (select from blocked_user b where b.user_id = p.user_id) as is_blocked, p.profile_visibility as visibility,
      p.avatar_file, p.position, p.company, p.city, p.about, p.looking_for, p.can_help, p.goal, p.tags
    from participant p join app_user u on u.id = p.user_id join connection c on c.user_id = p.user_id where p.id = ${id}`
  return row ?? null
}

/** Whether both paid for one event: which of the payments is returned is for the organiser to decide. */
export async function haveBothPaid(db: Db, { kept, other }: Move): Promise<boolean> {
  const rows = await db`
    select from payment y join participation a on a.id = y.participation_id
    where a.participant_id in (${kept}, ${other}) and y.status = 'PAID' group by a.event_id having count(*) > 1 limit 1`
  return rows.length > 0
}

const partner = (db: Db, id: string) => db`case when i.from_id = ${id} then i.to_id else i.from_id end`
const pairPartner = (db: Db, id: string) => db`case when c.first_id = ${id} then c.second_id else c.first_id end`

export async function countMoved(db: Db, { kept, other }: Move): Promise<Pick<MergePreview, 'moved' | 'shared'>> {
  const intros = (id: string, not: string) => db`
    select ${partner(db, id)} as with from intro i where ${id}::uuid in (i.from_id, i.to_id) and ${not}::uuid not in (i.from_id, i.to_id)`
  const events = (id: string) => db`select a.event_id from participation a where a.participant_id = ${id}`
  const chats = (id: string) => db`
    select ${pairPartner(db, id)} as with from chat c where c.kind = 'PAIR' and ${id}::uuid in (c.first_id, c.second_id)`
  const [row] = await db<Pick<MergePreview, 'moved' | 'shared'>[]>`
    select jsonb_build_object(
      'intros', (select count(*) from (${intros(other, kept)}) x),
      'chats', (select count(*) from chat_member m join chat c on c.id = m.chat_id where m.participant_id = ${other} and m.left_at is null
        and (${kept}::uuid in (c.first_id, c.second_id)) is not true),
      'events', (select count(*) from (${events(other)}) x),
      'requests', (select count(*) from request r where r.participant_id = ${other}),
      'notes', (select count(*) from member_note n where n.participant_id = ${other}),
      'tags', (select count(*) from member_tag g where g.participant_id = ${other})) as moved,
    jsonb_build_object(
      'intros', (select count(*) from (${intros(kept, other)} intersect ${intros(other, kept)}) x),
      'chats', (select count(*) from (${chats(kept)} intersect ${chats(other)}) x where x.with is not null),
      'events', (select count(*) from (${events(kept)} intersect ${events(other)}) x)) as shared`
  return row as Pick<MergePreview, 'moved' | 'shared'>
}

const similarAtMost = 5

/** Members with a contact of this one, each with that contact alone and what decides who sees it. */
export async function listWithSameContact(db: Db, id: string): Promise<(ContactOwner & { id: string })[]> {
  return db<(ContactOwner & { id: string })[]>`
    select p.id, p.privacy, p.hidden_contacts, p.profile_visibility,
      jsonb_build_array(jsonb_build_object('type', theirs.type, 'value', theirs.value)) as contacts
    from contact mine join contact theirs on theirs.type = mine.type and theirs.value = mine.value
    join participant p on p.id = theirs.participant_id
    where mine.participant_id = ${id} and mine.value <> '' and p.id <> ${id} limit 50`
}

/** By name, and those of the given ones who have a contact in common. */
export async function listSimilar(db: Db, id: string, byContact: string[]): Promise<SimilarMember[]> {
  return db<SimilarMember[]>`
    select p.id, p.first_name, p.last_name, u.email, '/files/' || p.avatar_file || '-108.webp' as avatar_url, s.by
    from (
      select distinct on (found.id) found.id, found.by from (
        (select same.id, 'contact' as by from unnest(${byContact}::uuid[]) same (id))
        union all
        (select theirs.participant_id, 'name' from listed_member mine join listed_member theirs on theirs.name = mine.name
          where mine.participant_id = ${id} and mine.name <> '' limit 50)) found
      where found.id <> ${id} order by found.id, found.by) s
    join participant p on p.id = s.id join app_user u on u.id = p.user_id
    order by s.by, p.joined_at, p.id limit ${similarAtMost}`
}

/** The letter of one side. */
export type Side = 'kept' | 'other'

export type StoredMerge = {
  id: string
  keptId: string
  otherId: string | null
  fromOther: MergeField[]
  status: 'ASKED' | 'DECLINED' | 'DONE'
  keptCodeHash: Uint8Array
  otherCodeHash: Uint8Array
  keptConfirmedAt: string | null
  otherConfirmedAt: string | null
  keptAddressHash: Uint8Array | null
  otherAddressHash: Uint8Array | null
  proposedBy: string | null
}

/** Null once it has expired, except for one that is done. */
export async function findMerge(db: Db, id: string, now: Date): Promise<StoredMerge | null> {
  const [row] = await db<StoredMerge[]>`
    select id, kept_id, other_id, from_other, status, kept_code_hash, other_code_hash, kept_confirmed_at, other_confirmed_at, proposed_by,
      kept_address_hash, other_address_hash
    from member_merge where id = ${id} and (status = 'DONE' or expires_at > ${now})`
  return row ?? null
}

/** The open merge of a member, else the one that was declined last. */
export async function findMergeOf(db: Db, id: string, now: Date): Promise<MemberMerge | null> {
  const side = (table: 'k' | 'o', confirmedAt: string) => db`
    jsonb_build_object('id', ${db(table)}.id, 'name', trim(${db(table)}.first_name || ' ' || ${db(table)}.last_name),
      'isConfirmed', m.${db(confirmedAt)} is not null)`
  const [row] = await db<MemberMerge[]>`
    select m.id, m.status, ${side('k', 'kept_confirmed_at')} as kept, ${side('o', 'other_confirmed_at')} as other, m.created_at, m.expires_at
    from member_merge m join participant k on k.id = m.kept_id join participant o on o.id = m.other_id
    where ${id}::uuid in (m.kept_id, m.other_id) and m.expires_at > ${now}
    order by m.status = 'ASKED' desc, m.created_at desc limit 1`
  return row ?? null
}

export async function isOpen(db: Db, { kept, other }: Move, now: Date): Promise<boolean> {
  const rows = await db`
    select from member_merge where status = 'ASKED' and expires_at > ${now} and (kept_id in (${kept}, ${other}) or other_id in (${kept}, ${other}))
    limit 1`
  return rows.length > 0
}

export async function isDeclined(db: Db, { kept, other }: Move, now: Date): Promise<boolean> {
  const rows = await db`
    select from member_merge where status = 'DECLINED' and expires_at > ${now}
      and (kept_id, other_id) in ((${kept}, ${other}), (${other}, ${kept})) limit 1`
  return rows.length > 0
}

type NewMerge = Move & {
  communityId: string
  id: string
  fromOther: MergeField[]
  keptCodeHash: Uint8Array
  otherCodeHash: Uint8Array
  keptAddressHash: Uint8Array
  otherAddressHash: Uint8Array
  proposedBy: string
  at: Date
  expiresAt: Date
}

export async function insertMerge(db: Db, merge: NewMerge): Promise<void> {
  await db`
    insert into member_merge (community_id, id, kept_id, other_id, from_other, status, kept_code_hash, other_code_hash,
      kept_address_hash, other_address_hash, proposed_by, created_at, expires_at)
    values (${merge.communityId}, ${merge.id}, ${merge.kept}, ${merge.other}, ${merge.fromOther}, 'ASKED', ${merge.keptCodeHash},
      ${merge.otherCodeHash}, ${merge.keptAddressHash}, ${merge.otherAddressHash}, ${merge.proposedBy}, ${merge.at}, ${merge.expiresAt})`
}

export async function removeMerge(db: Db, id: string): Promise<void> {
  await db`delete from member_merge where id = ${id}`
}

export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db`delete from member_merge where status <> 'DONE' and expires_at <= ${now}`
}

export async function markConfirmed(db: Db, id: string, side: Side, at: Date): Promise<void> {
  const column = side === 'kept' ? db`kept_confirmed_at` : db`other_confirmed_at`
  await db`update member_merge set ${column} = coalesce(${column}, ${at}) where id = ${id}`
}

export async function markDeclined(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db`update member_merge set status = 'DECLINED', expires_at = ${expiresAt} where id = ${id}`
}

/** Former merges into the one who ends lead to the kept one from now on; declined ones go. */
export async function markDone(db: Db, id: string, { kept, other }: Move, otherSlug: string): Promise<void> {
  await db`update member_merge set status = 'DONE', other_id = null, other_slug = ${otherSlug} where id = ${id}`
  await db`delete from member_merge where status <> 'DONE' and ${other}::uuid in (kept_id, other_id)`
  await db`update member_merge set kept_id = ${kept} where kept_id = ${other}`
}

export type SharedIntro = {
  withId: string
  mine: { id: string; status: IntroStatus; createdAt: string }
  theirs: { id: string; status: IntroStatus; createdAt: string }
}

/** Intros of both with the same person. */
export async function listSharedIntros(db: Db, { kept, other }: Move): Promise<SharedIntro[]> {
  const shown = (row: 'a' | 'b') =>
    db`jsonb_build_object('id', ${db(row)}.id, 'status', ${db(row)}.status, 'createdAt', ${db(row)}.created_at)`
  const of = (id: string) => db`
    select i.*, ${partner(db, id)} as with_id from intro i where ${id}::uuid in (i.from_id, i.to_id)`
  return db<SharedIntro[]>`
    select a.with_id, ${shown('a')} as mine, ${shown('b')} as theirs
    from (${of(kept)}) a join (${of(other)}) b on b.with_id = a.with_id order by a.with_id`
}

export async function moveIntros(db: Db, { kept, other }: Move, removedIds: string[]): Promise<void> {
  await db`delete from intro where id = any (${removedIds}::uuid[])`
  await db`update intro set from_id = ${kept} where from_id = ${other}`
  await db`update intro set to_id = ${kept} where to_id = ${other}`
}

/**
 * The open request follows the text of the profile: of the two it is the one whose text stays. Written after the texts, whose
 * trigger opens a request of its own.
 */
export async function moveRequests(db: Db, { kept, other }: Move, isTextOfOther: boolean, at: Date): Promise<void> {
  if (isTextOfOther)
    await db`
      delete from request r where r.participant_id = ${kept} and r.closed_at is null
        and exists (select from request o where o.participant_id = ${other} and o.closed_at is null)
        and not exists (select from request_answer a where a.request_id = r.id)`
  const open = await db`select from request where participant_id = ${kept} and closed_at is null`
  if (open.length > 0 || !isTextOfOther)
    await db`update request set closed_at = ${at} where participant_id = ${other} and closed_at is null`
  await db`update request set participant_id = ${kept} where participant_id = ${other}`
}

/** What a profile keeps of the other one beside its texts. */
export async function fillFromOther(
  db: Db,
  { kept, other }: Move,
  taken: { isCity: boolean; isPhoto: boolean },
): Promise<void> {
  await db`
    update participant k set joined_at = least(k.joined_at, o.joined_at),
      invited_by = coalesce(nullif(k.invited_by, o.id), nullif(o.invited_by, k.id))
    from participant o where k.id = ${kept} and o.id = ${other}`
  // A city that its owner did not show stays hidden.
  if (taken.isCity)
    await db`
      update participant k set latitude = o.latitude, longitude = o.longitude,
        is_location_shared = k.is_location_shared and o.is_location_shared
      from participant o where k.id = ${kept} and o.id = ${other}`
  await db`update participant set invited_by = ${kept} where invited_by = ${other} and id <> ${kept}`
  if (!taken.isPhoto) return
  await db`update participant k set avatar_file = o.avatar_file from participant o where k.id = ${kept} and o.id = ${other}`
  await db`update participant set avatar_file = null where id = ${other}`
}

export async function exportMerges(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select status, kept_id = ${participantId} as stays, created_at as at from member_merge
    where ${participantId}::uuid in (kept_id, other_id) order by created_at, id`
}
