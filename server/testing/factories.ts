import type { Community } from '#contract/communities/community.ts'
import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { hashPassword } from '#server/features/auth/session/password.ts'
import { foundCommunity } from '#server/features/communities/community/rules.ts'
import { newId } from '#server/platform/db/id.ts'
import { Tokens } from '#server/platform/http/token.ts'
import type { TestApp } from './harness.ts'

/*
 * Factories write as the owner and make their own parents: `buildParticipant(t)` has a user and a community of its own
 * unless told otherwise.
 */

/** What a factory needs; a server in another process has it as well. */
export type Ground = Pick<TestApp, 'owner' | 'clock'> & { config: Pick<TestApp['config'], 'SESSION_SECRET'> }

let count = 0
const next = () => ++count
const aPassword = 'quiet-kettle-42'
let aHash: Promise<string> | undefined

/** Of the password that everyone has. */
export const passwordHash = (): Promise<string> => {
  aHash ??= hashPassword(aPassword)
  return aHash
}

type CommunityWish = Partial<
  Pick<Community, 'domain' | 'customDomain' | 'lang' | 'transparent' | 'approvalRequired' | 'authConfig' | 'options'>
>

export async function buildCommunity(
  { owner, clock }: Ground,
  wish: CommunityWish = {},
): Promise<{ id: string; domain: string; host: string }> {
  const id = newId(clock.now())
  const domain = wish.domain ?? `club-${next()}-${id.slice(-6)}`
  const founded = foundCommunity(
    {
      id,
      domain,
      title: `Club ${domain}`,
      lang: wish.lang ?? 'en',
      timeZone: 'Europe/Berlin',
      brandColor: '#b3501f',
      accentColor: '#2c7567',
      options: wish.options ?? [],
    },
    'hello@example.com',
    'http://localhost:3000',
  )
  const json = (value: unknown) => owner`${JSON.stringify(value)}::text::jsonb`
  await owner`
    insert into community (id, domain, custom_domain, lang, lang_choices, time_zone, title, landing_title, landing_copy, landing,
      img_url, logo_url, transparent, approval_required, options, auth_config, brand_config, links, created_at)
    values (${id}, ${domain}, ${wish.customDomain ?? null}, ${founded.lang}, ${founded.langChoices}, ${founded.timeZone},
      ${json(founded.title)}, ${json(founded.landingTitle)}, ${json(founded.landingCopy)}, ${json(founded.landing)},
      ${founded.imgUrl}, ${founded.logoUrl}, ${wish.transparent ?? false}, ${wish.approvalRequired ?? false},
      ${json(founded.options)}, ${json(wish.authConfig ?? [{ authType: 'EMAIL' }])}, ${json(founded.brandConfig)},
      ${json(founded.links)}, ${clock.now()})`
  return { id, domain, host: `${domain}.localhost:3000` }
}

type UserWish = {
  email?: string
  isEmailConfirmed?: boolean
  hasPassword?: boolean
  preferredLang?: 'en' | 'ru'
  isPolicyAccepted?: boolean
  isBlocked?: boolean
  isDeleted?: boolean
}

export async function buildUser(
  { owner, clock }: Ground,
  wish: UserWish = {},
): Promise<{ id: string; email: string; password: string }> {
  const id = newId(clock.now())
  const email = wish.email ?? `person-${next()}-${id.slice(-6)}@example.com`
  const now = clock.now()
  await owner`
    insert into app_user (id, email, email_confirmed_at, password_hash, preferred_lang, policy_accepted_at, blocked_at, deleted_at,
      created_at)
    values (${id}, ${email}, ${(wish.isEmailConfirmed ?? true) ? now : null},
      ${(wish.hasPassword ?? true) ? await passwordHash() : null}, ${wish.preferredLang ?? null},
      ${(wish.isPolicyAccepted ?? true) ? now : null}, ${wish.isBlocked ? now : null},
      ${wish.isDeleted ? now : null}, ${now})`
  return { id, email, password: aPassword }
}

