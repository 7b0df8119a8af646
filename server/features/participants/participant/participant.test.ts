import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { ContactType } from '#contract/communities/community.ts'
import { buildBlock } from '#server/features/auth/block/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildContact } from '#server/features/participants/profile/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo } from '#server/testing/letters.ts'
import { buildParticipant } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t, { transparent: true })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const secretPhone = '+79005550101'
const secretTelegram = '@hidden_handle'

/** A participant with a phone and a Telegram name, and the given privacy. */
async function somebody(
  privacy = 'NONE',
  hidden: ContactType[] = [],
  options: Parameters<typeof buildParticipant>[1] = {},
) {
  const person = await buildParticipant(t, { communityId: here.id, firstName: 'Sofia', ...options })
  const place = { communityId: here.id, participantId: person.id }
  await buildContact(t, place, 'PHONE', secretPhone)
  await buildContact(t, place, 'TELEGRAM', secretTelegram)
  await t.owner`
    update participant set privacy = ${privacy}, hidden_contacts = ${hidden}, city = 'Kazan', tags = ${['Tea', 'tea', 'Other']},
      latitude = 55.79, longitude = 49.12
    where id = ${person.id}`
  return { ...person, slug: `person-${person.id}` }
}
async function viewer(isFilled = true, options: Parameters<typeof buildParticipant>[1] = {}) {
  const place = await buildParticipant(t, { communityId: here.id, ...options })
  await t.owner`update participant set is_filled = ${isFilled} where id = ${place.id}`
  return { ...place, token: (await buildSession(t, place)).token }
}
const look = (slug: string, token?: string) =>
  t.call(api.participant.getBySlug, { slug }, { host: here.host, ...(token ? { token } : {}) })

