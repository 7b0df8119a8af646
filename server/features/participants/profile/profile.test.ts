import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Community, ContactType } from '#contract/communities/community.ts'
import { contactTypes } from '#contract/communities/contact-types.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildDraft, enough } from '#server/features/participants/onboarding/testing.ts'
import { buildFilledParticipant, buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildQuestion } from '#server/features/participants/question/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, untilWaiting } from '#server/testing/race.ts'
import { missingSteps, shownContacts, shownTags, slugOf } from './rules.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { transparent: true })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const newcomer = async (communityId = here.id) => {
  const place = await buildConnection(t, { communityId })
  return { ...place, token: (await buildSession(t, place)).token }
}
const member = async (options: Parameters<typeof buildParticipant>[1] = {}) => {
  const place = await buildParticipant(t, { communityId: here.id, ...options })
  return { ...place, token: (await buildSession(t, place)).token }
}
const at = (token: string, host = here.host) => ({ host, token })
const update = (token: string, input: Parameters<typeof t.call<typeof api.profile.updateProfile>>[1]) =>
  t.call(api.profile.updateProfile, input, at(token))

describe('a time zone', () => {
  const zones = ['US/Pacific-New', '+03:00', 'SystemV/EST5EDT']
  test.each(zones)('%s, which PostgreSQL lacks, is refused in the profile and in a draft', async timeZone => {
    const [known, fresh] = [await member(), await newcomer()]
    const inProfile = await update(known.token, { timeZone })
    expect(inProfile.failure).toMatchObject({ status: 400, fields: { timeZone: 'Unknown time zone' } })
    const inDraft = await t.call(api.onboarding.save, { step: 'about', profile: { timeZone } }, at(fresh.token))
    expect(inDraft.failure).toMatchObject({ status: 400, fields: { 'profile.timeZone': expect.any(String) } })
  })

  test('is stored as PostgreSQL spells it', async () => {
    const { body } = await update((await member()).token, { timeZone: 'europe/moscow' })
    expect(body.timeZone).toBe('Europe/Moscow')
  })
})

