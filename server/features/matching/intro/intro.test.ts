import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loginPath } from '#contract/auth/login-link.ts'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildNeverPair } from '#server/features/matching/never-pair/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildReport } from '#server/features/matching/report/testing.ts'
import { buildFilledParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildContact } from '#server/features/participants/profile/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { afterAnswer, connectMove, type StoredIntro, undoDeclineMs } from './rules.ts'

let t: TestApp
let community: { id: string; domain: string }
let elsewhere: { id: string; domain: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())

type Reader = Awaited<ReturnType<typeof buildSignedInParticipant>>
let anna: Reader
let boris: Reader

beforeEach(async () => {
  community = await buildCommunity(t)
  elsewhere = await buildCommunity(t)
  anna = await buildSignedInParticipant(t, community.id)
  boris = await buildSignedInParticipant(t, community.id)
})

const as = (reader: Reader, host = community.domain) => ({ token: reader.token, host: `${host}.localhost` })
const connect = (from: Reader, to: { id: string }, introMessage = '') =>
  t.call(api.intro.send, { participantId: to.id, introMessage }, as(from))

const setCredits = (allowance: number) =>
  t.owner`update community set options = ${JSON.stringify([
    { optionType: 'CREDITS', settings: { allowance, period: 'week', price: 10 } },
  ])}::text::jsonb where id = ${community.id}`

describe('an intro', () => {
  test('is saved and charged, saves a LIKE and tells the receiver', async () => {
    const sent = await connect(anna, boris, 'Shall we have tea?')
    expect(sent.status).toBe(200)
    expect(sent.body.intro).toMatchObject({ direction: 'sent', status: 'SENT', message: 'Shall we have tea?' })
    expect(sent.body.credits).toMatchObject({ balance: 90, allowance: 100, price: 10, period: 'week' })
    expect(sent.body.can).toEqual({ connect: false, answer: false, decline: false, report: true })
    const letter = await letterTo(t, boris.email)
    expect(letter.kind).toBe('intro.received')
    expect(letter.plain).toContain('Shall we have tea?')
    expect(letter.plain).toContain(loginPath(`/my_communities?introFor=${anna.id}`, 'intro'))
    const [kept] = await t.owner`select kind, actor_id from notification where participant_id = ${boris.id}`
    expect(kept).toEqual({ kind: 'intro.received', actorId: anna.id })
    const relations = await t.call(api.relation.list, { relationType: 'LIKE' }, as(anna))
    expect(relations.body.items.map(({ subjectId }) => subjectId)).toEqual([boris.id])
    expect(relations.body.items[0]?.standing).toMatchObject({ relationType: 'LIKE', can: { connect: false } })
  })

  test('is the only one between two people, in either direction and with any answer', async () => {
    await connect(anna, boris)
    expect((await connect(anna, boris)).body).toMatchObject({ name: 'ALREADY_INTRODUCED', code: 1032 })
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(boris))
    await t.call(api.intro.answer, { id: body.items[0]?.intro.id ?? '', accept: false }, as(boris))
    expect((await connect(anna, boris)).status).toBe(409)
    expect((await connect(boris, anna)).status).toBe(409)
    expect((await t.call(api.credits.get, {}, as(anna))).body.balance).toBe(90)
    expect((await t.call(api.credits.get, {}, as(boris))).body.balance).toBe(100)
  })

  test('to somebody who has sent one accepts theirs, and is free', async () => {
    await connect(anna, boris, 'Hello')
    const answered = await connect(boris, anna, 'Gladly')
    expect(answered.body.intro).toMatchObject({ direction: 'received', status: 'ACCEPTED', answer: 'Gladly' })
    expect(answered.body.credits.balance).toBe(100)
    expect((await letterTo(t, anna.email)).kind).toBe('intro.accepted')
  })

  test('refers to the recommendation by which they were shown', async () => {
    const { id } = await buildMatching(t, { communityId: community.id, participantId: anna.id, subjectId: boris.id })
    const foreign = await buildMatching(t, { communityId: community.id })
    const call = (matchingResultId: string) =>
      t.call(api.intro.send, { participantId: boris.id, matchingResultId }, as(anna))
    expect((await call(foreign.id)).status).toBe(404)
    expect((await call(id)).status).toBe(200)
    const { body } = await t.call(api.intro.list, { direction: 'sent' }, as(anna))
    expect(body.items[0]?.matchingResultId).toBe(id)
  })

  test('is refused for hidden participants, oneself and other communities', async () => {
    const hidden = await buildSignedInParticipant(t, community.id, { isNetworkingEnabled: false })
    const foreign = await buildSignedInParticipant(t, elsewhere.id)
    for (const to of [hidden, foreign, anna, { id: randomUUID() }]) expect((await connect(anna, to)).status).toBe(404)
  })

  test('is refused with the same failure after a report and after a private exclusion, of either by either', async () => {
    const others = [boris, ...(await Promise.all([1, 2, 3].map(() => buildSignedInParticipant(t, community.id))))]
    const exclude = async (build: typeof buildReport, author: Reader, subject: Reader) =>
      build(t, { communityId: community.id, participantId: author.id, subjectId: subject.id })
    const [reporter, reported, avoiding, avoided] = others as [Reader, Reader, Reader, Reader]
    await exclude(buildReport, reporter, anna)
    await exclude(buildReport, anna, reported)
    await exclude(buildNeverPair, avoiding, anna)
    await exclude(buildNeverPair, anna, avoided)
    const bodies = []
    for (const other of others) bodies.push((await connect(anna, other)).body)
    expect(bodies[0]).toMatchObject({ name: 'CANNOT_INTRODUCE' })
    expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1)
    expect((await t.call(api.credits.get, {}, as(anna))).body.balance).toBe(100)
  })

  test.each([
    ['a report', buildReport],
    ['a private exclusion', buildNeverPair],
  ])(
    'that waits can be declined but not accepted after %s by its sender, and is listed no more',
    async (_by, exclude) => {
      const { body } = await connect(anna, boris)
      await exclude(t, { communityId: community.id, participantId: anna.id, subjectId: boris.id })
      const received = await t.call(api.intro.list, { direction: 'received' }, as(boris))
      expect(received.body.items).toEqual([])
      const answer = (accept: boolean) => t.call(api.intro.answer, { id: body.intro.id, accept }, as(boris))
      expect((await answer(true)).body).toMatchObject({ name: 'CANNOT_INTRODUCE' })
      expect((await connect(boris, anna)).body).toMatchObject({ name: 'CANNOT_INTRODUCE' })
      expect((await answer(false)).body.intro.status).toBe('DECLINED')
    },
  )

  test('that cannot be delivered is refunded once', async () => {
    await t.owner`update app_user set blocked_at = now() where id = ${boris.userId}`
    await connect(anna, boris)
    await expect
      .poll(async () => (await t.call(api.credits.get, {}, as(anna))).body.balance, { timeout: 30_000 })
      .toBe(100)
    const { body } = await t.call(api.credits.listHistory, {}, as(anna))
    expect(body.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['REFUND', 10],
      ['INTRO', -10],
      ['REFILL', 100],
    ])
    expect(await lettersTo(t, boris.email)).toEqual([])
  })
})