describe("another participant's profile", () => {
  test('shows contacts to a participant whose own profile is filled', async () => {
    const person = await somebody()
    const seen = await look(person.slug, (await viewer()).token)
    expect(seen.body).toMatchObject({
      contactsState: 'open',
      hasHiddenContacts: false,
      tags: ['Tea'],
      city: '',
      isOwn: false,
      can: { note: true, meet: true, reach: true },
    })
    expect(seen.body.contacts).toEqual([
      { type: 'PHONE', value: secretPhone, url: `tel:${secretPhone}` },
      { type: 'TELEGRAM', value: secretTelegram, url: 'https://t.me/hidden_handle' },
    ])
    const unfilled = await look(person.slug, (await viewer(false)).token)
    expect(unfilled.body).toMatchObject({ contactsState: 'fillOwn', contacts: [] })
    expect(unfilled.raw).not.toContain(secretPhone)
  })

  test('is found by user id by members and the owner, not by visitors', async () => {
    const person = await somebody()
    const unknown = await look('nobody-at-all')
    const newcomer = (await viewer(true, { moderationStatus: 'PENDING' })).token
    for (const id of [person.userId, person.id]) {
      expect((await look(id, (await viewer()).token)).body.id).toBe(person.id)
      expect((await look(id, (await buildSession(t, person)).token)).body.isOwn).toBe(true)
      for (const token of [undefined, newcomer]) {
        const { status, raw } = await look(id, token)
        expect({ status, raw }).toEqual({ status: 404, raw: unknown.raw })
      }
    }
  })

  test('shows a visitor the name, and no contact, request or inviter', async () => {
    const person = await somebody()
    const { body, raw } = await look(person.slug)
    expect(body).toMatchObject({
      firstName: 'Sofia',
      contactsState: 'signIn',
      contacts: [],
      lookingFor: '',
      invitedBy: null,
    })
    for (const secret of [secretPhone, secretTelegram]) expect(raw).not.toContain(secret)
  })

  test('hides private contacts from everybody but the owner', async () => {
    const member = await viewer()
    const hidden = await somebody('PRIVATE')
    expect((await look(hidden.slug, member.token)).body).toMatchObject({
      contactsState: 'hidden',
      contacts: [],
      hasHiddenContacts: true,
    })
    const partly = await somebody('CUSTOM', ['PHONE'])
    const seen = await look(partly.slug, member.token)
    expect(seen.body.contacts.map(({ type }) => type)).toEqual(['TELEGRAM'])
    expect(seen.body.hasHiddenContacts).toBe(true)
    expect(seen.raw).not.toContain(secretPhone)
    const own = await look(partly.slug, (await buildSession(t, partly)).token)
    expect(own.body).toMatchObject({
      isOwn: true,
      contactsState: 'open',
      city: 'Kazan',
      can: { note: false, meet: false, reach: false },
    })
    expect(own.body.contacts).toHaveLength(2)
  })

  test('shows the city only when it is shared', async () => {
    const person = await somebody()
    const { token } = await viewer()
    expect((await look(person.slug, token)).raw).not.toContain('Kazan')
    await t.owner`update participant set is_location_shared = true where id = ${person.id}`
    expect((await look(person.slug, token)).body.city).toBe('Kazan')
  })

  test('responds 404 when pending, rejected, disabled or blocked, except to moderators', async () => {
    const blocked = await somebody()
    await buildBlock(t, { communityId: here.id, userId: blocked.userId })
    const absent = [
      await somebody('NONE', [], { moderationStatus: 'PENDING' }),
      await somebody('NONE', [], { moderationStatus: 'REJECTED' }),
      await somebody('NONE', [], { isProfileEnabled: false }),
      await somebody('NONE', [], { isNetworkingEnabled: false }),
      blocked,
    ]
    const { token } = await viewer()
    const moderator = await viewer(true, { permissions: ['CAN_MODERATE_COMMUNITY'] })
    const unknown = await look('nobody-at-all', token)
    for (const { id } of absent) await t.owner`update participant set avatar_file = 'photo-x' where id = ${id}`
    const faces = await t.call(api.community.previewParticipants, { id: here.id }, { host: here.host })
    for (const { id } of absent) expect(faces.raw).not.toContain(id)
    for (const { slug } of absent) {
      const answer = await look(slug, token)
      expect({ status: answer.status, raw: answer.raw }).toEqual({ status: 404, raw: unknown.raw })
      expect((await look(slug, moderator.token)).status).toBe(200)
    }
  })

  test('has no hidden contact in any reply that lists people', async () => {
    const person = await somebody('PRIVATE', [], { firstName: 'Kseniya' })
    await t.owner`update participant set is_location_shared = true where id = ${person.id}`
    const { token, id } = await viewer()
    const options = { host: here.host, token }
    const replies = await Promise.all([
      t.call(api.directory.list, { id: here.id, search: 'Kseniya' }, options),
      t.call(api.directory.listNames, { id: here.id, search: 'Kseniya' }, options),
      t.call(api.directory.listWithLocation, { participantId: id }, options),
      t.call(api.directory.listLocations, { id: here.id }, options),
      t.call(api.community.previewParticipants, { id: here.id }, options),
      look(person.slug, token),
    ])
    expect(replies[0]?.raw).toContain('Kseniya')
    for (const { raw } of replies) for (const secret of [secretPhone, secretTelegram]) expect(raw).not.toContain(secret)
  })
})

describe('the preview of a profile link', () => {
  const page = (path: string) => t.app.server.inject({ url: path, headers: { host: here.host } })

  test('shows name, occupation and photo, and nothing hidden', async () => {
    const person = await somebody('PRIVATE', [], { firstName: 'Лада', avatarFile: 'photo-9' })
    await t.owner`update participant set position = 'Chef <script>', about = 'Cooks' where id = ${person.id}`
    const { body } = await page(`/u/${person.slug}`)
    expect(body).toContain('<meta property="og:title" content="Лада Example">')
    expect(body).toContain('content="Chef &lt;script&gt;. Cooks"')
    expect(body).toContain(`http://${here.host}/files/photo-9-512.webp`)
    for (const secret of [secretPhone, secretTelegram]) expect(body).not.toContain(secret)
  })

  test('of a hidden participant shows the community only', async () => {
    const person = await somebody('NONE', [], { moderationStatus: 'PENDING', firstName: 'Тайна' })
    const { body } = await page(`/u/${person.slug}`)
    expect(body).not.toContain('Тайна')
    expect(body).toContain('og:type" content="website"')
  })
})

