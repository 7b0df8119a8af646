import { createHash } from 'node:crypto'
import type { ApiScope } from '#contract/admin/api-scope.ts'
import type { Language } from '#contract/languages.ts'
import { accessLettersPerDay, callLimits, type LimitName, lettersPerRecipient } from '#contract/limits.ts'
import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows, recheck } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Caller = {
  userId: string
  email: string
  isEmailConfirmed: boolean
  hasPassword: boolean
  isPolicyAccepted: boolean
  preferredLang: Language | null
  originCommunityId: string
  isBlocked: boolean
  isConnected: boolean
  role: Role
  isOrganiser: boolean
  participantId: string | null
  moderationStatus: ModerationStatus | null
  isEnabled: boolean
  permissions: Permission[]
}

/** Callers in the order of the lookups; null where the session does not exist or has ended. */
export async function listCallers(
  db: Db,
  asked: { communityId: string; sessionId: string }[],
  now: Date,
): Promise<(Caller | null)[]> {
  const communities = asked.map(each => each.communityId)
  const sessions = asked.map(each => each.sessionId)
  const found = await db<(Caller & { asked: number })[]>`
    select * from who_calls(${communities}::uuid[], ${sessions}::uuid[], ${now})`
  const callers: (Caller | null)[] = asked.map(() => null)
  for (const { asked, ...caller } of found) callers[asked - 1] = caller
  return callers
}

/** A caller by API token: the manager who made it, as the database has them now. */
export type Program = { tokenId: string; scopes: ApiScope[]; lastUsedAt: string | null; caller: Caller }

/** Null if the token is unknown in this community, expired or revoked. */
export async function findProgram(db: Db, hash: Uint8Array, now: Date): Promise<Program | null> {
  const [row] = await db<(Caller & Omit<Program, 'caller'>)[]>`
    select t.id as token_id, t.scopes, t.last_used_at, u.id as user_id, u.email, u.email_confirmed_at is not null as is_email_confirmed,
      u.password_hash is not null as has_password, u.policy_accepted_at is not null as is_policy_accepted, u.preferred_lang,
      t.community_id as origin_community_id, u.blocked_at is not null or b.user_id is not null as is_blocked, true as is_connected,
      c.role, c.is_organiser, p.id as participant_id, p.moderation_status,
      coalesce(p.is_profile_enabled and p.is_networking_enabled, true) as is_enabled,
      array(select g.permission from permission g where g.user_id = u.id order by 1) as permissions
    from api_token t join app_user u on u.id = t.user_id and u.deleted_at is null
    join connection c on c.user_id = t.user_id
    left join blocked_user b on b.user_id = t.user_id
    left join participant p on p.user_id = t.user_id
    where t.hash = ${hash} and t.revoked_at is null and t.expires_at > ${now}`
  if (!row) return null
  const { tokenId, scopes, lastUsedAt, ...caller } = row
  return { tokenId, scopes, lastUsedAt, caller }
}

export async function touchApiToken(db: Db, id: string, at: Date): Promise<void> {
  await db`update api_token set last_used_at = ${at} where id = ${id}`
}

export type AskedCaller = { communityId: string; sessionId: string; digest: string | null }
export type ChangedCaller = { position: number; caller: Caller | null; digest: string | null }

/**
 * Those whose session has ended, or whose rights differ from their digest, with the new one. Mostly none, so that asking for
 * thousands costs little here.
 */
export async function listChangedCallers(db: Db, asked: AskedCaller[], now: Date): Promise<ChangedCaller[]> {
  // As one text each: an array of the driver costs several strings for each element.
  const column = (name: keyof AskedCaller) => asked.map(each => each[name] ?? 'none').join(',')
  const ids = (name: 'communityId' | 'sessionId') => db`string_to_array(${column(name)}, ',')::uuid[]`
  const found = await db<(Caller & { position: number; digest: string | null })[]>`
    select a.position, w.* from unnest(string_to_array(${column('digest')}, ',')) with ordinality as a (digest, position)
    left join (
      select c.*, hashtextextended(row(c.user_id, c.origin_community_id, c.is_blocked, c.is_connected, c.role, c.is_organiser,
        c.participant_id, c.moderation_status, c.is_enabled, c.permissions)::text, 0)::text as digest
      from who_calls(${ids('communityId')}, ${ids('sessionId')}, ${now}) c) w on w.asked = a.position
    where w.digest is distinct from a.digest`
  return found.map(({ position, digest, ...caller }) => ({
    position: Number(position) - 1,
    caller: digest === null ? null : caller,
    digest,
  }))
}

