import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loginPath } from '#contract/auth/login-link.ts'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildNeverPair } from '#server/features/matching/never-pair/testing.ts'
import { buildReport } from '#server/features/matching/report/testing.ts'
import {
  buildFilledParticipant,
  buildParticipant,
  buildSignedInParticipant,
} from '#server/features/participants/participant/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { aMinuteLater, holdWrites, race, withoutLock, withoutUnique } from '#server/testing/race.ts'
import { buildRequestAnswer, requestOf } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  here = await buildCommunity(t)
})

const reader = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const seek = (participantId: string, text: string) =>
  t.owner`update participant set looking_for = ${text} where id = ${participantId}`
const list = async (me: { token: string }, input: { search?: string; after?: string; size?: number } = {}) =>
  (await t.call(api.request.list, input, as(me))).body
const reply = (me: { token: string }, id: string, answer = 'I can help') =>
  t.call(api.request.answer, { id, answer }, as(me))

/** Waits for a job, on a machine that may be busy. */
const eventually = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 30_000, interval: 20 })

/** A participant with a request. */
async function asker(text: string, options: Parameters<typeof buildSignedInParticipant>[2] = {}) {
  const person = await reader(options)
  await seek(person.id, text)
  return { ...person, requestId: await requestOf(t, person.id) }
}

describe("others' requests", () => {
  test("are listed newest first, with their askers, answers and the caller's own answer", async () => {
    const me = await reader()
    const first = await asker('A designer for a tea shop', { firstName: 'Sofia' })
    const second = await asker('Ищу наставника по продажам')
    await buildRequestAnswer(t, { communityId: here.id, subjectId: first.id })
    await reply(me, first.requestId, 'My sister draws')
    const { items, next, total } = await list(me)
    expect({ next, total }).toEqual({ next: null, total: items.length })
    const [newest] = items.filter(({ person }) => [first.id, second.id].includes(person.id))
    expect(newest).toMatchObject({ id: second.requestId, answerCount: 0, myAnswer: null })
    expect(items.find(({ id }) => id === first.requestId)).toMatchObject({
      text: 'A designer for a tea shop',
      person: { firstName: 'Sofia' },
      answerCount: 2,
      myAnswer: 'My sister draws',
    })
  })

  test.each([
    ['designer', 1],
    ['design', 1],
    ['наставники продаж', 1],
    ['designer продаж', 0],
    ['nastavnika', 1],
    ['десигнер', 1],
    ['настваника', 1],
    ['desinger', 1],
    ['desgner shop', 1],
    ['accountant', 0],
    ["'; drop table request --", 0],
    ['&|!', 2],
  ])('are found by words: %s', async (search, count) => {
    const me = await reader()
    await seek(me.id, '')
    await asker('A designer for a tea shop')
    await asker('Ищу наставника по продажам')
    expect((await list(me, { search })).items).toHaveLength(count)
  })

  test('are paginated without a gap, even when created within a millisecond', async () => {
    const me = await reader()
    await t.owner`update request set closed_at = now() where community_id = ${here.id}`
    for (let count = 0; count < 6; count++) {
      const { requestId } = await asker(`Number ${count}`)
      const at = `2026-11-10 10:00:00.0001${(7 * count) % 6}0+00`
      await t.owner`update request set created_at = ${at}::text::timestamptz where id = ${requestId}`
    }
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await list(me, { size: 2, ...(after ? { after } : {}) })
      seen.push(...page.items.map(({ text }) => text))
      after = page.next
    }
    expect(seen).toEqual(['Number 5', 'Number 4', 'Number 3', 'Number 2', 'Number 1', 'Number 0'])
  })

  test('leave out the own one, closed ones, and those of hidden or excluded participants', async () => {
    const me = await asker('My own')
    const hidden = await asker('Hidden')
    await t.owner`update participant set is_profile_enabled = false where id = ${hidden.id}`
    const [reported, reporter, avoided, avoiding] = [
      await asker('Reported'),
      await asker('Reporter'),
      await asker('Avoided'),
      await asker('Avoiding'),
    ]
    const place = { communityId: here.id }
    await buildReport(t, { ...place, participantId: me.id, subjectId: reported.id })
    await buildReport(t, { ...place, participantId: reporter.id, subjectId: me.id })
    await buildNeverPair(t, { ...place, participantId: me.id, subjectId: avoided.id })
    await buildNeverPair(t, { ...place, participantId: avoiding.id, subjectId: me.id })
    const closed = await asker('Closed')
    await seek(closed.id, '')
    const open = await asker('Open')
    expect((await list(me)).items.map(({ text }) => text)).toEqual(['Open'])
    for (const { requestId } of [me, hidden, reported, reporter, avoided, avoiding])
      expect((await reply(me, requestId)).failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
    expect((await reply(me, open.requestId)).status).toBe(200)
  })

  test('are refused to pending participants and visitors', async () => {
    const pending = await reader({ moderationStatus: 'PENDING' })
    const { requestId } = await asker('Somebody')
    expect((await t.call(api.request.list, {}, as(pending))).status).toBe(403)
    expect((await reply(pending, requestId)).status).toBe(403)
    expect((await t.call(api.request.list, {}, { host: here.host })).status).toBe(401)
  })
})

