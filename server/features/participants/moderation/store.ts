import type { Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import type { Place } from '#server/features/participants/directory/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'

export type Moderated = {
  id: string
  userId: string
  slug: string
  firstName: string
  lastName: string
  email: string
  login: string
  company: string
  position: string
  avatarUrl: string | null
  moderationStatus: ModerationStatus
  rejectionReason: string | null
  joinedAt: string
}

type Search = {
  search: string | null
  status: ModerationStatus | null
  after: Place | null
  skip: number
  count: number
}

export async function listModerated(db: Db, { search, status, after, skip, count }: Search): Promise<Moderated[]> {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return db<Moderated[]>`
    select p.id, p.user_id, p.slug, p.first_name, p.last_name, u.email, p.login, p.company, p.position,
      '/files/' || p.avatar_file || '-108.webp' as avatar_url, p.moderation_status, p.rejection_reason, p.joined_at
    from participant p join app_user u on u.id = p.user_id
    where (${status}::text is null or p.moderation_status = ${status})
      and (${pattern}::text is null or p.first_name || ' ' || p.last_name ilike ${pattern} or p.login ilike ${pattern}
        or u.email ilike ${pattern})
      and (${after?.joinedAt ?? null}::timestamptz is null or (p.joined_at, p.id) < (${after?.joinedAt ?? null}, ${after?.id ?? null}::uuid))
    order by p.joined_at desc, p.id desc offset ${skip} limit ${count}`
}

export async function findRole(db: Db, userId: string): Promise<Role> {
  const [row] = await db<{ role: Role }[]>`select role from connection where user_id = ${userId}`
  return row?.role ?? 'ROLE_USER'
}

/** False when there is no such profile. */
export async function setStatus(
  db: Db,
  id: string,
  change: { status: ModerationStatus; reason: string | null },
): Promise<boolean> {
  const [row] = await db`
    update participant set moderation_status = ${change.status}, rejection_reason = ${change.reason} where id = ${id} returning id`
  return row !== undefined
}

export type Moderator = { id: string; slug: string; firstName: string; lastName: string; avatarUrl: string | null }

export async function listModerators(db: Db): Promise<Moderator[]> {
  return db<Moderator[]>`
    select p.id, p.slug, p.first_name, p.last_name, '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from visible_participant p join connection c on c.user_id = p.user_id
    where (c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = p.user_id and g.permission = 'CAN_MODERATE_COMMUNITY'))
    order by p.first_name, p.last_name, p.id`
}