export async function touchSessions(db: Db, ids: string[], at: Date): Promise<void> {
  await db`update session set last_seen_at = ${at} where id = any (${ids}::uuid[])`
}

const bucketsPerWindow = 10

/**
 * Counts a call and returns the total in a sliding window over all processes. The window moves in tenths and is never
 * shorter than `minutes`.
 */
export async function countCall(db: Db, what: string, minutes: number, now: Date): Promise<number> {
  const key = keyOf(what)
  const bucket = (minutes * 60_000) / bucketsPerWindow
  const start = new Date(Math.floor(now.getTime() / bucket) * bucket)
  const since = new Date(start.getTime() - minutes * 60_000)
  const [row] = await db<{ total: number }[]>`
    with hit as (
      insert into call_count (key, window_start, count) values (${key}, ${start}, 1)
      on conflict (key, window_start) do update set count = call_count.count + 1
      returning count)
    select ((select count from hit) + coalesce(sum(count), 0))::integer as total
    from call_count where key = ${key} and window_start >= ${since} and window_start <> ${start}`
  return row?.total ?? 1
}

export type DailyCap = { what: string; cap: number }

/** Places taken on this day and later ones, by the time at which the day starts. */
export async function countsOfDays(db: Db, { what }: DailyCap, from: Date): Promise<Map<number, number>> {
  const rows = await db<{ at: number; count: number }[]>`
    select (extract(epoch from window_start) * 1000)::float8 as at, count from call_count
    where key = ${keyOf(what)} and window_start >= ${from}`
  return new Map(rows.map(({ at, count }) => [at, count]))
}

/** Takes one of the places of a day; false when none is left. */
export async function takePlace(db: Db, { what, cap }: DailyCap, day: Date): Promise<boolean> {
  if (cap < 1) return false
  const [row] = await db`
    insert into call_count (key, window_start, count) values (${keyOf(what)}, ${day}, 1)
    on conflict (key, window_start) do update set count = call_count.count + 1
      where ${recheck(db, 'daily letters', db`call_count.count < ${cap}`)}
    returning count`
  return row !== undefined
}

/** Takes up to so many places of a window; returns how many were left. */
export async function takePlaces(db: Db, { what, cap }: DailyCap, window: Date, wanted: number): Promise<number> {
  const key = keyOf(what)
  const find = async () => {
    const [row] = await db<{ count: number }[]>`
      select count from call_count where key = ${key} and window_start = ${window} ${lockRows(db, 'newsletter rate')}`
    return row
  }
  const insert = () =>
    db`insert into call_count (key, window_start, count) values (${key}, ${window}, 0) on conflict do nothing`
  const row = (await find()) ?? (await insert().then(find))
  const taken = Math.max(0, Math.min(wanted, cap - (row?.count ?? 0)))
  if (taken > 0)
    await db`update call_count set count = count + ${taken} where key = ${key} and window_start = ${window}`
  return taken
}

/** Gives back places that were not needed. */
export async function returnPlaces(db: Db, what: string, window: Date, count: number): Promise<void> {
  if (count > 0)
    await db`update call_count set count = greatest(count - ${count}, 0) where key = ${keyOf(what)} and window_start = ${window}`
}

/** Takes one place of a day under each name; returns the names that had one left. */
export async function takePlaceOfEach(db: Db, names: string[], cap: number, day: Date): Promise<Set<string>> {
  const byKey = new Map(names.map(name => [keyOf(name), name]))
  // In one order, so that two workers never wait for each other.
  const keys = [...byKey.keys()].sort()
  const rows = await db<{ key: string }[]>`
    insert into call_count (key, window_start, count) select key, ${day}, 1 from unnest(${keys}::text[]) as key
    on conflict (key, window_start) do update set count = call_count.count + 1
      where ${recheck(db, 'daily letters', db`call_count.count < ${cap}`)}
    returning key`
  return new Set(rows.flatMap(({ key }) => byKey.get(key) ?? []))
}

/** Takes back what `countCall` has just counted. */
export async function uncountCall(db: Db, what: string, minutes: number, now: Date): Promise<void> {
  const bucket = (minutes * 60_000) / bucketsPerWindow
  const start = new Date(Math.floor(now.getTime() / bucket) * bucket)
  await db`update call_count set count = count - 1 where key = ${keyOf(what)} and window_start = ${start} and count > 0`
}

