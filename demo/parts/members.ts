import type { Permission } from '#contract/roles.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { demoPassword } from '../logins.ts'
import { makeAccounts } from '../members/accounts.ts'
import type { DemoRole } from '../members/handwritten/profile.ts'
import type { Account, Member } from '../members/member.ts'
import { type Photo, storePhotos } from '../members/photos.ts'
import type { DemoPart } from './part.ts'
import { insertRows, type Row } from './rows.ts'

export const membersPart: DemoPart = {
  name: 'members-1',
  async prepare({ storage, onProgress }) {
    const photos = makeAccounts().flatMap(photoOf)
    onProgress(`Drawing ${photos.length} portraits`)
    await storePhotos(photos, storage)
  },
  async load(db, { hashPassword }) {
    const accounts = makeAccounts()
    const passwordHash = await hashPassword(demoPassword)
    const places = accounts.flatMap(placesOf)
    const members = accounts.flatMap(account => account.members.map(member => ({ member, userId: account.id })))
    const ids = new Map(members.map(({ member }) => [`${member.communityDomain}/${member.slug}`, member.id]))
    // An inviter must be inserted before the invited.
    members.sort((a, b) => a.member.joinedAt.getTime() - b.member.joinedAt.getTime())

    await insertRows(
      db,
      'app_user',
      accounts.map(account => userRow(account, passwordHash)),
    )
    await insertRows(db, 'connection', places.map(connectionRow))
    await insertRows(
      db,
      'participant',
      members.map(({ member, userId }) => participantRow(member, userId, ids)),
    )
    await insertRows(db, 'permission', places.flatMap(permissionRows))
    await nameFounders(db, places)
    await countCities(db)
  },
}

/** Connection of an account to one community. */
type Place = { communityId: string; userId: string; role: DemoRole | null; hasProfile: boolean; since: Date }

function placesOf(account: Account): Place[] {
  const place = (domain: string, role: DemoRole | null, hasProfile: boolean, since: Date): Place => ({
    communityId: communityId(domain),
    userId: account.id,
    role,
    hasProfile,
    since,
  })
  return [
    ...account.members.map(member => place(member.communityDomain, member.role, true, member.joinedAt)),
    ...account.bare.map(({ communityDomain, role, connectedAt }) => place(communityDomain, role, false, connectedAt)),
  ]
}

function photoOf({ members }: Account): Photo[] {
  const shown = members.filter(member => member.avatar)
  const avatar = shown[0]?.avatar
  return avatar ? [{ avatar, communityIds: shown.map(member => communityId(member.communityDomain)) }] : []
}

const userRow = (account: Account, passwordHash: string): Row => ({
  id: account.id,
  email: account.email,
  email_confirmed_at: account.createdAt,
  password_hash: account.hasPassword ? passwordHash : null,
  preferred_lang: account.preferredLang,
  policy_accepted_at: account.createdAt,
  created_at: account.createdAt,
})

const connectionRow = (place: Place): Row => ({
  community_id: place.communityId,
  user_id: place.userId,
  role: place.role === 'admin' ? 'ROLE_ADMIN' : 'ROLE_USER',
  is_organiser: place.role === 'organiser',
  connected_at: place.since,
})

const moderatorPermissions: Permission[] = ['CAN_VIEW_ADMIN_PANEL', 'CAN_MODERATE_COMMUNITY', 'CAN_SCORE_MATCHES']

function permissionRows({ communityId: id, userId, role, hasProfile, since }: Place): Row[] {
  const own: Permission[] = [
    ...(hasProfile ? ['CAN_CHAT' as const] : []),
    ...(role === 'moderator' ? moderatorPermissions : []),
  ]
  return own.map(permission => ({ community_id: id, user_id: userId, permission, granted_at: since }))
}

function participantRow(member: Member, userId: string, ids: Map<string, string>): Row {
  const invitedBy = member.invitedBy && ids.get(`${member.communityDomain}/${member.invitedBy}`)
  if (member.invitedBy && !invitedBy) throw new Error(`${member.slug} was invited by a stranger: ${member.invitedBy}`)
  return {
    community_id: communityId(member.communityDomain),
    id: member.id,
    user_id: userId,
    slug: member.slug,
    first_name: member.firstName,
    last_name: member.lastName,
    phone: member.phone,
    company: member.company,
    position: member.position,
    login: member.login,
    about: member.about,
    looking_for: member.lookingFor,
    goal: member.goal,
    city: member.cityName,
    latitude: member.city.latitude,
    longitude: member.city.longitude,
    is_location_shared: member.isLocationShared,
    avatar_file: member.avatar?.file ?? null,
    tags: member.tags,
    privacy: member.privacy,
    hidden_contacts: member.hiddenContacts,
    preferred_lang: member.preferredLang,
    time_zone: member.timeZone,
    is_telegram_connected: member.isTelegramConnected,
    moderation_status: member.moderationStatus,
    rejection_reason: member.rejectionReason,
    is_profile_enabled: member.isProfileEnabled,
    is_networking_enabled: member.isNetworkingEnabled,
    is_tutorial_seen: member.isTutorialSeen,
    invited_by: invitedBy ?? null,
    joined_at: member.joinedAt,
  }
}

async function nameFounders(db: Db, places: Place[]): Promise<void> {
  for (const { communityId: id, userId, role } of places)
    if (role === 'admin') await db`update community set created_by = ${userId} where id = ${id}`
}

async function countCities(db: Db): Promise<void> {
  await db`
    update community c set city_count = (
      select count(distinct p.city) from participant p
      where p.community_id = c.id and p.moderation_status = 'CONFIRMED' and p.is_location_shared and p.city <> '')
    where c.domain = any(${demoCommunities.map(community => community.domain)})`
}