describe('the own request', () => {
  test('comes with its answers, newest first, of visible participants', async () => {
    const me = await asker('A partner for a second shop')
    const [early, late, hidden] = [
      await reader({ firstName: 'Early' }),
      await reader({ firstName: 'Late' }),
      await reader(),
    ]
    const now = t.clock.now().getTime()
    for (const [author, at] of [
      [early, now - 2000],
      [late, now - 1000],
      [hidden, now],
    ] as const)
      await buildRequestAnswer(t, {
        communityId: here.id,
        participantId: author.id,
        subjectId: me.id,
        at: new Date(at),
      })
    await t.owner`update participant set moderation_status = 'REJECTED' where id = ${hidden.id}`
    const { body } = await t.call(api.request.getMine, {}, as(me))
    expect(body).toMatchObject({ id: me.requestId, text: 'A partner for a second shop' })
    expect(body?.answers.map(({ author }) => author.firstName)).toEqual(['Late', 'Early'])
    expect((await list(early)).items.find(({ id }) => id === me.requestId)?.answerCount).toBe(2)
  })

  test('is null without one, and a new one after an edit', async () => {
    const me = await asker('The first')
    const other = await reader()
    await reply(other, me.requestId)
    await seek(me.id, 'The second')
    const { body } = await t.call(api.request.getMine, {}, as(me))
    expect(body).toMatchObject({ text: 'The second', answers: [] })
    await seek(me.id, '')
    expect((await t.call(api.request.getMine, {}, as(me))).body).toBeNull()
  })

  test('is available to a pending participant', async () => {
    const pending = await asker('A first friend here', { moderationStatus: 'PENDING' })
    expect((await t.call(api.request.getMine, {}, as(pending))).body?.text).toBe('A first friend here')
  })
})

