import type { ProfileVisibility } from '#contract/participants/profile-visibility.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildConnection, buildUser, type ConnectionOptions } from '#server/features/users/user/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { everyone, membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

type ParticipantOptions = ConnectionOptions & {
  firstName?: string
  moderationStatus?: ModerationStatus
  isProfileEnabled?: boolean
  isNetworkingEnabled?: boolean
  avatarFile?: string
  profileVisibility?: ProfileVisibility
}

export async function buildParticipant(t: FactoryContext, options: ParticipantOptions = {}) {
  const place = await buildConnection(t, options)
  const id = newId(t.clock.now())
  await t.owner`
    insert into participant (community_id, id, user_id, slug, first_name, last_name, looking_for, avatar_file, moderation_status,
      is_profile_enabled, is_networking_enabled, profile_visibility, joined_at)
    values (${place.communityId}, ${id}, ${place.userId}, ${`person-${id}`}, ${options.firstName ?? 'Vera'}, 'Example',
      'a partner for a school of speech', ${options.avatarFile ?? null}, ${options.moderationStatus ?? 'CONFIRMED'},
      ${options.isProfileEnabled ?? true}, ${options.isNetworkingEnabled ?? true}, ${options.profileVisibility ?? 'link'},
      ${t.clock.now()})`
  return { ...place, id }
}

/** A participant whose account has a password. */
export async function buildParticipantUser(
  t: FactoryContext,
  communityId: string,
  options: Parameters<typeof buildUser>[1] = {},
) {
  const user = await buildUser(t, options)
  const participant = await buildParticipant(t, { communityId, userId: user.id })
  return { ...user, userId: user.id, communityId, participantId: participant.id }
}

/** A participant with a session token. */
export async function buildSignedInParticipant(
  t: FactoryContext,
  communityId: string,
  options: ParticipantOptions = {},
) {
  const place = await buildParticipant(t, { communityId, ...options })
  const [user] = await t.owner<{ email: string }[]>`select email from app_user where id = ${place.userId}`
  return { ...place, email: user?.email ?? '', token: (await buildSession(t, place)).token }
}

type ProfileOptions = {
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
export async function buildFilledParticipant(t: FactoryContext, communityId: string, options: ProfileOptions = {}) {
  const { firstName = 'Vera', ...rest } = options
  const reader = await buildSignedInParticipant(t, communityId, { firstName })
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

export type PairOptions = { communityId: string; participantId?: string; subjectId?: string; id?: string; at?: Date }

/** The two participants of a row, created unless given. */
export async function pairOf(t: FactoryContext, { communityId, participantId, subjectId }: PairOptions) {
  return {
    communityId,
    participantId: participantId ?? (await buildParticipant(t, { communityId })).id,
    subjectId: subjectId ?? (await buildParticipant(t, { communityId })).id,
  }
}

/** Sample of a call whose only input is another participant. */
export const subjectSample = {
  access: membersOnly,
  input: ({ subject }: World) => ({ participantId: subject.here }),
  ids: ({ subject }: World) => ({ participantId: subject.elsewhere }),
}

export const testing: SliceTesting<'participant'> = {
  noun: 'participant',
  calls: {
    getBySlug: { access: everyone, input: ({ people }) => ({ slug: `person-${people.member.participantId}` }) },
    saveNote: {
      access: membersOnly,
      input: ({ subject }) => ({ participantId: subject.here, note: 'met at the tea house' }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    reach: {
      access: membersOnly,
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