describe('the letter of an intro says about contacts what is true for these two', () => {
  const theirs = {
    NONE: 'You can already see how to reach',
    CONNECTIONS: 'Say yes, and you will see how to reach',
    PRIVATE: 'keeps contacts private',
  }
  const mine = {
    NONE: 'can already see your contacts',
    CONNECTIONS: 'If you say yes, Vera Example will see your contacts',
    PRIVATE: 'Your own contacts stay hidden',
  }
  const answered = { NONE: '@boris_tea', CONNECTIONS: '@boris_tea', PRIVATE: 'Your chat is open' }

  test.each([
    ['NONE', 'PRIVATE'],
    ['CONNECTIONS', 'NONE'],
    ['PRIVATE', 'CONNECTIONS'],
  ] as const)('sender %s, receiver %s', async (ofSender, ofReceiver) => {
    await t.owner`update participant set is_filled = true where community_id = ${community.id}`
    for (const [who, privacy, value] of [
      [anna, ofSender, '@anna_tea'],
      [boris, ofReceiver, '@boris_tea'],
    ] as const) {
      await t.owner`update participant set privacy = ${privacy} where id = ${who.id}`
      await buildContact(t, { communityId: community.id, participantId: who.id }, 'TELEGRAM', value)
    }
    const sent = await connect(anna, boris)
    const letter = await letterTo(t, boris.email)
    const plain = letter.plain.replace(/\s+/g, ' ')
    for (const [privacy, sentence] of Object.entries(theirs))
      expect([privacy, plain.includes(sentence)]).toEqual([privacy, privacy === ofSender])
    for (const [privacy, sentence] of Object.entries(mine))
      expect([privacy, plain.includes(sentence)]).toEqual([privacy, privacy === ofReceiver])
    await t.call(api.intro.answer, { id: sent.body.intro.id, accept: true }, as(boris))
    const answer = (await letterTo(t, anna.email)).plain.replace(/\s+/g, ' ')
    expect(answer).toContain(answered[ofReceiver])
    expect(answer.includes('@boris_tea')).toBe(ofReceiver !== 'PRIVATE')
  })

  test('contacts that do not exist, or need a profile of the own, are not promised', async () => {
    await connect(anna, boris)
    const { plain } = await letterTo(t, boris.email)
    expect(plain).toContain('has not added any contacts yet')
    expect(plain).toContain('You have no contacts on your profile')
    const carl = await buildSignedInParticipant(t, community.id)
    await buildContact(t, { communityId: community.id, participantId: carl.id }, 'TELEGRAM', '@carl_tea')
    await connect(carl, boris)
    expect((await letterTo(t, boris.email, 2)).plain.replace(/\s+/g, ' ')).toContain('fill in your own profile first')
  })
})