describe('a private note', () => {
  test('is visible only to its author, and removed when emptied', async () => {
    const person = await somebody()
    const [author, other] = [await viewer(), await viewer()]
    const note = (text: string) =>
      t.call(
        api.participant.saveNote,
        { participantId: person.id, note: text },
        { host: here.host, token: author.token },
      )
    expect((await note('Loves green tea')).status).toBe(200)
    expect((await look(person.slug, author.token)).body.note).toBe('Loves green tea')
    const subject = (await buildSession(t, person)).token
    for (const token of [other.token, subject, undefined])
      expect((await look(person.slug, token)).raw).not.toContain('green tea')
    await note('')
    expect((await look(person.slug, author.token)).body.note).toBe('')
    expect(await t.owner`select from private_note where subject_id = ${person.id}`).toHaveLength(0)
  })

  test('is refused on oneself', async () => {
    const author = await viewer()
    const own = t.call(
      api.participant.saveNote,
      { participantId: author.id, note: 'me' },
      { host: here.host, token: author.token },
    )
    expect((await own).status).toBe(404)
  })
})

describe('a message through the moderators', () => {
  test('is sent to each of them, once, in their language', async () => {
    const club = await buildCommunity(t)
    const [admin, moderator] = [await buildUser(t, { preferredLang: 'ru' }), await buildUser(t)]
    await buildConnection(t, { communityId: club.id, userId: admin.id, role: 'ROLE_ADMIN' })
    await buildConnection(t, { communityId: club.id, userId: moderator.id, permissions: ['CAN_MODERATE_COMMUNITY'] })
    const [author, subject] = [
      await buildParticipant(t, { communityId: club.id, firstName: 'Anna' }),
      await buildParticipant(t, { communityId: club.id, firstName: 'Boris' }),
    ]
    const { token } = await buildSession(t, author)
    const send = () =>
      t.call(
        api.participant.reach,
        { participantId: subject.id, message: 'Shall we <b>talk</b>?' },
        { host: club.host, token, headers: { 'idempotency-key': 'one' } },
      )
    expect((await send()).status).toBe(200)
    expect((await send()).headers['idempotency-replayed']).toBe('true')
    const [toAdmin, toModerator] = [await letterTo(t, admin.email), await letterTo(t, moderator.email)]
    expect(toAdmin).toMatchObject({ kind: 'person.reach', lang: 'ru' })
    expect(toModerator.subject).toBe('Anna Example would like to reach Boris Example')
    expect(toModerator.html).toContain('Shall we &lt;b&gt;talk&lt;/b&gt;?')
    expect(await t.owner`select from reach_request where subject_id = ${subject.id}`).toHaveLength(1)
  })
})

describe('a participant without a confirmed email', () => {
  const unconfirmed = async () => {
    const { id: userId } = await buildUser(t, { isEmailConfirmed: false })
    return viewer(true, { userId, firstName: 'Zinaida' })
  }
  const names = async (token: string) =>
    (await t.call(api.directory.list, { id: here.id, search: 'Zinaida' }, { host: here.host, token })).raw

  test('looks around, and is in no list until it is confirmed', async () => {
    const person = await unconfirmed()
    const reader = await viewer()
    expect((await look((await somebody()).slug, person.token)).status).toBe(200)
    expect(await names(reader.token)).not.toContain(person.id)
    const [before] = await t.owner`select member_count from community where id = ${here.id}`
    await t.owner`update app_user set email_confirmed_at = now() where id = ${person.userId}`
    expect(await names(reader.token)).toContain(person.id)
    const [after] = await t.owner`select member_count from community where id = ${here.id}`
    expect(after?.memberCount).toBe(before?.memberCount + 1)
  })

  test('cannot write to people: no intro, no answer, no message through the moderators', async () => {
    const person = await unconfirmed()
    const subject = await somebody()
    const [request] = await t.owner<{ id: string }[]>`select id from request where participant_id = ${subject.id}`
    const as = { host: here.host, token: person.token }
    const calls = [
      t.call(api.intro.send, { participantId: subject.id, introMessage: 'Hello' }, as),
      t.call(api.request.answer, { id: request?.id ?? '', answer: 'I can help' }, as),
      t.call(api.participant.reach, { participantId: subject.id, message: 'Hello' }, as),
    ]
    for (const reply of await Promise.all(calls)) expect(reply.failure.name).toBe('EMAIL_NOT_CONFIRMED')
  })
})
