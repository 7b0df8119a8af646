import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildConnection, buildUser } from './testing.ts'

let t: TestApp
type Community = Awaited<ReturnType<typeof buildCommunity>>
let here: Community
let tea: Community
let walks: Community
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  tea = await buildCommunity(t)
  walks = await buildCommunity(t)
})
afterAll(() => t.stop())

const named = { here: () => here, tea: () => tea, walks: () => walks }
type Name = keyof typeof named

const block = (communityId: string, userId: string) => t.owner`
  insert into blocked_user (community_id, user_id, blocked_at) values (${communityId}, ${userId}, ${t.clock.now()})`

/** A user with these places, and a session opened in one community. */
async function person(state: { places: Name[]; blocked?: Name[]; openedIn: Name; isLocal?: boolean }) {
  const { id: userId, email } = await buildUser(t)
  for (const name of state.places) {
    await buildParticipant(t, { communityId: named[name]().id, userId })
    t.clock.moveBy(1000)
  }
  for (const name of state.blocked ?? []) await block(named[name]().id, userId)
  const session = await buildSession(t, { communityId: named[state.openedIn]().id, userId })
  if (state.isLocal) await t.owner`update session set is_local = true where id = ${session.id}`
  return { userId, email, token: session.token }
}

const nameOf = (id: string | undefined) => (Object.keys(named) as Name[]).find(name => named[name]().id === id) ?? null

describe('the community of a user who opens `here`', () => {
  test.each<[Name[], Name[], Name, boolean, Name | 'joins anew' | 401]>([
    // Connected here: always this one, wherever the session was opened.
    [['tea', 'here'], [], 'here', false, 'here'],
    [['tea', 'here'], [], 'tea', false, 'here'],
    [['tea', 'here'], [], 'here', true, 'here'],
    // Not connected here any more, or never.
    [['tea', 'walks'], [], 'here', false, 'tea'],
    [['tea', 'walks'], [], 'walks', false, 'tea'],
    [['tea', 'walks'], ['tea'], 'walks', false, 'walks'],
    [['tea'], ['tea'], 'here', false, 'joins anew'],
    [[], [], 'here', false, 'joins anew'],
    [[], [], 'tea', false, 401],
    // Valid in one community only.
    [['tea'], [], 'here', true, 'joins anew'],
    [['tea'], [], 'tea', true, 401],
    [['tea', 'here'], [], 'tea', true, 401],
    // Blocked here.
    [['tea', 'here'], ['here'], 'tea', false, 401],
  ])('places %j, blocked by %j, session opened in %s (valid only there: %s): %s', async (...row) => {
    const [places, blocked, openedIn, isLocal, expected] = row
    const { token } = await person({ places, blocked, openedIn, isLocal })
    const { status, body } = await t.call(api.user.getCurrent, {}, { host: here.host, token })
    if (expected === 401) return expect(status).toBe(401)
    const home = expected === 'joins anew' ? here : named[expected]()
    expect(body.communityUrl).toBe(`http://${home.host}`)
    if (expected === 'joins anew') return expect(body.connectedCommunities).toEqual([])
    expect(nameOf(body.connectedCommunities[0])).toBe(expected)
  })

  test('without a place here has no rights here, and everything else stays refused', async () => {
    const { token, userId, email } = await person({ places: ['tea'], openedIn: 'tea' })
    await buildConnection(t, { communityId: walks.id, userId, role: 'ROLE_ADMIN' })
    const at = { host: here.host, token }
    expect((await t.call(api.user.getCurrent, {}, at)).body).toMatchObject({
      userId,
      email,
      role: 'ROLE_USER',
      enabled: true,
      canOrganise: false,
    })
    for (const row of [api.user.init, api.user.listPermissions, api.session.logout])
      expect((await t.call(row, {}, at)).status, row.call).toBe(401)
  })

  test('a session valid in one community only does not learn what its user is in another', async () => {
    const { id: userId } = await buildUser(t)
    await buildConnection(t, { communityId: here.id, userId, role: 'ROLE_ADMIN' })
    const { id, token } = await buildSession(t, { communityId: tea.id, userId })
    await t.owner`update session set is_local = true where id = ${id}`
    for (const { status } of [
      await t.call(api.user.getCurrent, {}, { host: here.host, token }),
      await t.call(api.user.listPermissions, {}, { host: here.host, token }),
    ])
      expect(status).toBe(401)
  })
})

describe('a ticket from a community without a place', () => {
  const ticketFor = (target: Community, token: string, path = '/events') =>
    t.call(api.session.makeTicket, { url: `http://${target.host}${path}` }, { host: here.host, token })

  test('opens a session in the community that is theirs', async () => {
    const { token, userId } = await person({ places: ['tea'], openedIn: 'here' })
    const { body } = await ticketFor(tea, token)
    const address = new URL(body.url)
    expect(address.pathname).toBe('/events')
    const ticket = address.searchParams.get('token') ?? ''
    const arrived = await t.call(api.session.exchange, { ticket }, { host: tea.host })
    const user = await t.call(api.user.getCurrent, {}, { host: tea.host, token: arrived.body.token })
    expect(user.body).toMatchObject({ userId, communityUrl: `http://${tea.host}`, connectedCommunities: [tea.id] })
  })

  test('is not issued for a community that is not theirs, nor for a session valid in one community only', async () => {
    const { token } = await person({ places: ['tea'], openedIn: 'here' })
    expect((await ticketFor(walks, token)).status).toBe(404)
    expect((await ticketFor(here, token)).status).toBe(404)
    const local = await person({ places: ['tea'], openedIn: 'here', isLocal: true })
    expect((await ticketFor(tea, local.token)).status).toBe(404)
  })

  test('is refused where the user was blocked meanwhile', async () => {
    const { token, userId } = await person({ places: ['tea'], openedIn: 'here' })
    const ticket = new URL((await ticketFor(tea, token)).body.url).searchParams.get('token') ?? ''
    await block(tea.id, userId)
    const refused = await t.call(api.session.exchange, { ticket }, { host: tea.host })
    expect(refused.failure.name).toBe('ACCESS_DENIED')
  })
})

test('a user without any community joins anew by the first call', async () => {
  const { token, userId } = await person({ places: [], openedIn: 'here' })
  const at = { host: here.host, token }
  expect((await t.call(api.user.init, {}, at)).body.user).toMatchObject({ userId, connectedCommunities: [here.id] })
  expect((await t.call(api.user.getCurrent, {}, at)).body.connectedCommunities).toEqual([here.id])
})
