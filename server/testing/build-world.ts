import type { Logger } from 'pino'
import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { type ActorName, actorNames } from './actors.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { buildParts, sampleEnvironment } from './slices.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'
import type { BaseWorld, Person, World } from './world.ts'

export type StartedWorld = {
  t: TestApp
  world: World
  /** One token per actor, none for a visitor. A call that ends its session is undone by `restore`. */
  tokens: Record<ActorName, string | undefined>
  restore: Snapshot['restore']
}

/** An app with all data that the samples need. Its clock stands still, so that nothing expires. */
export async function startWorld({ log }: { log?: Logger } = {}): Promise<StartedWorld> {
  const t = await startTestApp({ environment: sampleEnvironment, ...(log && { log }) })
  t.clock.stop()
  const base = await buildBase(t)
  const world = { ...base, ...(await buildParts(base)) } as World
  const tokens = {} as StartedWorld['tokens']
  for (const actor of actorNames)
    tokens[actor] = actor === 'visitor' ? undefined : (await buildSession(t, world.people[actor])).token
  const { restore } = await takeSnapshot(t.owner)
  return { t, world, tokens, restore }
}

let shared: Promise<StartedWorld> | undefined

/** The world for tests that put back all that they change: one for all files of a test process, which ends with it. */
export function shareWorld(): Promise<StartedWorld> {
  shared ??= startWorld()
  return shared
}

type Place = {
  communityId: string
  hasProfile?: boolean
  moderationStatus?: ModerationStatus
  role?: Role
  isOrganiser?: boolean
  permissions?: Permission[]
}

async function buildBase(t: TestApp): Promise<BaseWorld> {
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
  let names = 0
  return {
    t,
    here,
    elsewhere,
    people,
    subject: {
      here: (await buildParticipant(t, { communityId: here.id })).id,
      elsewhere: (await buildParticipant(t, { communityId: elsewhere.id })).id,
    },
    freeDomain: () => `free-${++names}`,
    freeEmail: () => `free-${++names}@example.com`,
  }
}
