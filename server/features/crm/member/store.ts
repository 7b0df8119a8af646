import type { ContactType } from '#contract/communities/community.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'

/** The fields of a profile that managers write for a member. */
export type ProfileValues = {
  firstName: string
  lastName: string
  company: string
  position: string
  city: string
  about: string
  lookingFor: string
  canHelp: string
  goal: string
  tags: string[]
}

export type Contacts = Partial<Record<ContactType, string>>

const json = (db: Db, value: unknown) => db`${JSON.stringify(value)}::text::jsonb`

/** Members of this community by address. */
export async function listMembersByEmail(
  db: Db,
  emails: string[],
): Promise<{ email: string; id: string; name: string }[]> {
  return db<{ email: string; id: string; name: string }[]>`
    select u.email, p.id, trim(p.first_name || ' ' || p.last_name) as name
    from app_user u join participant p on p.user_id = u.id where u.email = any (${emails}) and u.deleted_at is null`
}

/** Which of the slugs are taken. */
export async function listSlugs(db: Db, slugs: string[]): Promise<string[]> {
  const rows = await db<{ slug: string }[]>`select slug from participant where slug = any (${slugs})`
  return rows.map(({ slug }) => slug)
}

export async function hasRequiredQuestions(db: Db): Promise<boolean> {
  const [row] = await db`select id from question where is_required and is_visible limit 1`
  return row !== undefined
}

export type NewMember = ProfileValues & {
  /** Used if the address has no account. */
  userId: string
  participantId: string
  email: string
  slug: string
  isFilled: boolean
  contacts: { type: ContactType; value: string }[]
}

type Place = { communityId: string; moderationStatus: 'PENDING' | 'CONFIRMED'; privacy: string; at: Date }

export type CreatedMember = { email: string; participantId: string; isUserNew: boolean; isConnectionNew: boolean }

/**
 * Creates accounts without a confirmed address, connections and profiles; an address with an account keeps it. Those who have a
 * profile here already are not returned, nor those whose slug was taken meanwhile.
 */
export async function insertMembers(db: Db, place: Place, members: NewMember[]): Promise<CreatedMember[]> {
  const emails = members.map(({ email }) => email)
  // An account that was deleted gives its address back, as when its owner registers again.
  await db`
    update app_user set email = 'deleted-' || id || '@deleted.invalid', password_hash = null
    where email = any (${emails}) and deleted_at is not null and blocked_at is null`
  // In the order of addresses, in which two imports at the same moment never wait for each other.
  const users = await db<{ email: string }[]>`
    insert into app_user (id, email, created_at)
    select user_id, email, ${place.at} from jsonb_to_recordset(${json(db, snake(members))}) as m (user_id uuid, email text)
    order by email on conflict (email) do nothing returning email`
  const connections = await db<{ userId: string }[]>`
    insert into connection (community_id, user_id, connected_at)
    select ${place.communityId}, id, ${place.at} from app_user where email = any (${emails}) order by id
    on conflict do nothing returning user_id`
  const connected = connections.map(({ userId }) => userId)
  const profiles = await db<{ id: string; userId: string }[]>`
    insert into participant (community_id, id, user_id, slug, login, first_name, last_name, company, position, city, about,
      looking_for, can_help, goal, tags, privacy, moderation_status, is_filled, is_claimed, joined_at)
    select ${place.communityId}, m.participant_id, u.id, m.slug, m.slug, m.first_name, m.last_name, m.company, m.position, m.city, m.about,
      m.looking_for, m.can_help, m.goal, m.tags, ${place.privacy}, ${place.moderationStatus}, m.is_filled, u.id <> all (${connected}::uuid[]),
      ${place.at}
    from jsonb_to_recordset(${json(db, snake(members))}) as m (participant_id uuid, email text, slug text, first_name text,
      last_name text, company text, position text, city text, about text, looking_for text, can_help text, goal text, tags text[], is_filled boolean)
    join app_user u on u.email = m.email
    on conflict do nothing returning id, user_id`
  const created = new Map(profiles.map(({ id, userId }) => [id, userId]))
  const contacts = members.flatMap(({ participantId, contacts }) =>
    created.has(participantId) ? contacts.map(each => ({ participant_id: participantId, ...each })) : [],
  )
  if (contacts.length > 0)
    await db`
      insert into contact (community_id, participant_id, type, value)
      select ${place.communityId}, participant_id, type, value
      from jsonb_to_recordset(${json(db, contacts)}) as c (participant_id uuid, type text, value text)`
  const isUserNew = new Set(users.map(({ email }) => email))
  const isConnectionNew = new Set(connected)
  return members.flatMap(({ email, participantId }) => {
    const userId = created.get(participantId)
    return userId
      ? [{ email, participantId, isUserNew: isUserNew.has(email), isConnectionNew: isConnectionNew.has(userId) }]
      : []
  })
}