describe('an answer', () => {
  test("reaches the asker as a notification and a letter in their language, with the author's profile card", async () => {
    const user = await buildUser(t, { preferredLang: 'ru' })
    const { requestId, id } = await asker('A school of speech', { userId: user.id, firstName: 'Вера' })
    const author = await reader({ firstName: 'Boris' })
    await t.owner`update participant set position = 'Teacher', company = 'Tea House' where id = ${author.id}`
    expect((await reply(author, requestId, 'Let us <i>talk</i>')).body).toEqual({})
    const letter = await letterTo(t, user.email)
    expect(letter).toMatchObject({
      kind: 'request.answered',
      lang: 'ru',
      subject: 'Boris Example отвечает на ваш запрос',
    })
    expect(letter.html).toContain('Let us &lt;i&gt;talk&lt;/i&gt;')
    for (const part of [
      'A school of speech',
      'Teacher, Tea House',
      loginPath('/my_communities?tab=requests', 'answers'),
      loginPath(`/u/person-${author.id}`, 'profile'),
    ])
      expect(letter.plain).toContain(part)
    const notices = await t.owner`select kind, actor_id, data from notification where participant_id = ${id}`
    expect(notices).toMatchObject([{ kind: 'request.answered', actorId: author.id, data: { requestId } }])
  })

  test('of three people is one line of the asker, and leads to the request', async () => {
    const asking = await asker('A baker')
    for (let count = 0; count < 3; count++) await reply(await reader(), asking.requestId)
    await eventually(async () => {
      const { body } = await t.call(api.notification.list, {}, as(asking))
      expect(body).toMatchObject({
        unseen: 1,
        items: [
          {
            kind: 'request.answered',
            count: 3,
            title: 'A baker',
            quote: 'I can help',
            to: '/my_communities?tab=requests',
          },
        ],
      })
      expect(body.items[0]?.people).toHaveLength(3)
    })
  })

  test('is also sent to a connected Telegram chat', async () => {
    const user = await buildUser(t)
    const { requestId, id } = await asker('A school of speech', { userId: user.id })
    await t.owner`
      insert into telegram_account (user_id, chat_id, linked_at) values (${user.id}, '77', ${t.clock.now()})`
    await reply(await reader({ firstName: 'Boris' }), requestId, 'Call me')
    const text = await eventually(async () => {
      const [row] = await t.owner<{ text: string }[]>`select text from messenger_text where participant_id = ${id}`
      return row?.text ?? expect.fail('no text yet')
    })
    expect(text).toContain('Boris Example answered your request: “Call me” http')
    expect(text).toContain(loginPath('/my_communities?tab=requests', 'answers'))
  })

  test('is not sent by letter to an asker who switched letters off, but listed', async () => {
    const user = await buildUser(t)
    const { requestId, id } = await asker('Quiet, please', { userId: user.id })
    await t.owner`
      insert into notification_pref (community_id, participant_id, channel, is_disabled) values (${here.id}, ${id}, 'EMAIL', true)`
    await reply(await reader(), requestId)
    await eventually(async () =>
      expect(await t.owner`select from notification where participant_id = ${id}`).toHaveLength(1),
    )
    expect(await lettersTo(t, user.email)).toEqual([])
  })

  test('is accepted once', async () => {
    const [me, { requestId }] = [await reader(), await asker('Something')]
    expect((await reply(me, requestId, 'One')).status).toBe(200)
    expect((await reply(me, requestId, 'Two')).failure).toMatchObject({ status: 409, name: 'ALREADY_ANSWERED' })
  })

  test('is replayed under the same idempotency key', async () => {
    const [me, { requestId }] = [await reader(), await asker('Something')]
    const send = () =>
      t.call(api.request.answer, { id: requestId, answer: 'One' }, { ...as(me), headers: { 'idempotency-key': 'k' } })
    expect((await send()).status).toBe(200)
    expect((await send()).headers['idempotency-replayed']).toBe('true')
  })

  test('is stored once for twenty concurrent calls', async () => {
    const [me, { requestId }] = [await reader(), await asker('Something')]
    const answers = await Promise.all(Array.from({ length: 20 }, () => reply(me, requestId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ failure }) => failure.name === 'ALREADY_ANSWERED')).toHaveLength(19)
    expect(await t.owner`select from request_answer where request_id = ${requestId}`).toHaveLength(1)
  })

  /** Two answers of one participant, from two devices. */
  const answerTwice = async () => {
    const [me, { requestId }] = [await reader(), await asker('Something')]
    const send = () => reply(me, requestId)
    const answers = await race(await holdWrites(t.owner, 'request_answer'), send, aMinuteLater(t.clock, send))
    return { answers, requestId }
  }

  test('is stored once when both calls have passed every check before either is inserted', async () => {
    const { answers, requestId } = await answerTwice()
    expect(answers.map(({ failure }) => failure.name).sort()).toEqual(['ALREADY_ANSWERED', undefined])
    expect(await t.owner`select from request_answer where request_id = ${requestId}`).toHaveLength(1)
  })

  test('control: without the unique constraint it is stored twice', async () => {
    await withoutUnique(t.owner, 'request_answer_community_id_request_id_author_id_key', async () => {
      const { answers, requestId } = await answerTwice()
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await t.owner`select from request_answer where request_id = ${requestId}`).toHaveLength(2)
    })
  })

  /** An answer to a request that its asker is replacing. */
  const answerWhileClosing = async () => {
    const [me, { id, requestId }] = [await reader(), await asker('Something')]
    const edit = async () => {
      await t.owner.begin(db => db`update participant set looking_for = 'Something else' where id = ${id}`)
      return undefined
    }
    const held = await holdWrites(t.owner, 'request')
    const [, answer] = await race<string | undefined>(held, edit, async () => (await reply(me, requestId)).failure.name)
    return { answer, answers: await t.owner`select from request_answer where request_id = ${requestId}` }
  }

  test('to a request that is being closed waits, and is refused with REQUEST_CLOSED', async () => {
    const { answer, answers } = await answerWhileClosing()
    expect(answer).toBe('REQUEST_CLOSED')
    expect(answers).toHaveLength(0)
  })

  test('control: without the lock of the request a closed one is answered', async () => {
    const { answer, answers } = await withoutLock('open request', answerWhileClosing)
    expect(answer).toBeUndefined()
    expect(answers).toHaveLength(1)
  })

  test('is refused for a request of another community', async () => {
    const stranger = await buildParticipant(t)
    const foreign = await reply(await reader(), await requestOf(t, stranger.id))
    expect(foreign.failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
  })
})

