import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { newId } from '#server/platform/db/id.ts'
import {
  buildCommunity,
  buildConnection,
  buildLetter,
  buildParticipant,
  buildSession,
  buildUser,
  passwordHash,
} from './factories.ts'
import type { TestApp } from './harness.ts'
import { buildAccessCode, buildCode, buildInvitation } from './identity.ts'
import { buildMatchingWorld, type MatchingWorld } from './matching-world.ts'
import { buildDraft, buildQuestion } from './people.ts'

/**
 * Who may come to a door. Events do not exist yet, so `anotherOrganiser` organises in the other community and is a plain member
 * here. `organiser` and `admin` have no profile here, as people of the organiser's shell may. `disabled` was blocked by an admin.
 */
export const actorNames = [
  'visitor',
  'pending',
  'member',
  'anotherMember',
  'organiser',
  'anotherOrganiser',
  'moderator',
  'admin',
  'foreignAdmin',
  'disabled',
  'deleted',
] as const
export type ActorName = (typeof actorNames)[number]

export type Person = {
  userId: string
  email: string
  password: string
  communityId: string
  participantId: string | null
}

/** Two communities with the same kinds of things in each, and everyone who may come to a door of the first. */
export type World = MatchingWorld & {
  t: TestApp
  here: { id: string; domain: string; host: string }
  elsewhere: { id: string; domain: string; host: string }
  people: Record<Exclude<ActorName, 'visitor'>, Person>
  hereFile: string
  elsewhereFile: string
  hereLetter: string
  elsewhereLetter: string
  invitation: { here: { id: string; code: string }; elsewhere: { id: string; code: string } }
  accessCode: { here: { id: string; code: string }; elsewhere: { id: string; code: string } }
  question: { here: string; elsewhere: string }
  /** A member whom others may see, here and in the other community. */
  subject: { here: string; elsewhere: string }
  /** A session of the member's, and one of somebody else's. */
  session: { here: string; elsewhere: string }
  /** Tokens of links that work, once. */
  links: Record<'MAGIC' | 'CONFIRM_EMAIL' | 'RECOVERY' | 'EXCHANGE', string>
  /** Makes good what earlier calls have used up or taken away. */
  restore(): Promise<void>
  /** A domain that nobody has. */
  freeDomain(): string
  /** An address that nobody has. */
  freeEmail(): string
  /** The token of a new session of this person; none for a visitor. */
  tokenOf(actor: ActorName): Promise<string | undefined>
}

type Place = {
  communityId: string
  hasProfile?: boolean
  moderationStatus?: ModerationStatus
  role?: Role
  isOrganiser?: boolean
  permissions?: Permission[]
}