const snake = (members: NewMember[]) =>
  members.map(member => ({
    user_id: member.userId,
    participant_id: member.participantId,
    email: member.email,
    slug: member.slug,
    first_name: member.firstName,
    last_name: member.lastName,
    company: member.company,
    position: member.position,
    city: member.city,
    about: member.about,
    looking_for: member.lookingFor,
    can_help: member.canHelp,
    goal: member.goal,
    tags: member.tags,
    is_filled: member.isFilled,
  }))

export type CurrentMember = { userId: string; isClaimed: boolean; profile: ProfileValues; contacts: Contacts }

/** A member's profile and contacts, locked until the transaction ends. */
export async function holdMember(db: Db, id: string): Promise<CurrentMember | null> {
  const [row] = await db<(ProfileValues & { userId: string; isClaimed: boolean })[]>`
    select user_id, is_claimed, first_name, last_name, company, position, city, about, looking_for, can_help, goal, tags
    from participant where id = ${id} ${lockRows(db, 'member import')}`
  if (!row) return null
  const contacts = await db<{ type: ContactType; value: string }[]>`
    select type, value from contact where participant_id = ${id}`
  const { userId, isClaimed, ...profile } = row
  return { userId, isClaimed, profile, contacts: Object.fromEntries(contacts.map(({ type, value }) => [type, value])) }
}

const columnOf: Record<keyof ProfileValues, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  position: 'position',
  city: 'city',
  about: 'about',
  lookingFor: 'looking_for',
  canHelp: 'can_help',
  goal: 'goal',
  tags: 'tags',
}

type Written = { profile: Partial<ProfileValues>; contacts: Partial<Record<ContactType, string | null>> }

/** Writes the given fields and contacts; null removes a contact. */
export async function updateMember(db: Db, communityId: string, id: string, written: Written): Promise<void> {
  const columns = Object.entries(written.profile).map(([field, value]) => [
    columnOf[field as keyof ProfileValues],
    value,
  ])
  if (columns.length > 0) await db`update participant set ${db(Object.fromEntries(columns))} where id = ${id}`
  for (const [type, value] of Object.entries(written.contacts)) {
    await db`delete from contact where participant_id = ${id} and type = ${type}`
    if (value !== null)
      await db`
        insert into contact (community_id, participant_id, type, value) values (${communityId}, ${id}, ${type}, ${value})`
  }
}

/** Whether somebody else or the member has done something here since: then the profile is not removed by undoing an import. */
export async function isInUse(db: Db, id: string): Promise<boolean> {
  const [row] = await db<{ isInUse: boolean }[]>`
    select exists (select from participation where participant_id = ${id})
      or exists (select from intro where from_id = ${id} or to_id = ${id})
      or exists (select from private_note where subject_id = ${id})
      or exists (select from member_note where participant_id = ${id})
      or exists (select from member_tag where participant_id = ${id})
      or exists (select from permission g join participant p on p.user_id = g.user_id where p.id = ${id}) as is_in_use`
  return row?.isInUse ?? false
}

/** Removes a profile that nobody has claimed, with the connection and the account if nothing else needs them. */
export async function removeUnclaimed(
  db: Db,
  {
    id,
    userId,
    isConnectionNew,
    isUserNew,
  }: { id: string; userId: string; isConnectionNew: boolean; isUserNew: boolean },
): Promise<void> {
  if (isConnectionNew) await db`delete from connection where user_id = ${userId} and role = 'ROLE_USER'`
  else await db`delete from participant where id = ${id}`
  if (isUserNew)
    await db`
      delete from app_user u where u.id = ${userId} and u.email_confirmed_at is null and u.password_hash is null
        and not exists (select from connected_communities(u.id)) and not exists (select from session s where s.user_id = u.id)
        and not exists (select from external_identity e where e.user_id = u.id)`
}

export async function findUserId(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ userId: string }[]>`select user_id from participant where id = ${id}`
  return row?.userId ?? null
}

export async function isMember(db: Db, id: string): Promise<boolean> {
  const [row] = await db`select id from participant where id = ${id}`
  return row !== undefined
}