describe('the answer to an intro', () => {
  const receive = async () => {
    await connect(anna, boris)
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(boris))
    return body.items[0]?.intro.id ?? ''
  }

  test('when accepted shows each the contacts that the other shows', async () => {
    await t.owner`update participant set privacy = 'CUSTOM', hidden_contacts = '{PHONE}', is_filled = true where id = ${anna.id}`
    await t.owner`update participant set is_filled = true where id = ${boris.id}`
    for (const [type, value] of [
      ['PHONE', '+15550100'],
      ['TELEGRAM', 'annas_tea'],
    ])
      await t.owner`
        insert into contact (community_id, participant_id, type, value) values (${community.id}, ${anna.id}, ${type ?? ''}, ${value ?? ''})`
    const id = await receive()
    expect((await t.call(api.intro.list, { direction: 'received' }, as(boris))).body.items[0]?.contacts).toEqual([])
    const answered = await t.call(api.intro.answer, { id, accept: true, message: 'On Wednesday?' }, as(boris))
    expect(answered.body.contacts.map(({ type }) => type)).toEqual(['TELEGRAM'])
    expect(answered.body.can).toEqual({ connect: false, answer: false, decline: false, report: true })
    const letter = await letterTo(t, anna.email)
    expect(letter.kind).toBe('intro.accepted')
    expect(letter.plain).toContain('On Wednesday?')
    expect(letter.plain).toContain(loginPath(`/chats?with=${boris.id}`, 'chat'))
    expect(JSON.stringify(answered.body)).not.toContain('+15550100')
  })

  test('when accepted opens contacts that are for connected people, on the profile as well', async () => {
    await t.owner`update participant set is_filled = true, privacy = 'CONNECTIONS' where community_id = ${community.id}`
    await buildContact(t, { communityId: community.id, participantId: anna.id }, 'TELEGRAM', '@annas_tea')
    await buildContact(t, { communityId: community.id, participantId: boris.id }, 'TELEGRAM', '@boris_tea')
    const look = (reader: Reader, other: Reader) => t.call(api.participant.getBySlug, { slug: other.id }, as(reader))
    const standing = async () => (await t.call(api.standing.get, { participantId: boris.id }, as(anna))).body.contacts
    const id = await receive()
    for (const [reader, other] of [
      [anna, boris],
      [boris, anna],
    ] as const)
      expect((await look(reader, other)).body).toMatchObject({ contactsState: 'connections', contacts: [] })
    expect(await standing()).toEqual({ theirs: 'afterAcceptance', mine: 'afterAcceptance' })
    const answered = await t.call(api.intro.answer, { id, accept: true }, as(boris))
    expect(answered.body.contacts.map(({ value }) => value)).toEqual(['@annas_tea'])
    expect((await look(anna, boris)).body.contacts.map(({ value }) => value)).toEqual(['@boris_tea'])
    expect((await look(boris, anna)).body.contacts.map(({ value }) => value)).toEqual(['@annas_tea'])
    expect(await standing()).toEqual({ theirs: 'now', mine: 'now' })
    expect((await letterTo(t, anna.email)).plain).toContain('@boris_tea')
  })

  test('when declined does not open contacts that are for connected people', async () => {
    await t.owner`update participant set is_filled = true, privacy = 'CONNECTIONS' where community_id = ${community.id}`
    await buildContact(t, { communityId: community.id, participantId: boris.id }, 'TELEGRAM', '@boris_tea')
    await t.call(api.intro.answer, { id: await receive(), accept: false }, as(boris))
    const seen = await t.call(api.participant.getBySlug, { slug: boris.id }, as(anna))
    expect(seen.raw).not.toContain('@boris_tea')
  })

  /** Runs what waits until a decline can no longer be undone. */
  const runWaitingJobs = () => t.owner`
    update graphile_worker._private_jobs set run_at = now() where payload ->> 'communityId' = ${community.id}`
  const hasJobs = async () =>
    (await t.owner`select from graphile_worker._private_jobs where payload ->> 'communityId' = ${community.id}`)
      .length > 0

  test('when declined notifies the sender, and nobody is asked about a meeting', async () => {
    const id = await receive()
    await t.call(api.intro.answer, { id, accept: false }, as(boris))
    await runWaitingJobs()
    expect((await letterTo(t, anna.email)).kind).toBe('intro.declined')
    const [row] = await t.owner`
      select count(*)::integer as due from matching where community_id = ${community.id} and meeting_due_at is not null`
    expect(row?.due).toBe(0)
  })

  test('when declined can be undone for seconds, and the sender is told nothing', async () => {
    const id = await receive()
    await t.call(api.intro.answer, { id, accept: false, message: 'Sorry' }, as(boris))
    const undo = (reader: Reader) => t.call(api.intro.undoDecline, { id }, as(reader))
    expect((await undo(anna)).status).toBe(404)
    const undone = await undo(boris)
    expect(undone.body).toMatchObject({
      intro: { status: 'SENT', answer: '', answeredAt: null },
      can: { answer: true },
    })
    await runWaitingJobs()
    await expect.poll(hasJobs, { timeout: 30_000 }).toBe(false)
    expect(await lettersTo(t, anna.email)).toEqual([])
    expect((await undo(boris)).body).toMatchObject({ name: 'TOO_LATE' })
    expect((await t.call(api.intro.answer, { id, accept: true }, as(boris))).status).toBe(200)
    expect((await letterTo(t, anna.email)).kind).toBe('intro.accepted')
    expect((await undo(boris)).body).toMatchObject({ name: 'TOO_LATE' })
  })

  test('cannot be undone later, when the sender knows', async () => {
    const id = await receive()
    await t.call(api.intro.answer, { id, accept: false }, as(boris))
    t.clock.moveBy(undoDeclineMs)
    expect((await t.call(api.intro.undoDecline, { id }, as(boris))).body).toMatchObject({ name: 'TOO_LATE' })
    t.clock.moveBy(-undoDeclineMs)
  })

  test('is given with the reason why the two fit, in the list and in the letter', async () => {
    const baker = await buildFilledParticipant(t, community.id, {
      firstName: 'Anna',
      lookingFor: 'A lawyer for contracts of lease',
    })
    const lawyer = await buildFilledParticipant(t, community.id, {
      about: 'I am a lawyer and write contracts of lease.',
      lookingFor: 'A bakery for the parties of my office',
    })
    await connect(baker, lawyer, 'Hello')
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(lawyer))
    const { reason } = body.items[0] ?? {}
    expect(reason).toContain('Anna')
    expect((await letterTo(t, lawyer.email)).plain.replace(/\s+/g, ' ')).toContain(`Why you two: ${reason}`)
  })

  test('claims nothing in the letter when the two are only worth a look', async () => {
    const [gardener, singer] = [
      await buildFilledParticipant(t, community.id, { city: 'Berlin', about: 'I keep bees.' }),
      await buildFilledParticipant(t, community.id, { city: 'Berlin', about: 'I sing in a choir.' }),
    ]
    const shown = { communityId: community.id, participantId: gardener.id, subjectId: singer.id, rate: 12 }
    await buildMatching(t, shown)
    await connect(gardener, singer)
    const { plain } = await letterTo(t, singer.email)
    expect(plain).toContain('Why take a look: ')
    expect(plain).not.toContain('Why you two')
  })

  test('is given with the level of the recommendation, as it was shown to the sender', async () => {
    const baker = await buildFilledParticipant(t, community.id, { lookingFor: 'A lawyer for contracts of lease' })
    const lawyer = await buildFilledParticipant(t, community.id, { about: 'I am a lawyer for contracts of lease.' })
    const shown = { communityId: community.id, participantId: baker.id, subjectId: lawyer.id, rate: 71 }
    await buildMatching(t, shown)
    await connect(baker, lawyer)
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(lawyer))
    expect(body.items[0]?.relevanceLevel).toBe('HIGH')
    expect((await letterTo(t, lawyer.email)).plain).toContain('High relevance')
  })

  test('is not called a match of two whose profiles say nothing of it, whatever the rate was', async () => {
    const shown = { communityId: community.id, participantId: anna.id, subjectId: boris.id, rate: 71 }
    await buildMatching(t, shown)
    await connect(anna, boris)
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(boris))
    expect(body.items[0]).toMatchObject({ relevanceLevel: 'LOW', reason: null })
    expect((await letterTo(t, boris.email)).plain).not.toMatch(/High relevance|Why you two/)
  })

  test('is given with a level also to somebody who was never recommended, after it was computed', async () => {
    const baker = await buildFilledParticipant(t, community.id, { lookingFor: 'A lawyer for contracts of lease' })
    const lawyer = await buildFilledParticipant(t, community.id, {
      about: 'I am a lawyer and write contracts of lease.',
    })
    await connect(baker, lawyer)
    const levelOf = async (reader: Reader, direction: 'sent' | 'received') =>
      (await t.call(api.intro.list, { direction }, as(reader))).body.items[0]?.relevanceLevel
    const letter = (await letterTo(t, lawyer.email)).plain
    const level = await levelOf(lawyer, 'received')
    expect(level).not.toBeNull()
    expect(await levelOf(baker, 'sent')).toBe(level)
    expect(letter).toContain(level === 'LOW' ? 'Worth a look' : level === 'MEDIUM' ? 'Good match' : 'High relevance')
  })

  test('quotes nothing of a profile that the receiver may not see', async () => {
    const baker = await buildFilledParticipant(t, community.id, {
      firstName: 'Anna',
      lookingFor: 'A lawyer for contracts of lease',
    })
    const lawyer = await buildFilledParticipant(t, community.id, {
      about: 'I am a lawyer and write contracts of lease.',
    })
    await t.owner`update participant set profile_visibility = 'connections' where id = ${baker.id}`
    await connect(baker, lawyer)
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(lawyer))
    expect(body.items).toHaveLength(1)
    expect(body.items[0]?.reason ?? '').not.toMatch(/lawyer|lease/)
    expect((await letterTo(t, lawyer.email)).plain).not.toContain('A lawyer for contracts')
  })

  test('is given once, by the receiver', async () => {
    const id = await receive()
    const stranger = await buildSignedInParticipant(t, community.id)
    const answer = (reader: Reader) => t.call(api.intro.answer, { id, accept: true }, as(reader))
    expect((await answer(anna)).status).toBe(404)
    expect((await answer(stranger)).status).toBe(404)
    expect((await answer(boris)).status).toBe(200)
    expect((await answer(boris)).body).toMatchObject({ name: 'ALREADY_ANSWERED' })
  })

  const intro = (status: StoredIntro['status'], toId = 'me'): StoredIntro => ({
    id: 'i',
    fromId: toId === 'me' ? 'you' : 'me',
    toId,
    matchingResultId: null,
    introMessage: '',
    status,
    answer: '',
    createdAt: '',
    answeredAt: null,
  })
  test.each([
    ['SENT', 'ACCEPTED', 'DECLINED'],
    ['ACCEPTED', null, null],
    ['DECLINED', null, null],
    ['UNDELIVERED', null, null],
  ] as const)('from %s: accept gives %s, decline %s', (status, yes, no) => {
    expect([afterAnswer(status, true), afterAnswer(status, false)]).toEqual([yes, no])
  })
  test.each([
    [null, 'send'],
    [intro('SENT'), 'accept'],
    [intro('SENT', 'you'), 'refuse'],
    [intro('ACCEPTED'), 'refuse'],
    [intro('DECLINED'), 'refuse'],
    [intro('UNDELIVERED', 'you'), 'refuse'],
  ] as const)('Connect with %j: %s', (known, move) => expect(connectMove('me', known)).toBe(move))
})