export async function buildWorld(t: TestApp): Promise<World> {
  const authConfig = (['EMAIL', 'MAGIC', 'OTP', 'NONE'] as const).map(authType => ({ authType }))
  const here = await buildCommunity(t, { authConfig, transparent: true })
  const elsewhere = await buildCommunity(t)
  const person = async (place: Place, account: { isBlocked?: boolean; isDeleted?: boolean } = {}): Promise<Person> => {
    const { id: userId, email, password } = await buildUser(t, account)
    const hasProfile = place.hasProfile ?? true
    const profile = hasProfile ? await buildParticipant(t, { ...place, userId }) : null
    if (!profile) await buildConnection(t, { ...place, userId })
    return { userId, email, password, communityId: place.communityId, participantId: profile?.id ?? null }
  }
  const atHere = { communityId: here.id }
  const people = {
    pending: await person({ ...atHere, moderationStatus: 'PENDING' }),
    member: await person(atHere),
    anotherMember: await person(atHere),
    organiser: await person({ ...atHere, hasProfile: false, isOrganiser: true, permissions: ['CAN_CREATE_EVENTS'] }),
    anotherOrganiser: await person(atHere),
    moderator: await person({
      ...atHere,
      permissions: ['CAN_VIEW_ADMIN_PANEL', 'CAN_MODERATE_COMMUNITY', 'CAN_SCORE_MATCHES'],
    }),
    admin: await person({ ...atHere, hasProfile: false, role: 'ROLE_ADMIN' }),
    foreignAdmin: await person({ communityId: elsewhere.id, role: 'ROLE_ADMIN' }),
    disabled: await person(atHere, { isBlocked: true }),
    deleted: await person(atHere, { isDeleted: true }),
  }
  await buildConnection(t, { communityId: elsewhere.id, userId: people.anotherOrganiser.userId, isOrganiser: true })
  let domains = 0
  const { member } = people
  const session = {
    here: (await buildSession(t, member)).id,
    elsewhere: (await buildSession(t, people.foreignAdmin)).id,
  }
  const codeIds = {
    MAGIC: newId(t.clock.now()),
    CONFIRM_EMAIL: newId(t.clock.now()),
    RECOVERY: newId(t.clock.now()),
    EXCHANGE: newId(t.clock.now()),
  }
  const links = { MAGIC: '', CONFIRM_EMAIL: '', RECOVERY: '', EXCHANGE: '' }
  const subject = {
    here: (await buildParticipant(t, { communityId: here.id })).id,
    elsewhere: (await buildParticipant(t, { communityId: elsewhere.id })).id,
  }
  const { world: matchingWorld, restoreMatching } = await buildMatchingWorld(t, {
    here: { communityId: here.id, memberId: member.participantId as string, subjectId: subject.here },
    elsewhere: {
      communityId: elsewhere.id,
      memberId: people.foreignAdmin.participantId as string,
      subjectId: subject.elsewhere,
    },
  })
  const restore = async () => {
    const { owner } = t
    await owner`delete from call_count`
    await owner`delete from blocked_user`
    await owner`update invitation set revoked_at = null`
    await owner`update access_code set revoked_at = null`
    await owner`delete from accepted_invitation`
    await owner`delete from participant where user_id = ${people.organiser.userId}`
    await buildDraft(t, { communityId: here.id, userId: people.organiser.userId })
    await owner`delete from one_time_code`
    await owner`update session set ended_at = null where id = ${session.here}`
    await owner`update app_user set deleted_at = null where id = ${member.userId}`
    await owner`update app_user set password_hash = ${await passwordHash()} where id = any (${Object.values(people).map(each => each.userId)})`
    await restoreMember(t, member)
    await restoreMatching()
    const communityId = here.id
    const { email, userId } = people.anotherMember
    for (const purpose of ['CONFIRM_EMAIL', 'RECOVERY', 'EXCHANGE'] as const)
      links[purpose] = (await buildCode(t, { communityId, purpose, subject: userId, id: codeIds[purpose] })).token
    links.MAGIC = (await buildCode(t, { communityId, purpose: 'MAGIC', subject: email, id: codeIds.MAGIC })).token
    await buildCode(t, { communityId, purpose: 'OTP', subject: email })
  }
  await restore()
  return {
    t,
    here,
    elsewhere,
    people,
    hereFile: await storeFile(t, here.id),
    elsewhereFile: await storeFile(t, elsewhere.id),
    hereLetter: (await buildLetter(t, { communityId: here.id })).id,
    elsewhereLetter: (await buildLetter(t, { communityId: elsewhere.id })).id,
    invitation: {
      here: await buildInvitation(t, { communityId: here.id }),
      elsewhere: await buildInvitation(t, { communityId: elsewhere.id }),
    },
    accessCode: {
      here: await buildAccessCode(t, { communityId: here.id }),
      elsewhere: await buildAccessCode(t, { communityId: elsewhere.id }),
    },
    question: { here: await buildQuestion(t, here.id), elsewhere: await buildQuestion(t, elsewhere.id) },
    subject,
    ...matchingWorld,
    session,
    links,
    restore,
    freeDomain: () => `free-${++domains}`,
    freeEmail: () => `free-${++domains}@example.com`,
    tokenOf: async actor => (actor === 'visitor' ? undefined : (await buildSession(t, people[actor])).token),
  }
}

/** Puts a member back who has deleted their account. */
async function restoreMember({ owner, clock }: TestApp, { communityId, userId, participantId }: Person): Promise<void> {
  const now = clock.now()
  await owner`
    insert into connection (community_id, user_id, connected_at) values (${communityId}, ${userId}, ${now}) on conflict do nothing`
  await owner`
    insert into participant (community_id, id, user_id, slug, moderation_status, joined_at)
    values (${communityId}, ${participantId}, ${userId}, ${`person-${participantId}`}, 'CONFIRMED', ${now})
    on conflict do nothing`
}

async function storeFile({ storage, clock }: TestApp, communityId: string): Promise<string> {
  const name = `photo-${newId(clock.now())}-256.webp`
  await storage.put(communityId, name, Buffer.from('a picture'), 'image/webp')
  return name
}