describe('a fulfilled request', () => {
  const past = async (who: { token: string }) => (await t.call(api.request.listPast, {}, as(who))).body
  const feedOf = async (who: { token: string }) =>
    (await t.call(api.request.list, {}, as(who))).body.items.map(({ text }) => text)

  test('leaves feed, profile and matching, is listed as fulfilled, and can be reopened with its answers', async () => {
    const [asker, helper] = [
      await buildFilledParticipant(t, here.id, { lookingFor: 'Somebody who tunes pianos' }),
      await buildFilledParticipant(t, here.id, { about: 'I tune pianos in all weathers.' }),
    ]
    const mine = () => t.call(api.request.getMine, {}, as(asker))
    const id = (await mine()).body?.id ?? ''
    await t.call(api.request.answer, { id, answer: 'Gladly' }, as(helper))
    expect(await feedOf(helper)).toContain('Somebody who tunes pianos')

    expect((await t.call(api.request.fulfil, { id }, as(asker))).status).toBe(200)
    expect((await mine()).body).toBeNull()
    expect(await feedOf(helper)).not.toContain('Somebody who tunes pianos')
    expect((await t.call(api.request.listFitting, {}, as(helper))).body.map(({ id: found }) => found)).not.toContain(id)
    const profile = (await t.call(api.profile.getProfile, {}, as(asker))).body
    expect(profile).toMatchObject({ lookingFor: '' })
    expect(profile.missing).not.toContain('lookingFor')
    const [member] = await t.owner`select is_filled from participant where id = ${asker.id}`
    await t.call(api.profile.updateProfile, { company: 'Tea Ltd' }, as(asker))
    expect((await t.owner`select is_filled from participant where id = ${asker.id}`)[0]).toEqual(member)
    expect((await past(asker))[0]).toMatchObject({
      id,
      text: 'Somebody who tunes pianos',
      fulfilledAt: expect.any(String),
      answerCount: 1,
      can: { reopen: true },
    })
    const again = await t.call(api.request.fulfil, { id }, as(asker))
    expect(again.body).toMatchObject({ name: 'REQUEST_CLOSED' })

    expect((await t.call(api.request.reopen, { id }, as(asker))).status).toBe(200)
    expect((await mine()).body).toMatchObject({ id, answers: [{ answer: 'Gladly' }] })
    expect(await feedOf(helper)).toContain('Somebody who tunes pianos')
    expect((await past(asker)).map(({ id: found }) => found)).not.toContain(id)
  })

  test('is the one that its owner meant: one that was edited meanwhile stays', async () => {
    const asker = await buildFilledParticipant(t, here.id, { lookingFor: 'A pianist' })
    const { body } = await t.call(api.request.getMine, {}, as(asker))
    await t.call(api.profile.updateLookingFor, { lookingFor: 'A violinist' }, as(asker))
    const late = await t.call(api.request.fulfil, { id: body?.id ?? '' }, as(asker))
    expect(late.body).toMatchObject({ name: 'REQUEST_CLOSED' })
    expect((await t.call(api.request.getMine, {}, as(asker))).body?.text).toBe('A violinist')
    const replaced = (await past(asker))[0]
    expect(replaced).toMatchObject({ text: 'A pianist', fulfilledAt: null, can: { reopen: false } })
    const reopened = await t.call(api.request.reopen, { id: replaced?.id ?? '' }, as(asker))
    expect(reopened.body).toMatchObject({ name: 'REQUEST_CLOSED' })
  })
})
