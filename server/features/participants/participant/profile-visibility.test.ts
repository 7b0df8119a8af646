import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type ProfileVisibility, profileVisibilities } from '#contract/participants/profile-visibility.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildContact } from '#server/features/participants/profile/testing.ts'
import { buildQuestion } from '#server/features/participants/question/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildFilledParticipant, buildParticipant } from './testing.ts'

/* Every exit of a profile, for every choice of its owner and every kind of reader. */

/** One word for each fact, found nowhere else. */
const facts = {
  name: 'Zlatovlaska',
  photo: 'photo-quince',
  work: 'Glasswright',
  company: 'Korablestroy',
  about: 'beekeeping',
  topic: 'Falconry',
  city: 'Uglegorsk',
  request: 'harpsichord',
  offer: 'cartography',
  goal: 'lighthouse',
  shownAnswer: 'buckwheat threshing',
  hiddenAnswer: 'sorrel pickling',
  contact: '+79005550177',
}
type Fact = keyof typeof facts

const nothing: Fact[] = []
const named: Fact[] = ['name', 'photo']
const forVisitors: Fact[] = [...named, 'work', 'company', 'about', 'topic', 'city']
const forMembers: Fact[] = [...forVisitors, 'request', 'offer', 'goal', 'shownAnswer']
const forConnected: Fact[] = [...forMembers, 'contact']
const forTeam: Fact[] = [...forMembers, 'hiddenAnswer']

let t: TestApp
let here: { id: string; host: string }
let elsewhere: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { transparent: true })
  elsewhere = await buildCommunity(t)
})
afterAll(() => t.stop())

const readers = ['visitor', 'foreigner', 'pending', 'member', 'connected', 'moderator', 'oneself'] as const
type Reader = (typeof readers)[number]

type Scene = {
  subject: Awaited<ReturnType<typeof buildFilledParticipant>> & { slug: string }
  read: Record<Reader, { id: string | null; token?: string }>
}

async function buildScene(profileVisibility: ProfileVisibility): Promise<Scene> {
  await t.owner`truncate call_count`
  const subject = await buildFilledParticipant(t, here.id, {
    firstName: facts.name,
    about: `I like ${facts.about}.`,
    lookingFor: `Somebody with a ${facts.request}`,
    position: facts.work,
    company: facts.company,
    city: facts.city,
    tags: [facts.topic],
  })
  await t.owner`
    update participant set profile_visibility = ${profileVisibility}, privacy = 'CONNECTIONS', goal = ${facts.goal},
      can_help = ${`Lessons of ${facts.offer}`}, avatar_file = ${facts.photo}, latitude = 49.07, longitude = 142.03, is_filled = true
    where id = ${subject.id}`
  await buildContact(t, { communityId: here.id, participantId: subject.id }, 'PHONE', facts.contact)
  await answer(subject.userId, facts.shownAnswer, true)
  await answer(subject.userId, facts.hiddenAnswer, false)
  const member = (options: Parameters<typeof buildParticipant>[1] = {}) => signIn({ communityId: here.id, ...options })
  const [plain, connected] = [await member(), await member()]
  await buildIntro(t, { communityId: here.id, participantId: subject.id, subjectId: connected.id, status: 'ACCEPTED' })
  for (const { id } of [plain, connected]) {
    await t.owner`update participant set about = 'I play the harpsichord, eat buckwheat and sorrel' where id = ${id}`
    await buildMatching(t, { communityId: here.id, participantId: id, subjectId: subject.id })
  }
  return {
    subject: { ...subject, slug: `person-${subject.id}` },
    read: {
      visitor: { id: null },
      foreigner: { id: null, token: (await signIn({ communityId: elsewhere.id })).token },
      pending: await member({ moderationStatus: 'PENDING' }),
      member: plain,
      connected,
      moderator: await member({ permissions: ['CAN_MODERATE_COMMUNITY'] }),
      oneself: subject,
    },
  }
}

async function signIn(options: Parameters<typeof buildParticipant>[1]) {
  const place = await buildParticipant(t, options)
  await t.owner`update participant set is_filled = true where id = ${place.id}`
  return { ...place, token: (await buildSession(t, place)).token }
}

async function answer(userId: string, text: string, isAnswerVisible: boolean): Promise<void> {
  const questionId = await buildQuestion(t, here.id, { isAnswerVisible })
  await t.owner`
    insert into answer (community_id, user_id, question_id, text, answered_at)
    values (${here.id}, ${userId}, ${questionId}, ${text}, ${t.clock.now()})`
}