describe('credits', () => {
  test('run out, and are available again at the refill', async () => {
    await setCredits(10)
    await expect.poll(async () => (await t.call(api.credits.get, {}, as(anna))).body.allowance).toBe(10)
    await connect(anna, boris)
    const carl = await buildSignedInParticipant(t, community.id)
    const refused = await connect(anna, carl)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ name: 'OUT_OF_CREDITS', message: 'Credits ran out' })
    const { nextRefillAt } = (await t.call(api.credits.get, {}, as(anna))).body
    expect(refused.body).toMatchObject({ retryAt: nextRefillAt })
    await t.owner`
      update credit_account set refilled_at = refilled_at - interval '7 days' where participant_id = ${anna.id}`
    expect((await connect(anna, carl)).status).toBe(200)
  })

  test('pay for ten of fifty concurrent intros', async () => {
    const others = await Promise.all(Array.from({ length: 50 }, () => buildSignedInParticipant(t, community.id)))
    const statuses = await Promise.all(others.map(async other => (await connect(anna, other)).status))
    expect(statuses.filter(status => status === 200)).toHaveLength(10)
    const [row] = await t.owner`
      select balance, (select sum(amount)::integer from credit_entry where participant_id = ${anna.id}) as entries,
        (select count(*)::integer from intro where from_id = ${anna.id}) as intros
      from credit_account where participant_id = ${anna.id}`
    expect(row).toEqual({ balance: 0, entries: 0, intros: 10 })
  })

  test('are charged once for fifty concurrent intros to the same person', async () => {
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await connect(anna, boris)).status))
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect((await t.call(api.credits.get, {}, as(anna))).body.balance).toBe(90)
  })

  test('are charged once when an idempotency key is repeated', async () => {
    const options = { ...as(anna), headers: { 'idempotency-key': randomUUID() } }
    const send = () => t.call(api.intro.send, { participantId: boris.id }, options)
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect((await t.call(api.credits.get, {}, as(anna))).body.balance).toBe(90)
  })
})

