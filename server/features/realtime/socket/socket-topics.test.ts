import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { channelTypes, chatTopic, communityTopic } from '#contract/realtime/topics.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildChat } from '#server/features/chats/chat/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { type ActorName, actorNames } from '#server/testing/actors.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { openStomp } from '#server/testing/stomp-client.ts'

let t: TestApp
let url: string
let here: { id: string; host: string }
let elsewhere: { id: string; host: string }
let chat: string
const tokens = {} as Record<ActorName, string>

beforeAll(async () => {
  t = await startTestApp({ environment: { REALTIME: 'true' } })
  url = await t.listen()
  here = await buildCommunity(t)
  elsewhere = await buildCommunity(t)
  const atHere = { communityId: here.id }
  const profile = (options: Parameters<typeof buildParticipant>[1] = {}) =>
    buildParticipant(t, { ...atHere, ...options })
  const account = async (state: Parameters<typeof buildUser>[1]) => profile({ userId: (await buildUser(t, state)).id })
  const people = {
    pending: await profile({ moderationStatus: 'PENDING' }),
    member: await profile(),
    anotherMember: await profile(),
    organiser: await buildConnection(t, { ...atHere, isOrganiser: true }),
    anotherOrganiser: await profile({ isOrganiser: true }),
    moderator: await profile({ permissions: ['CAN_MODERATE_COMMUNITY'] }),
    admin: await buildConnection(t, { ...atHere, role: 'ROLE_ADMIN' }),
    foreignAdmin: await profile({ communityId: elsewhere.id, role: 'ROLE_ADMIN' }),
    disabled: await account({ isBlocked: true }),
    deleted: await account({ isDeleted: true }),
  }
  chat = (await buildChat(t, { communityId: here.id, memberIds: [people.member.id, people.pending.id] })).id
  tokens.visitor = ''
  for (const [name, person] of Object.entries(people)) tokens[name as ActorName] = (await buildSession(t, person)).token
})
afterAll(() => t.stop())

/** Opens a socket at a community and subscribes: what the server says about it. */
async function subscribe(actor: ActorName, topic: string, host = here.host): Promise<string> {
  const client = await openStomp({ url, host, query: `?token=${tokens[actor]}` }).catch((error: Error) => error.message)
  if (typeof client === 'string') return client
  const said = await client.subscribe(topic).then(
    () => 'yes',
    (error: Error) => error.message,
  )
  await client.close()
  return said
}

const [yes, no, out] = ['yes', 'Access denied', 'Unauthorized']
const outsiders = { visitor: out, foreignAdmin: out, disabled: out, deleted: out }
const all = { organiser: yes, anotherOrganiser: yes, moderator: yes, admin: yes, member: yes, anotherMember: yes }
const none = { organiser: no, anotherOrganiser: no, moderator: no, admin: no, member: no, anotherMember: no }

/** Each topic by actor, written by hand. */
const table: [name: string, topic: () => string, expected: Record<ActorName, string>][] = [
  ['notifications', () => communityTopic(here.id, 'notifications'), { ...outsiders, ...all, pending: yes }],
  ['chats', () => communityTopic(here.id, 'chats'), { ...outsiders, ...all, pending: yes }],
  ['presence', () => communityTopic(here.id, 'presence'), { ...outsiders, ...all, pending: no }],
  ['settings', () => communityTopic(here.id, 'settings'), { ...outsiders, ...all, pending: yes }],
  ...channelTypes.map((type): (typeof table)[number] => [
    `${type} of another community`,
    () => communityTopic(elsewhere.id, type),
    { ...outsiders, ...none, pending: no },
  ]),
  ['a chat of the member', () => chatTopic(chat), { ...outsiders, ...none, member: yes, pending: no }],
  ['an unknown chat', () => `/topic/chat/${randomUUID()}`, { ...outsiders, ...none, pending: no }],
  ['another channel', () => `/topic/community/${here.id}/letters`, { ...outsiders, ...none, pending: no }],
  ['all channels', () => `/topic/community/${here.id}/*`, { ...outsiders, ...none, pending: no }],
  ['a topic of nobody', () => '/topic/constructor/name', { ...outsiders, ...none, pending: no }],
  ['a queue', () => `/queue/community/${here.id}/chats`, { ...outsiders, ...none, pending: no }],
]

describe('topics by actor', () => {
  test('every kind of topic is in the table', () => {
    const kinds = table.map(([, topic]) => topic().split('/')[2])
    for (const name of t.app.features.flatMap(({ topics }) => Object.keys(topics))) expect(kinds).toContain(name)
  })

  test.each(table)('%s', async (_name, topic, expected) => {
    const said = await Promise.all(actorNames.map(async actor => [actor, await subscribe(actor, topic())]))
    expect(Object.fromEntries(said)).toEqual(expected)
  })

  test('a token opens another community only for who is connected there', async () => {
    const topic = communityTopic(elsewhere.id, 'chats')
    expect(await subscribe('foreignAdmin', topic, elsewhere.host)).toBe(yes)
    expect(await subscribe('admin', topic, elsewhere.host)).toBe(out)
  })
})