export async function forgetCalls(db: Db, what: string): Promise<void> {
  await db`delete from call_count where key = ${keyOf(what)}`
}

/** Removes a person's counters: rate limits by user, and what features count by user or email. */
export async function forgetCallsOf(db: Db, { userId, email }: Person): Promise<void> {
  const limited = Object.keys(callLimits).map(name => limitKey(name as LimitName, { userId }))
  const letters = [lettersPerRecipient, accessLettersPerDay].map(({ minutes }) => lettersKey(email, minutes))
  const signIns = signInWays.map(way => signInKey(email, way))
  const ofAddress = [...signIns, ...letters, dailyLettersKey(email), invitationsKey(email)]
  const keys = [...limited, ...ofAddress, inviterKey(userId)].map(keyOf)
  await db`delete from call_count where key = any (${keys})`
}

/** Key of a counter. */
export const limitKey = (name: LimitName, by: { userId: string } | { address: string }): string =>
  `${name} by ${'userId' in by ? `user ${by.userId}` : `address ${by.address}`}`
/** Secrets that are counted apart, so that failures with one do not lock the others. */
const signInWays = ['password', 'code', 'deletion'] as const
export type SignInWay = (typeof signInWays)[number]
export const signInKey = (email: string, way: SignInWay): string => `sign-in of ${email} by ${way}`
export const lettersKey = (email: string, minutes: number): string => `letters to ${email} in ${minutes} minutes`
export const dailyLettersKey = (email: string): string => `daily letters to ${email}`
export const inviterKey = (userId: string): string => `invitations of ${userId}`
export const invitationsKey = (email: string): string => `invitations to ${email}`

export async function removeOldCounts(db: Db, before: Date): Promise<void> {
  await db`delete from call_count where window_start < ${before}`
}

/** Hashed, so that no address or email is stored in plain text. */
function keyOf(what: string): string {
  return createHash('sha256').update(what).digest('base64url')
}

export type IdempotentCall = {
  communityId: string
  userId: string
  key: string
  call: string
  requestHash: Uint8Array
  createdAt: Date
}

/**
 * Claims the idempotency key for this transaction; null when the key is new. A concurrent call with the same key blocks
 * here until the first commits or rolls back, and then gets its stored reply.
 */
export async function claimKey(
  db: Db,
  claim: IdempotentCall,
): Promise<{ requestHash: Uint8Array; status: number; reply: string } | null> {
  const [own] = await db`
    insert into idempotent_call (community_id, user_id, key, call, request_hash, created_at)
    values (${claim.communityId}, ${claim.userId}, ${claim.key}, ${claim.call}, ${claim.requestHash}, ${claim.createdAt})
    on conflict do nothing returning key`
  if (own) return null
  const [first] = await db<{ requestHash: Uint8Array; status: number; reply: string }[]>`
    select request_hash, status, reply from idempotent_call
    where community_id = ${claim.communityId} and user_id = ${claim.userId} and key = ${claim.key}`
  return first ?? null
}

export async function saveReply(db: Db, claim: IdempotentCall, status: number, reply: string): Promise<void> {
  await db`
    update idempotent_call set status = ${status}, reply = ${reply}
    where community_id = ${claim.communityId} and user_id = ${claim.userId} and key = ${claim.key}`
}

export async function removeOldReplies(db: Db, before: Date): Promise<void> {
  await db`delete from idempotent_call where created_at < ${before}`
}

export async function isReady(db: Db): Promise<void> {
  await db`select 1 from community limit 1`
}

/** Communities that send letters under an address of their own. */
export async function listSenders(db: Db): Promise<{ domain: string; senderEmail: string }[]> {
  return db`
    select domain, sender_email as "senderEmail" from community where sender_email is not null order by domain limit 1000`
}

export async function exportCalls(db: Db, { userId }: Person): Promise<unknown> {
  return db`select call, status, case when reply like 'sealed:%' then null else reply end as reply, created_at as at from idempotent_call where user_id = ${userId} order by created_at`
}

/**
 * Removes stored replies to a person's calls, and those to others that name them. Such a call runs again when repeated.
 */
export async function removeRepliesAbout(db: Db, { userId, email, participantId }: Person): Promise<void> {
  await db`
    delete from idempotent_call where user_id = ${userId} or position(${userId} in reply) > 0 or position(${email} in reply) > 0
      or position(${participantId}::text in reply) > 0`
}
