import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { permissions } from '#contract/roles.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildConnection, buildUser } from './testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const as = async (place: { communityId: string; userId: string }, host = here.host) => ({
  host,
  token: (await buildSession(t, place)).token,
})

describe('the first call after a sign-in', () => {
  test('returns everything that a client starts with', async () => {
    const member = await buildParticipant(t, { communityId: here.id, permissions: ['CAN_CHAT'], firstName: 'Nina' })
    const { body, status } = await t.call(api.user.init, {}, await as(member))
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ userId: member.userId, role: 'ROLE_USER', connectedParticipants: [member.id] })
    expect(body.participant).toMatchObject({ id: member.id, firstName: 'Nina', moderationStatus: 'CONFIRMED' })
    expect(body.permissions).toEqual(['CAN_CHAT'])
  })

  test('connects the user to the community of the session, once', async () => {
    const user = await buildUser(t)
    const session = await as({ communityId: here.id, userId: user.id })
    for (const _time of [1, 2]) expect((await t.call(api.user.init, {}, session)).body.participant).toBeNull()
    const places = await t.owner`select role from connection where user_id = ${user.id}`
    expect(places).toEqual([{ role: 'ROLE_USER' }])
  })

  test('changes no rights', async () => {
    const admin = await buildConnection(t, { communityId: here.id, role: 'ROLE_ADMIN' })
    const session = await as(admin)
    expect((await t.call(api.user.init, {}, session)).body.permissions).toEqual([...permissions])
    expect((await t.call(api.user.getCurrent, {}, session)).body.role).toBe('ROLE_ADMIN')
  })
})

describe('the current user', () => {
  test('lists communities and profiles with the current community first', async () => {
    const { id: userId } = await buildUser(t)
    const places: { communityId: string; host: string; id: string }[] = []
    for (let at = 0; at < 3; at++) {
      const community = await buildCommunity(t)
      const { id } = await buildParticipant(t, { communityId: community.id, userId })
      places.push({ communityId: community.id, host: community.host, id })
    }
    const [first, second, third] = places as [(typeof places)[0], (typeof places)[0], (typeof places)[0]]
    const { token } = await buildSession(t, { communityId: first.communityId, userId })
    const { body } = await t.call(api.user.getCurrent, {}, { host: third.host, token })
    expect(body.connectedCommunities).toEqual([third, first, second].map(each => each.communityId))
    expect(body.connectedParticipants).toEqual([third, first, second].map(each => each.id))
    expect(body.communityUrl).toBe(`http://${third.host}`)
  })

  test('stays signed in when profile or networking is switched off, with enabled false', async () => {
    for (const off of [{ isProfileEnabled: false }, { isNetworkingEnabled: false }]) {
      const session = await as(await buildParticipant(t, { communityId: here.id, ...off }))
      const { body, status } = await t.call(api.user.getCurrent, {}, session)
      expect([status, body.enabled]).toEqual([200, false])
      expect((await t.call(api.user.getCurrentParticipant, {}, session)).status).toBe(200)
    }
  })

  test('can organise as a responsible or with the permission to score matches', async () => {
    const canOrganise = async (options: Parameters<typeof buildConnection>[1]) => {
      const session = await as(await buildConnection(t, { communityId: here.id, ...options }))
      return (await t.call(api.user.getCurrent, {}, session)).body.canOrganise
    }
    expect(await canOrganise({})).toBe(false)
    expect(await canOrganise({ permissions: ['CAN_CHAT'] })).toBe(false)
    expect(await canOrganise({ isOrganiser: true })).toBe(true)
    expect(await canOrganise({ permissions: ['CAN_SCORE_MATCHES'] })).toBe(true)
    expect(await canOrganise({ role: 'ROLE_ADMIN' })).toBe(true)
  })

  test('shows whether the email is confirmed', async () => {
    const { id: userId } = await buildUser(t, { isEmailConfirmed: false })
    const session = await as(await buildConnection(t, { communityId: here.id, userId }))
    expect((await t.call(api.user.getCurrent, {}, session)).body.isEmailConfirmed).toBe(false)
  })
})

describe('the own profile', () => {
  test('is the one of this community, with the address of its photo', async () => {
    const member = await buildParticipant(t, { communityId: here.id, avatarFile: 'photo-1' })
    const elsewhere = await buildParticipant(t, { userId: member.userId, firstName: 'Elsewhere' })
    const session = await as(member)
    const { body } = await t.call(api.user.getCurrentParticipant, { communityId: here.id }, session)
    expect(body).toMatchObject({ id: member.id, firstName: 'Vera', avatarUrl: '/files/photo-1-256.webp' })
    const asked = { communityId: elsewhere.communityId }
    expect((await t.call(api.user.getCurrentParticipant, asked, session)).status).toBe(404)
  })

  test('is refused to a user without one here', async () => {
    const session = await as(await buildConnection(t, { communityId: here.id }))
    expect((await t.call(api.user.getCurrentParticipant, {}, session)).failure.name).toBe('FORBIDDEN')
  })
})

describe('the preferred language', () => {
  test('is stored as sent in plain text, for this user only', async () => {
    const [one, other] = [
      await buildConnection(t, { communityId: here.id }),
      await buildConnection(t, { communityId: here.id }),
    ]
    const session = await as(one)
    expect((await t.call(api.user.updateLanguage, { lang: 'ru' }, session)).body).toEqual({})
    expect((await t.call(api.user.getCurrent, {}, session)).body.preferredLang).toBe('ru')
    expect((await t.call(api.user.getCurrent, {}, await as(other))).body.preferredLang).toBeNull()
  })

  test('is refused when not supported', async () => {
    const session = await as(await buildConnection(t, { communityId: here.id }))
    const { failure } = await t.call(api.user.updateLanguage, { lang: 'de' as 'en' }, session)
    expect(failure).toMatchObject({ name: 'INVALID_INPUT', fields: { lang: 'Choose one of the options' } })
  })
})

describe('permissions and contacts', () => {
  test("lists the user's permissions", async () => {
    const moderator = await buildConnection(t, {
      communityId: here.id,
      permissions: ['CAN_VIEW_ADMIN_PANEL', 'CAN_MODERATE_COMMUNITY'],
    })
    const { body } = await t.call(api.user.listPermissions, {}, await as(moderator))
    expect(body).toEqual(['CAN_MODERATE_COMMUNITY', 'CAN_VIEW_ADMIN_PANEL'])
  })

  test('returns the addresses of "Contact us" to everyone', async () => {
    const { body } = await t.call(api.user.getContact, {}, { host: here.host })
    expect(body).toEqual({ email: 'hello@example.com', siteUrl: `http://${here.host}`, links: [] })
  })

  test('returns the links of "Contact us" in the language of the reader, as soon as they are saved', async () => {
    const contactLinks = [
      { label: { en: 'Club phone', ru: 'Телефон клуба' }, url: 'tel:+44-20-7946-0182' },
      { label: { en: 'Telegram', ru: 'Телеграм' }, url: 'https://t.example/club' },
    ]
    await t.owner`update community set contact_links = ${JSON.stringify(contactLinks)}::text::jsonb where id = ${here.id}`
    const linksIn = async (lang: string) =>
      (await t.call(api.user.getContact, {}, { host: here.host, headers: { 'accept-language': lang } })).body.links
    await expect
      .poll(() => linksIn('en'))
      .toEqual([
        { label: 'Club phone', url: 'tel:+44-20-7946-0182' },
        { label: 'Telegram', url: 'https://t.example/club' },
      ])
    expect((await linksIn('ru')).map(({ label }) => label)).toEqual(['Телефон клуба', 'Телеграм'])
  })
})