describe('concurrently', () => {
  const names = (answers: { status: number; failure: { name: string } }[]) =>
    answers.map(({ status, failure }) => (status === 200 ? 'OK' : failure.name))

  const writeToEachOther = async () =>
    race(
      await holdWrites(t.owner, 'intro'),
      () => connect(anna, boris),
      () => connect(boris, anna),
    )

  test('two who write to each other have one intro, which the slower one accepts', async () => {
    expect(names(await writeToEachOther())).toEqual(['OK', 'OK'])
    const rows = await t.owner`select from_id, status from intro where community_id = ${community.id}`
    expect(rows).toEqual([{ fromId: anna.id, status: 'ACCEPTED' }])
  })

  test('control: without the lock of the pair the slower one gets an error', async () => {
    const answers = names(await withoutLock('member pair', writeToEachOther))
    expect(answers.toSorted()).toEqual(['ALREADY_INTRODUCED', 'OK'])
    const rows = await t.owner`select status from intro where community_id = ${community.id}`
    expect(rows).toEqual([{ status: 'SENT' }])
  })

  /** Two intros of one participant who has credits for one. */
  const spendTheLastTwice = async () => {
    await setCredits(20)
    await expect.poll(async () => (await t.call(api.credits.get, {}, as(anna))).body.allowance).toBe(20)
    const [carl, dora] = [
      await buildSignedInParticipant(t, community.id),
      await buildSignedInParticipant(t, community.id),
    ]
    await connect(anna, boris)
    return race(
      await holdWrites(t.owner, 'credit_entry'),
      () => connect(anna, carl),
      aMinuteLater(t.clock, () => connect(anna, dora)),
    )
  }

  test('of two intros with credits for one, one is sent and the other is refused with OUT_OF_CREDITS', async () => {
    expect(names(await spendTheLastTwice())).toEqual(['OK', 'OUT_OF_CREDITS'])
    expect((await t.call(api.credits.get, {}, as(anna))).body.balance).toBe(0)
  })

  test('control: without the lock of the account both read the credits, and one of them gets an error', async () => {
    expect(names(await withoutLock('credit account', spendTheLastTwice)).sort()).toEqual(['OK', 'UNEXPECTED'])
  })

  /** An acceptance and a refusal of one intro. */
  const answerTwice = async () => {
    await connect(anna, boris)
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(boris))
    const answer = (accept: boolean) => () =>
      t.call(api.intro.answer, { id: body.items[0]?.intro.id ?? '', accept }, as(boris))
    return race(await holdWrites(t.owner, 'intro'), answer(true), aMinuteLater(t.clock, answer(false)))
  }

  test('of two answers to an intro the first counts, and the other is refused with ALREADY_ANSWERED', async () => {
    expect(names(await answerTwice())).toEqual(['OK', 'ALREADY_ANSWERED'])
    expect(await t.owner`select status from intro where from_id = ${anna.id}`).toEqual([{ status: 'ACCEPTED' }])
  })

  test('control: without the lock of the intro both answers are accepted', async () => {
    expect(names(await withoutLock('intro answer', answerTwice))).toEqual(['OK', 'OK'])
  })
})
