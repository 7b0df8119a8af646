import type { ModerationStatus } from '#contract/users/user.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildConnection, buildUser, type ConnectionWish } from '#server/features/users/user/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { everyone, membersAlone } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type ParticipantWish = ConnectionWish & {
  firstName?: string
  moderationStatus?: ModerationStatus
  isProfileEnabled?: boolean
  isNetworkingEnabled?: boolean
  avatarFile?: string
}

export async function buildParticipant(t: FactoryContext, wish: ParticipantWish = {}) {
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

/** A participant whose account has a password. */
export async function buildMember(t: FactoryContext, communityId: string, wish: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(t, wish)
  const participant = await buildParticipant(t, { communityId, userId: user.id })
  return { ...user, userId: user.id, communityId, participantId: participant.id }
}

/** A participant with a session token. */
export async function buildReader(t: FactoryContext, communityId: string, wish: ParticipantWish = {}) {
  const place = await buildParticipant(t, { communityId, ...wish })
  const [user] = await t.owner<{ email: string }[]>`select email from app_user where id = ${place.userId}`
  return { ...place, email: user?.email ?? '', token: (await buildSession(t, place)).token }
}

type ProfileWish = {
  firstName?: string
  about?: string
  lookingFor?: string
  position?: string
  company?: string
  city?: string
  tags?: string[]
  timeZone?: string
}

/** A participant with a filled profile and a session token. */
export async function buildTeller(t: FactoryContext, communityId: string, wish: ProfileWish = {}) {
  const { firstName = 'Vera', ...rest } = wish
  const reader = await buildReader(t, communityId, { firstName })
  const {
    about = 'I run a small bakery and bake rye bread.',
    lookingFor = 'Somebody who knows ovens',
    tags = [],
  } = rest
  await t.owner`
    update participant set about = ${about}, looking_for = ${lookingFor}, position = ${rest.position ?? ''},
      company = ${rest.company ?? ''}, city = ${rest.city ?? ''}, is_location_shared = true, tags = ${tags},
      time_zone = ${rest.timeZone ?? null}
    where id = ${reader.id}`
  return reader
}

/** Two participants, as author and subject of a row. */
export async function buildPair(t: FactoryContext, communityId: string) {
  const [author, subject] = [await buildParticipant(t, { communityId }), await buildParticipant(t, { communityId })]
  return { communityId, authorId: author.id, subjectId: subject.id, userId: author.userId }
}

export type PairWish = { communityId: string; participantId?: string; subjectId?: string; id?: string; at?: Date }

/** The two participants of a row, created unless given. */
export async function pairOf(t: FactoryContext, { communityId, participantId, subjectId }: PairWish) {
  return {
    communityId,
    participantId: participantId ?? (await buildParticipant(t, { communityId })).id,
    subjectId: subjectId ?? (await buildParticipant(t, { communityId })).id,
  }
}

export const testing: SliceTesting<'participant'> = {
  noun: 'participant',
  calls: {
    getBySlug: { access: everyone, input: ({ people }) => ({ slug: `person-${people.member.participantId}` }) },
    saveNote: {
      access: membersAlone,
      input: ({ subject }) => ({ participantId: subject.here, note: 'met at the tea house' }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    reach: {
      access: membersAlone,
      input: ({ subject }) => ({ participantId: subject.here, message: 'Shall we talk?' }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
  tables: {
    // The participant is one already.
    participant: (t, { communityId }) => buildParticipant(t, { communityId }),
    private_note: (t, { communityId, participantId, subjectId }) => t.owner`
      insert into private_note (community_id, author_id, subject_id, note, updated_at)
      values (${communityId}, ${participantId}, ${subjectId}, 'a note', ${t.clock.now()})`,
    reach_request: (t, { communityId, participantId, subjectId }) => t.owner`
      insert into reach_request (community_id, id, author_id, subject_id, message, created_at)
      values (${communityId}, ${newId(t.clock.now())}, ${participantId}, ${subjectId}, 'hello', ${t.clock.now()})`,
  },
}
