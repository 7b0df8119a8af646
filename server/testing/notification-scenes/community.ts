import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildDraft } from '#server/features/participants/onboarding/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { introReceived, makeModerator } from './matching.ts'
import type { Member, Scene, Telling } from './scene.ts'

/** A newcomer who has filled in the onboarding and waits for the moderator. */
async function join(scene: Scene) {
  const { t, here, as, member } = scene
  const moderator = await member('Mira')
  await makeModerator(scene, moderator)
  const user = await buildUser(t)
  await buildConnection(t, { communityId: here.id, userId: user.id })
  const { token } = await buildSession(t, { communityId: here.id, userId: user.id })
  await buildDraft(t, { communityId: here.id, userId: user.id })
  const { id } = (await t.call(api.onboarding.create, { userId: user.id }, as({ token }))).body
  const newcomer: Member = { id, userId: user.id, email: user.email, token }
  return { moderator, newcomer }
}

export async function moderationPending(scene: Scene): Promise<Telling> {
  const { moderator, newcomer } = await join(scene)
  const to = `/admin/moderation?person=${newcomer.id}`
  const line = { people: [{ id: newcomer.id, firstName: 'Vera' }], to }
  return { reader: moderator, untold: [newcomer], line, letter: null }
}

async function moderate(scene: Scene, moderationStatus: 'CONFIRMED' | 'REJECTED', line: Telling['line']) {
  const { moderator, newcomer } = await join(scene)
  const input = { participantId: newcomer.id, moderationStatus, reason: 'A photo is missing' }
  await scene.t.call(api.moderation.updateStatus, input, scene.as(moderator))
  const letter = { letter: 'participant.moderated', isService: true }
  return { reader: newcomer, untold: [moderator], line: { people: [], ...line }, ...letter }
}

export const moderationConfirmed = (scene: Scene): Promise<Telling> =>
  moderate(scene, 'CONFIRMED', { to: '/my_communities' })
export const moderationRejected = (scene: Scene): Promise<Telling> =>
  moderate(scene, 'REJECTED', { to: '/profile', quote: 'A photo is missing' })

/** Boris has blocked the bot, which is noticed with the next text. */
export async function channelStopped(scene: Scene): Promise<Telling> {
  const { t, standIn, member } = scene
  const boris = await member('Boris')
  standIn.inbox.blockedAddresses.add('4242')
  await t.owner`insert into telegram_account (user_id, chat_id, linked_at) values (${boris.userId}, '4242', now())`
  const { untold } = await introReceived({
    ...scene,
    member: name => (name === 'Boris' ? Promise.resolve(boris) : member(name)),
  })
  return { reader: boris, untold, line: { people: [], data: { channel: 'TELEGRAM' }, to: '/settings#channels' } }
}

/** Boris is made a manager, so that the admin area is open to him. */
export async function roleChanged({ t, here, as, member }: Scene): Promise<Telling> {
  const [mira, boris] = [await member('Mira'), await member('Boris')]
  await t.owner`update connection set role = 'ROLE_ADMIN' where community_id = ${here.id} and user_id = ${mira.userId}`
  const change = { userId: boris.userId, give: ['CAN_MANAGE_COMMUNITY' as const], take: [] }
  await t.call(api.communityRole.update, change, as(mira))
  const line = { people: [], to: '/admin' }
  return { reader: boris, untold: [mira], line, letter: 'communityRole.changed', isService: true }
}
