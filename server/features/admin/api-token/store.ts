import type { ApiScope } from '#contract/admin/api-scope.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

export type StoredToken = {
  id: string
  name: string
  scopes: ApiScope[]
  ending: string
  author: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  revokedAt: string | null
  isOwnerManager: boolean
}

export async function listTokens(db: Db, { after, skip, count }: Page): Promise<StoredToken[]> {
  return db<StoredToken[]>`
    ${selectTokens(db)}
    where ${after?.at ?? null}::timestamptz is null or (t.created_at, t.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid)
    order by t.created_at desc, t.id desc offset ${skip} limit ${count}`
}

export async function findToken(db: Db, id: string): Promise<StoredToken | undefined> {
  const [token] = await db<StoredToken[]>`${selectTokens(db)} where t.id = ${id}`
  return token
}

const selectTokens = (db: Db): Fragment => db`
  select t.id, t.name, t.scopes, t.ending, t.created_at, t.expires_at, t.last_used_at, t.revoked_at,
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email) as author,
    c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = t.user_id and g.permission = 'CAN_MANAGE_COMMUNITY') as is_owner_manager
  from api_token t join app_user u on u.id = t.user_id join connection c on c.user_id = t.user_id
  left join participant p on p.user_id = t.user_id`

/** How many tokens are neither revoked nor expired; no other is added until the transaction ends. */
export async function countToAdd(db: Db, communityId: string, now: Date): Promise<number> {
  await takeLock(db, 'API tokens', communityId)
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from api_token where revoked_at is null and expires_at > ${now}`
  return row?.count ?? 0
}

type NewToken = {
  id: string
  communityId: string
  userId: string
  name: string
  scopes: ApiScope[]
  hash: Uint8Array
  ending: string
  at: Date
  expiresAt: Date
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db`
    insert into api_token (id, community_id, user_id, name, scopes, hash, ending, created_at, expires_at)
    values (${token.id}, ${token.communityId}, ${token.userId}, ${token.name}, ${token.scopes}, ${token.hash}, ${token.ending},
      ${token.at}, ${token.expiresAt})`
}

/** Name of the token; null if there is none that still works. */
export async function revokeToken(db: Db, id: string, at: Date): Promise<string | null> {
  const [row] = await db<{ name: string }[]>`
    update api_token set revoked_at = coalesce(revoked_at, ${at}) where id = ${id} returning name`
  return row?.name ?? null
}

export async function exportTokens(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select name, scopes, created_at, expires_at, last_used_at, revoked_at from api_token
    where user_id = ${userId} order by created_at, id`
}