/** Which facts a reply has. What the reader wrote in the own profile does not count. */
const factsIn = (raw: string): Fact[] => {
  const said = raw.replaceAll('I play the harpsichord, eat buckwheat and sorrel', '')
  return (Object.keys(facts) as Fact[]).filter(fact => said.includes(facts[fact]))
}
const sorted = (list: Fact[]) => [...list].sort()

const whole: Record<ProfileVisibility, Record<Reader, Fact[]>> = {
  link: seenBy(forVisitors, forMembers),
  public: seenBy(forVisitors, forMembers),
  members: seenBy(nothing, forMembers),
  connections: seenBy(nothing, named),
}

function seenBy(byVisitors: Fact[], byMembers: Fact[]): Record<Reader, Fact[]> {
  return {
    visitor: byVisitors,
    foreigner: byVisitors,
    pending: byVisitors,
    member: byMembers,
    connected: forConnected,
    moderator: forTeam,
    oneself: [...forTeam, 'contact'],
  }
}

describe.each(profileVisibilities)('a profile that is visible to: %s', profileVisibility => {
  let scene: Scene
  beforeAll(async () => {
    scene = await buildScene(profileVisibility)
  })
  const optionsOf = (reader: Reader) => {
    const { token } = scene.read[reader]
    return { host: here.host, ...(token ? { token } : {}) }
  }
  const look = (slug: string, reader: Reader) => t.call(api.participant.getBySlug, { slug }, optionsOf(reader))

  test.each(readers)('is read by slug as chosen: %s', async reader => {
    const unknown = await look('nobody-at-all', reader)
    const found = await look(scene.subject.slug, reader)
    // A token of another community is refused as such, whomever it asks for.
    const expected = reader === 'foreigner' && unknown.status === 401 ? nothing : whole[profileVisibility][reader]
    expect(sorted(factsIn(found.raw))).toEqual(sorted(expected))
    if (expected === nothing) expect([found.status, found.raw]).toEqual([unknown.status, unknown.raw])
    else expect(found.status).toBe(200)
  })

  test.each(readers)('is read by id by members only: %s', async reader => {
    const unknown = await look('nobody-at-all', reader)
    for (const id of [scene.subject.userId, scene.subject.id]) {
      const found = await look(id, reader)
      if (['visitor', 'foreigner', 'pending'].includes(reader))
        expect([found.status, found.raw]).toEqual([unknown.status, unknown.raw])
      else expect(sorted(factsIn(found.raw))).toEqual(sorted(whole[profileVisibility][reader]))
    }
  })

  test('has a page with its preview only if visitors see it, and is indexed only if public', async () => {
    const open = (path: string) => t.app.server.inject({ method: 'GET', url: path, headers: { host: here.host } })
    const page = await open(`/u/${scene.subject.slug}`)
    const isShown = profileVisibility === 'link' || profileVisibility === 'public'
    const shown = factsIn(page.body.replace(/<script type="application\/json".*?<\/script>/s, ''))
    expect(sorted(shown)).toEqual(sorted(isShown ? ['name', 'photo', 'work', 'company', 'about'] : nothing))
    const isIndexed = profileVisibility === 'public'
    expect(page.headers['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex')
    expect(page.body.includes('<meta name="robots" content="noindex">')).toBe(!isIndexed)
    for (const hidden of [`/u/${scene.subject.userId}`, '/u/nobody-at-all']) {
      const other = await open(hidden)
      expect(other.headers['x-robots-tag']).toBe('noindex')
      expect(factsIn(other.body.replace(/<script type="application\/json".*?<\/script>/s, ''))).toEqual([])
    }
  })

  test('is among the faces of the landing only if public', async () => {
    const faces = await t.call(api.community.previewParticipants, { id: here.id }, { host: here.host })
    expect(faces.body.some(({ id }) => id === scene.subject.id)).toBe(profileVisibility === 'public')
  })

  const listed = (own: Fact[]): Record<'member' | 'connected', Fact[]> => ({
    member: profileVisibility === 'connections' ? own.filter(fact => named.includes(fact)) : own,
    connected: own,
  })
  const onCard: Fact[] = [...named, 'work', 'company', 'topic', 'city', 'request']

  test.each(['member', 'connected'] as const)('is in the directory and on the map as chosen: %s', async reader => {
    const [id, options] = [here.id, optionsOf(reader)]
    const list = await t.call(api.directory.list, { id, search: facts.name }, options)
    const mine = list.body.items.filter(item => item.id === scene.subject.id)
    expect(sorted(factsIn(JSON.stringify(mine)))).toEqual(sorted(listed(onCard)[reader]))
    const located = await t.call(
      api.directory.listWithLocation,
      { participantId: String(scene.read[reader].id) },
      options,
    )
    const isOnMap = located.body.some(person => person.id === scene.subject.id)
    expect(isOnMap).toBe(profileVisibility !== 'connections' || reader === 'connected')
    const names = await t.call(api.directory.listNames, { id, search: facts.name }, options)
    const own = names.body.filter(person => person.id === scene.subject.id)
    expect(sorted(factsIn(JSON.stringify(own)))).toEqual(sorted(named))
  })

  test('is found by what every member sees, and by nothing else', async () => {
    const isFound = async (filter: object) => {
      const { body } = await t.call(api.directory.list, { id: here.id, ...filter }, optionsOf('member'))
      return body.items.some(({ id }) => id === scene.subject.id)
    }
    expect(await isFound({ search: facts.name })).toBe(true)
    const hidden = [
      { search: facts.work },
      { search: facts.company },
      { search: facts.about },
      { search: facts.city },
      { search: facts.request },
      { city: facts.city },
      { tag: facts.topic },
      { lookingFor: facts.request },
    ]
    for (const filter of hidden)
      expect([filter, await isFound(filter)]).toEqual([filter, profileVisibility !== 'connections'])
    expect(await isFound({ search: facts.hiddenAnswer })).toBe(false)
    await t.owner`update participant set is_location_shared = false where id = ${scene.subject.id}`
    for (const filter of [{ search: facts.city }, { city: facts.city }]) expect(await isFound(filter)).toBe(false)
    await t.owner`update participant set is_location_shared = true where id = ${scene.subject.id}`
  })

  test.each(['member', 'connected'] as const)('is recommended with what the reader sees: %s', async reader => {
    const { body } = await t.call(api.recommendation.listHistory, {}, optionsOf(reader))
    const [mine] = body.items.filter(({ person }) => person.id === scene.subject.id)
    expect(sorted(factsIn(JSON.stringify(mine?.person)))).toEqual(sorted(listed(onCard)[reader]))
    const isClosed = profileVisibility === 'connections' && reader === 'member'
    expect(factsIn(mine?.reason ?? '').filter(fact => fact !== 'name')).toEqual(isClosed ? [] : ['request'])
    expect(mine?.reason?.includes('people they are connected with')).toBe(isClosed)
    expect(mine?.standing.contacts).toEqual({
      theirs: reader === 'connected' ? 'now' : 'afterAcceptance',
      mine: 'never',
    })
  })

  test('is recommended with a quoted answer only if members see that answer', async () => {
    const reasonFor = async (reader: 'member' | 'connected', request: string) => {
      await t.owner`update participant set looking_for = ${request} where id = ${scene.read[reader].id}`
      const { body } = await t.call(api.recommendation.listHistory, {}, optionsOf(reader))
      return body.items.find(({ person }) => person.id === scene.subject.id)?.reason ?? ''
    }
    for (const reader of ['member', 'connected'] as const) {
      const isClosed = profileVisibility === 'connections' && reader === 'member'
      const quoted = await reasonFor(reader, `Somebody who does ${facts.shownAnswer}`)
      expect(quoted.includes(`${facts.name}: “${facts.shownAnswer}`)).toBe(!isClosed)
      const hidden = await reasonFor(reader, `Somebody who does ${facts.hiddenAnswer}`)
      expect(hidden).not.toContain(`${facts.name}: “${facts.hiddenAnswer}`)
      await t.owner`update participant set looking_for = 'a partner' where id = ${scene.read[reader].id}`
    }
  })

  test.each(['member', 'connected'] as const)('has its request in the feed as chosen: %s', async reader => {
    const { body } = await t.call(api.request.list, {}, optionsOf(reader))
    const mine = body.items.filter(({ person }) => person.id === scene.subject.id)
    expect(mine).toHaveLength(profileVisibility === 'connections' && reader === 'member' ? 0 : 1)
  })

  test('is in intros with what the reader sees', async () => {
    const { body } = await t.call(api.intro.list, { direction: 'received' }, optionsOf('connected'))
    expect(sorted(factsIn(JSON.stringify(body.items)))).toEqual(sorted([...onCard, 'contact']))
    await buildIntro(t, {
      communityId: here.id,
      participantId: scene.subject.id,
      subjectId: String(scene.read.member.id),
    })
    const waiting = await t.call(api.intro.list, { direction: 'received' }, optionsOf('member'))
    expect(sorted(factsIn(JSON.stringify(waiting.body.items)))).toEqual(sorted(listed(onCard).member))
  })
})
