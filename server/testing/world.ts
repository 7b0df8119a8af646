import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { newId } from '#server/platform/db/id.ts'
import { buildCommunity, buildConnection, buildLetter, buildParticipant, buildSession, buildUser } from './factories.ts'
import type { TestApp } from './harness.ts'

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

export type Person = { userId: string; email: string; password: string; communityId: string }

/** Two communities with the same kinds of things in each, and everyone who may come to a door of the first. */
export type World = {
  t: TestApp
  here: { id: string; domain: string; host: string }
  elsewhere: { id: string; domain: string; host: string }
  people: Record<Exclude<ActorName, 'visitor'>, Person>
  hereFile: string
  elsewhereFile: string
  hereLetter: string
  elsewhereLetter: string
  /** A domain that nobody has. */
  freeDomain(): string
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
  const here = await buildCommunity(t)
  const elsewhere = await buildCommunity(t)
  const person = async (place: Place, account: { isBlocked?: boolean; isDeleted?: boolean } = {}): Promise<Person> => {
    const { id: userId, email, password } = await buildUser(t, account)
    await ((place.hasProfile ?? true) ? buildParticipant : buildConnection)(t, { ...place, userId })
    return { userId, email, password, communityId: place.communityId }
  }
  const atHere = { communityId: here.id }
  const people = {
    pending: await person({ ...atHere, moderationStatus: 'PENDING' }),
    member: await person(atHere),
    anotherMember: await person(atHere),
    organiser: await person({ ...atHere, hasProfile: false, isOrganiser: true, permissions: ['CAN_CREATE_EVENTS'] }),
    anotherOrganiser: await person(atHere),
    moderator: await person({ ...atHere, permissions: ['CAN_VIEW_ADMIN_PANEL', 'CAN_MODERATE_COMMUNITY'] }),
    admin: await person({ ...atHere, hasProfile: false, role: 'ROLE_ADMIN' }),
    foreignAdmin: await person({ communityId: elsewhere.id, role: 'ROLE_ADMIN' }),
    disabled: await person(atHere, { isBlocked: true }),
    deleted: await person(atHere, { isDeleted: true }),
  }
  await buildConnection(t, { communityId: elsewhere.id, userId: people.anotherOrganiser.userId, isOrganiser: true })
  let domains = 0
  return {
    t,
    here,
    elsewhere,
    people,
    hereFile: await storeFile(t, here.id),
    elsewhereFile: await storeFile(t, elsewhere.id),
    hereLetter: (await buildLetter(t, { communityId: here.id })).id,
    elsewhereLetter: (await buildLetter(t, { communityId: elsewhere.id })).id,
    freeDomain: () => `free-${++domains}`,
    tokenOf: async actor => (actor === 'visitor' ? undefined : (await buildSession(t, people[actor])).token),
  }
}

async function storeFile({ storage, clock }: TestApp, communityId: string): Promise<string> {
  const name = `photo-${newId(clock.now())}-256.webp`
  await storage.put(communityId, name, Buffer.from('a picture'), 'image/webp')
  return name
}