describe('onboarding', () => {
  test('saves each step, continues on another device, and ends in a profile', async () => {
    const person = await newcomer()
    const save = (step: string, profile: object) => t.call(api.onboarding.save, { step, profile }, at(person.token))
    expect((await t.call(api.onboarding.get, {}, at(person.token))).body).toEqual({
      step: '',
      profile: {},
      avatarUrl: null,
      topics: [],
      known: { firstName: '', lastName: '', imageUrl: null },
      others: [],
    })
    await save('profile', { firstName: 'Vera', lastName: 'Pavlova' })
    await save('about', { about: enough.about })
    const otherDevice = (await buildSession(t, person)).token
    const { body } = await t.call(api.onboarding.get, {}, at(otherDevice))
    expect(body).toMatchObject({ step: 'about', profile: { firstName: 'Vera', about: enough.about } })

    const early = await t.call(api.onboarding.create, { userId: person.userId }, at(person.token))
    expect(early.failure).toMatchObject({ status: 400, name: 'INCOMPLETE_PROFILE' })
    await save('networks', { lookingFor: enough.lookingFor, contacts: enough.contacts })
    const made = await t.call(api.onboarding.create, { userId: person.userId }, at(otherDevice))
    expect(made.body).toMatchObject({
      slug: 'vera-pavlova',
      moderationStatus: 'CONFIRMED',
      missing: [],
      contacts: enough.contacts,
    })
    const again = await t.call(api.onboarding.create, { userId: person.userId }, at(person.token))
    expect(again.failure.name).toBe('CONFLICT')
    expect((await t.call(api.onboarding.get, {}, at(person.token))).body.profile).toEqual({})
  })

  test('suggests topics that several visible participants have, the most common first', async () => {
    const { id, host } = await buildCommunity(t)
    for (const tags of [
      ['Tea', 'Books'],
      ['tea', 'Books', 'Law'],
      ['Tea', 'books', 'Law'],
      ['Tea', 'Other'],
    ])
      await buildFilledParticipant(t, id, { tags })
    for (let hidden = 0; hidden < 3; hidden++) {
      const { id: participantId } = await buildFilledParticipant(t, id, { tags: ['Law'] })
      await t.owner`update participant set is_networking_enabled = false where id = ${participantId}`
    }
    const { token } = await newcomer(id)
    expect((await t.call(api.onboarding.get, {}, at(token, host))).body.topics).toEqual(['Tea', 'Books'])
    expect((await t.call(api.onboarding.listTopics, {}, at(token, host))).body).toEqual(['Tea', 'Books'])
  })

  test("starts from the newcomer's own profile elsewhere, with its photo, and from nobody else's", async () => {
    const elsewhere = await buildCommunity(t)
    const person = await newcomer()
    await buildParticipant(t, {
      communityId: elsewhere.id,
      userId: person.userId,
      firstName: 'Mira',
      avatarFile: 'face',
    })
    await t.owner`update participant set can_help = 'Proofreading' where user_id = ${person.userId}`
    for (const size of [108, 256, 512])
      await t.storage.put(elsewhere.id, `face-${size}.webp`, new Uint8Array([size % 256]), 'image/webp')
    const offered = await t.call(api.onboarding.get, {}, at(person.token))
    expect(offered.body.others.map(({ communityId }) => communityId)).toEqual([elsewhere.id])

    const start = (token: string) => t.call(api.onboarding.startFrom, { communityId: elsewhere.id }, at(token))
    expect((await start((await newcomer()).token)).status).toBe(404)
    expect((await start(person.token)).status).toBe(200)
    const { body } = await t.call(api.onboarding.get, {}, at(person.token))
    expect(body.profile).toMatchObject({ firstName: 'Mira', lastName: 'Example', canHelp: 'Proofreading' })
    const copy = String(body.avatarUrl).replace(/^\/files\//, '')
    expect([...((await t.storage.get(here.id, copy)) ?? [])]).toEqual([0])
    expect(await t.storage.get(elsewhere.id, 'face-256.webp')).not.toBeNull()
  })

  test('knows the names and the picture that a provider gave', async () => {
    const person = await newcomer()
    const said = { givenName: 'Anna', familyName: 'Berg', imageUrl: 'https://pictures.example/anna' }
    await t.owner`
      insert into external_identity (issuer, subject, user_id, profile, linked_at)
      values ('https://issuer.example', ${person.userId}, ${person.userId}, ${JSON.stringify(said)}::text::jsonb, now())`
    const { body } = await t.call(api.onboarding.get, {}, at(person.token))
    expect(body.known).toEqual({ firstName: 'Anna', lastName: 'Berg', imageUrl: 'https://pictures.example/anna' })
  })

  test('creates one profile for ten concurrent calls', async () => {
    const person = await newcomer()
    await buildDraft(t, person)
    const press = () => t.call(api.onboarding.create, { userId: person.userId }, at(person.token))
    const answers = await Promise.all(Array.from({ length: 10 }, press))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('gives CONFLICT when another device finishes between the reads', async () => {
    const person = await newcomer()
    await buildDraft(t, person)
    const answer = await t.owner.begin(async db => {
      await db`lock table profile_draft in access exclusive mode`
      const waiting = t.call(api.onboarding.create, { userId: person.userId }, at(person.token))
      waiting.catch(() => {})
      await untilWaiting(t.owner, waiting => waiting === 1)
      await db`insert into participant (community_id, id, user_id, slug, moderation_status, preferred_lang, joined_at)
        values (${here.id}, ${randomUUID()}, ${person.userId}, ${randomUUID()}, 'CONFIRMED', 'en', now())`
      await db`delete from profile_draft where user_id = ${person.userId}`
      return { waiting }
    })
    expect((await answer.waiting).failure.name).toBe('CONFLICT')
  })

  /** These people finish their onboarding; all calls pass every check before one inserts. */
  const endTogether = async (people: { userId: string; token: string }[]) => {
    const end = people.map(
      ({ userId, token }) =>
        () =>
          t.call(api.onboarding.create, { userId }, at(token)),
    )
    return race(await holdWrites(t.owner, 'participant'), ...end)
  }

  test('creates one profile when finished on two devices concurrently', async () => {
    const person = await newcomer()
    await buildDraft(t, person)
    const answers = await endTogether([person, { ...person, token: (await buildSession(t, person)).token }])
    expect(answers.map(({ failure }) => failure.name).sort()).toEqual(['CONFLICT', undefined])
  })

  test('gives two people of the same name different slugs, also concurrently', async () => {
    const people = [await newcomer(), await newcomer()]
    for (const person of people) await buildDraft(t, person)
    const answers = await endTogether(people)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(2)
  })

  test('waits for approval if the community requires it, and saves the inviter', async () => {
    const club = await buildCommunity(t, { approvalRequired: true })
    const inviter = await buildParticipant(t, { communityId: club.id })
    const person = await newcomer(club.id)
    await t.owner`
      insert into accepted_invitation (community_id, user_id, invited_by, accepted_at)
      values (${club.id}, ${person.userId}, ${inviter.id}, ${t.clock.now()})`
    await buildDraft(t, person)
    const { body } = await t.call(api.onboarding.create, { userId: person.userId }, at(person.token, club.host))
    expect(body).toMatchObject({ moderationStatus: 'PENDING', invitedBy: { firstName: 'Vera', lastName: 'Example' } })
  })

  test("saves the chosen visibility, and the community's privacy of contacts unless another is chosen", async () => {
    const club = await buildCommunity(t)
    await t.owner`update community set contact_privacy = 'CONNECTIONS' where id = ${club.id}`
    const create = async (profile: object) => {
      const person = await newcomer(club.id)
      await buildDraft(t, person)
      await t.call(api.onboarding.save, { step: 'avatar', profile }, at(person.token, club.host))
      return (await t.call(api.onboarding.create, { userId: person.userId }, at(person.token, club.host))).body
    }
    expect(await create({})).toMatchObject({ privacy: 'CONNECTIONS', profileVisibility: 'link' })
    expect(await create({ privacy: 'NONE', profileVisibility: 'members' })).toMatchObject({
      privacy: 'NONE',
      profileVisibility: 'members',
    })
  })

  test("requires answers to the community's required questions", async () => {
    const club = await buildCommunity(t)
    const questionId = await buildQuestion(t, club.id, { isRequired: true })
    const person = await newcomer(club.id)
    await buildDraft(t, person)
    const create = () => t.call(api.onboarding.create, { userId: person.userId }, at(person.token, club.host))
    expect((await create()).failure.name).toBe('INCOMPLETE_PROFILE')
    const answers = [{ questionId, text: 'Black tea', options: [] }]
    await t.call(api.question.updateAnswers, { answers }, at(person.token, club.host))
    expect((await create()).status).toBe(200)
  })
})

describe('the own profile', () => {
  test('refuses web addresses in names, in both languages, and links in company and position', async () => {
    const person = await member()
    const fieldsOf = async (input: Parameters<typeof update>[1], lang = 'en') => {
      const headers = { 'accept-language': lang }
      const { failure } = await t.call(api.profile.updateProfile, input, { ...at(person.token), headers })
      return failure.fields ?? {}
    }
    for (const name of ['example.com', 'Иванов.рф', 'http://x', 'www.x'])
      for (const field of ['firstName', 'lastName'])
        expect(await fieldsOf({ [field]: name })).toEqual({ [field]: expect.stringContaining('web address') })
    expect(await fieldsOf({ firstName: 'example.com' }, 'ru')).toEqual({
      firstName: expect.stringContaining('адрес сайта'),
    })
    expect(await fieldsOf({ company: 'https://example.com', position: 'example.com/jobs' })).toEqual({
      company: expect.stringContaining('web address'),
      position: expect.stringContaining('web address'),
    })
    const fine = { firstName: 'J.R.', lastName: 'St. John', company: 'Booking.com', position: 'Node.js developer' }
    expect((await update(person.token, fine)).body).toMatchObject(fine)
  })

  test('is not created from a draft with a web address in the name', async () => {
    const person = await newcomer()
    await buildDraft(t, person)
    await t.owner`
      update profile_draft set profile = jsonb_set(profile, '{firstName}', '"example.com"') where user_id = ${person.userId}`
    const { failure } = await t.call(api.onboarding.create, { userId: person.userId }, at(person.token))
    expect(failure).toMatchObject({ status: 400, name: 'INVALID_INPUT' })
  })

  test('is updated field by field, and other fields stay', async () => {
    const person = await member()
    const { body } = await update(person.token, {
      company: 'Tea house',
      tags: ['tea', 'talk'],
      city: 'Kazan',
      isLocationShared: true,
    })
    expect(body).toMatchObject({ company: 'Tea house', tags: ['tea', 'talk'], city: 'Kazan', firstName: 'Vera' })
    const read = (await t.call(api.profile.getProfile, {}, at(person.token))).body
    expect(read).toEqual(body)
  })

  test.each([
    ['firstName', '', 'Please fill this in'],
    ['firstName', 'x'.repeat(81), 'No more than 80 characters'],
    ['about', 'short', 'Between 20 and 1500 characters'],
    ['about', 'x'.repeat(1501), 'No more than 1500 characters'],
    ['lookingFor', 'tea', 'Between 10 and 600 characters'],
    ['canHelp', 'x'.repeat(501), 'No more than 500 characters'],
    ['tags', Array(11).fill('tea'), 'No more than 10'],
    ['privacy', 'OPEN', 'Choose one of the options'],
    ['latitude', 91, 'No more than 90'],
  ])('refuses %s = %s with a message at the field', async (field, value, sentence) => {
    const { token } = await member()
    const { failure } = await update(token, { [field]: value })
    expect(failure).toMatchObject({ status: 400, name: 'INVALID_INPUT' })
    expect(failure.fields).toEqual({ [field]: sentence })
  })

  test('normalises contacts, and refuses invalid ones and duplicates', async () => {
    const { token } = await member()
    const contacts = [
      { type: 'TELEGRAM' as const, value: 'https://t.me/vera_p' },
      { type: 'PHONE' as const, value: '8 (900) 123-45-67' },
    ]
    expect((await update(token, { contacts })).body.contacts).toEqual([
      { type: 'PHONE', value: '+79001234567' },
      { type: 'TELEGRAM', value: '@vera_p' },
    ])
    const wrong = await update(token, { contacts: [{ type: 'LINKEDIN', value: 'https://linkedin.com/company/tea' }] })
    expect(wrong.failure.fields).toHaveProperty(['contacts.0.value'])
    const twice = await update(token, { contacts: [...contacts, { type: 'TELEGRAM', value: '@another' }] })
    expect(twice.failure.fields).toEqual({ 'contacts.2.value': 'You have already added this one' })
  })

  test('can be changed once filled, but required fields cannot be emptied', async () => {
    const person = await member()
    expect((await update(person.token, enough)).body.missing).toEqual([])
    expect((await update(person.token, { lookingFor: '' })).failure.name).toBe('INCOMPLETE_PROFILE')
    expect((await update(person.token, { contacts: [] })).failure.name).toBe('INCOMPLETE_PROFILE')
    expect((await t.call(api.profile.getProfile, {}, at(person.token))).body.lookingFor).toBe(enough.lookingFor)
    await t.call(api.profile.updateLookingFor, { lookingFor: 'A translator into Georgian' }, at(person.token))
    expect((await t.call(api.profile.getProfile, {}, at(person.token))).body.lookingFor).toBe(
      'A translator into Georgian',
    )
  })

  test('that was rejected is pending again after a change', async () => {
    const person = await member({ moderationStatus: 'REJECTED' })
    const { body } = await update(person.token, { about: enough.about })
    expect(body).toMatchObject({ moderationStatus: 'PENDING', rejectionReason: null })
  })

  test('switches networking off and on', async () => {
    const [person, other] = [await member(), await member()]
    const set = (participantId: string, networkingEnabled: boolean) =>
      t.call(api.profile.updateNetworkingPref, { participantId, networkingEnabled }, at(person.token))
    expect((await set(other.id, false)).status).toBe(404)
    expect((await set(person.id, false)).status).toBe(200)
    expect((await t.call(api.user.getCurrent, {}, at(person.token))).body.enabled).toBe(false)
    expect((await set(person.id, true)).status).toBe(200)
    expect((await t.call(api.user.getCurrent, {}, at(person.token))).body.enabled).toBe(true)
  })

  test('saves channels and the tutorial', async () => {
    const person = await member()
    await t.call(api.profile.updateNotificationPref, { contactType: 'TELEGRAM', disable: true }, at(person.token))
    const prefs = (await t.call(api.profile.listNotificationPrefs, {}, at(person.token))).body
    expect(prefs.filter(pref => pref.disable).map(pref => pref.contactType)).toEqual(['TELEGRAM'])
    await t.call(api.profile.seeTutorial, {}, at(person.token))
    expect((await t.call(api.profile.getProfile, {}, at(person.token))).body.isTutorialSeen).toBe(true)
  })

  test('is listed with the profiles in other communities, the current one first', async () => {
    const person = await member()
    const elsewhere = await buildCommunity(t)
    await buildConnection(t, { communityId: elsewhere.id, userId: person.userId })
    const { body } = await t.call(api.profile.listMyCommunities, {}, at(person.token))
    expect(body.map(({ community, participantId }) => [community.id, participantId])).toEqual([
      [here.id, person.id],
      [elsewhere.id, null],
    ])
  })
})

describe('the export of personal data', () => {
  test('is a file with everything about the user and nothing about others', async () => {
    const person = await member({ firstName: 'Nadezhda' })
    await update(person.token, enough)
    const other = await member({ firstName: 'Zinaida' })
    await t.call(api.participant.saveNote, { participantId: other.id, note: 'met at the fair' }, at(person.token))
    await t.call(api.participant.saveNote, { participantId: person.id, note: 'a secret of another' }, at(other.token))
    const { raw, headers } = await t.call(api.user.exportData, {}, at(person.token))
    expect(headers['content-disposition']).toContain('my-data.json')
    for (const part of ['met at the fair', enough.about as string, 'linkedin.com/in/vera-pavlova', person.userId])
      expect(raw).toContain(part)
    for (const part of ['a secret of another', 'Zinaida', 'password_hash', 'argon2']) expect(raw).not.toContain(part)
  })
})

describe('rules of profiles', () => {
  const steps = (visible: string[]) =>
    Object.fromEntries(
      ['profile', 'about', 'lookingFor', 'contacts', 'networks'].map(step => [
        step,
        { visible: visible.includes(step) },
      ]),
    )
  const community = (visible: string[], requiredContacts: ContactType[] = ['LINKEDIN', 'FACEBOOK'], min = 1) =>
    ({ stepsConfig: steps(visible), requiredContacts, requiredContactsMin: min }) as unknown as Community
  const empty = { firstName: '', lastName: '', about: '', lookingFor: '', contacts: [] }

  test.each([
    [
      ['profile', 'about', 'lookingFor', 'networks'],
      ['LINKEDIN', 'FACEBOOK'],
      1,
      ['profile', 'about', 'lookingFor', 'networks'],
    ],
    [['profile'], ['LINKEDIN'], 1, ['profile']],
    [['profile', 'contacts'], ['PHONE', 'EMAIL'], 1, ['profile', 'contacts']],
    [['contacts'], ['LINKEDIN', 'PHONE'], 1, ['contacts']],
    [['networks'], ['LINKEDIN'], 0, []],
    [['networks'], [], 2, []],
    [[], ['LINKEDIN'], 1, []],
  ] as const)(
    'a community with steps %s and required contacts %s (%i): an empty profile lacks %s',
    (visible, required, min, missing) => {
      expect(missingSteps(community([...visible], [...required], min), empty)).toEqual(missing)
    },
  )

  test('shownTags leaves out Other and duplicates, and cuts at fifty characters', () => {
    const long = 'x'.repeat(51)
    expect(shownTags(['Tea', 'tea', 'Other', 'other', 'Другое', long, 'y'.repeat(50)])).toEqual([
      'Tea',
      `${'x'.repeat(47)}…`,
      'y'.repeat(50),
    ])
  })

  test.each([
    ['NONE', [], 12],
    ['PRIVATE', [], 0],
    ['CUSTOM', ['EMAIL', 'PHONE'], 10],
    ['CUSTOM', [], 12],
    ['NONE', ['EMAIL'], 12],
  ] as const)('privacy %s with %s hidden shows %i of all contacts', (privacy, hiddenContacts, count) => {
    const contacts = contactTypes.map(type => ({ type, value: 'x' }))
    const owner = { contacts, privacy, hiddenContacts: [...hiddenContacts], profileVisibility: 'link' as const }
    const shown = shownContacts(owner, false)
    expect(shown).toHaveLength(count)
    if (privacy === 'CUSTOM')
      expect(shown.some(({ type }) => (hiddenContacts as readonly string[]).includes(type))).toBe(false)
  })

  test.each([
    ['Vera', 'Pavlova', 'vera-pavlova'],
    ['Щукина', 'Юлия', 'shchukina-yuliya'],
    ['José', 'Núñez', 'jose-nunez'],
    ['李', '雷', 'person'],
    ['  ', '!', 'person'],
  ])('%s %s has the slug %s', (first, last, slug) => {
    expect(slugOf(first, last)).toBe(slug)
  })

  test('contact types have names in the requested language', async () => {
    const { body } = await t.call(
      api.profile.listContactTypes,
      {},
      { host: here.host, headers: { 'accept-language': 'ru' } },
    )
    expect(body.map(({ type }) => type)).toEqual(contactTypes)
    expect(body[0]).toMatchObject({ type: 'EMAIL', label: 'Почта' })
  })
})