type PlaceWish = {
  communityId?: string
  userId?: string
  role?: Role
  isOrganiser?: boolean
  permissions?: Permission[]
}

export async function buildConnection(
  t: Ground,
  wish: PlaceWish = {},
): Promise<{ communityId: string; userId: string }> {
  const communityId = wish.communityId ?? (await buildCommunity(t)).id
  const userId = wish.userId ?? (await buildUser(t)).id
  const now = t.clock.now()
  await t.owner`
    insert into connection (community_id, user_id, role, is_organiser, connected_at)
    values (${communityId}, ${userId}, ${wish.role ?? 'ROLE_USER'}, ${wish.isOrganiser ?? false}, ${now})`
  for (const permission of wish.permissions ?? [])
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at) values (${communityId}, ${userId}, ${permission}, ${now})`
  return { communityId, userId }
}

type ParticipantWish = PlaceWish & {
  firstName?: string
  moderationStatus?: ModerationStatus
  isProfileEnabled?: boolean
  isNetworkingEnabled?: boolean
  avatarFile?: string
}

export async function buildParticipant(t: Ground, wish: ParticipantWish = {}) {
  const place = await buildConnection(t, wish)
  const id = newId(t.clock.now())
  await t.owner`
    insert into participant (community_id, id, user_id, slug, first_name, last_name, looking_for, avatar_file, moderation_status,
      is_profile_enabled, is_networking_enabled, joined_at)
    values (${place.communityId}, ${id}, ${place.userId}, ${`person-${id}`}, ${wish.firstName ?? 'Vera'}, 'Example',
      'a partner for a school of speech', ${wish.avatarFile ?? null}, ${wish.moderationStatus ?? 'CONFIRMED'},
      ${wish.isProfileEnabled ?? true}, ${wish.isNetworkingEnabled ?? true}, ${t.clock.now()})`
  return { ...place, id }
}

/** A session of this user at this community, with its token. */
export async function buildSession(
  t: Ground,
  place: { communityId: string; userId: string },
): Promise<{ id: string; token: string }> {
  const id = newId(t.clock.now())
  const expiresAt = new Date(t.clock.now().getTime() + 30 * 86_400_000)
  await t.owner`
    insert into session (id, user_id, origin_community_id, user_agent, created_at, expires_at)
    values (${id}, ${place.userId}, ${place.communityId}, 'test', ${t.clock.now()}, ${expiresAt})`
  const tokens = new Tokens(t.config.SESSION_SECRET)
  return { id, token: await tokens.issue({ id, userId: place.userId, role: 'ROLE_USER', expiresAt }) }
}

/** A letter of a community's outbox, as if it had been sent. */
export async function buildLetter(
  t: Ground,
  wish: { communityId?: string; onceKey?: string; plain?: string } = {},
): Promise<{ communityId: string; id: string }> {
  const communityId = wish.communityId ?? (await buildCommunity(t)).id
  const id = newId(t.clock.now())
  await t.owner`
    insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, once_key, status, created_at)
    values (${communityId}, ${id}, 'test', 'reader@example.com', 'en', 'A letter', '<p>Hello</p>', ${wish.plain ?? 'Hello'},
      ${wish.onceKey ?? null}, 'SENT', ${t.clock.now()})`
  return { communityId, id }
}

/** A kept first result, as a call with an Idempotency-Key leaves it. */
export async function buildKeptReply(t: Ground, wish: { communityId?: string; userId?: string } = {}) {
  const communityId = wish.communityId ?? (await buildCommunity(t)).id
  const userId = wish.userId ?? (await buildUser(t)).id
  await t.owner`
    insert into idempotent_call (community_id, user_id, key, call, request_hash, status, reply, created_at)
    values (${communityId}, ${userId}, ${`key ${next()}`}, 'POST /api/example', '\\x00', 200, '{}', ${t.clock.now()})`
  return { communityId, userId }
}
