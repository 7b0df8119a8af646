import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildRelation } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let elsewhere: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  elsewhere = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type Reader = Awaited<ReturnType<typeof buildSignedInParticipant>>
const reader = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
const other = (options: Parameters<typeof buildParticipant>[1] = {}) =>
  buildParticipant(t, { communityId: here.id, ...options })
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const dislike = (
  me: { token: string },
  subjectId: string,
  more: { reason?: 'OTHER' | 'ALREADY_KNOW'; note?: string } = {},
) => t.call(api.relation.create, { subjectId, relationType: 'DISLIKE', ...more }, as(me))
const like = (me: { token: string }, subjectId: string) =>
  t.call(api.relation.create, { subjectId, relationType: 'LIKE' }, as(me))
const keptOf = (me: Reader, subjectId: string) => t.owner`
  select relation_type, reason, note from relation where participant_id = ${me.id} and subject_id = ${subjectId}`

describe('not interested', () => {
  test('is stored with its reason, and replaced when repeated', async () => {
    const [me, somebody] = [await reader(), await other()]
    expect((await dislike(me, somebody.id, { reason: 'ALREADY_KNOW' })).body).toEqual({})
    await dislike(me, somebody.id, { reason: 'OTHER', note: 'An old colleague' })
    expect(await keptOf(me, somebody.id)).toEqual([
      { relationType: 'DISLIKE', reason: 'OTHER', note: 'An old colleague' },
    ])
  })

  test('needs no reason', async () => {
    const [me, somebody] = [await reader(), await other()]
    await dislike(me, somebody.id)
    expect(await keptOf(me, somebody.id)).toEqual([{ relationType: 'DISLIKE', reason: null, note: '' }])
  })

  test('can be undone', async () => {
    const [me, somebody] = [await reader(), await other()]
    await dislike(me, somebody.id)
    const remove = () => t.call(api.relation.remove, { subjectId: somebody.id }, as(me))
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(200)
    expect(await keptOf(me, somebody.id)).toEqual([])
  })

  test.each(['SENT', 'ACCEPTED', 'DECLINED', 'UNDELIVERED'] as const)(
    'is refused after an intro, in either direction: %s',
    async status => {
      const [me, receiver, writer] = [await reader(), await other(), await other()]
      await buildIntro(t, { communityId: here.id, participantId: me.id, subjectId: receiver.id, status })
      await buildIntro(t, { communityId: here.id, participantId: writer.id, subjectId: me.id, status })
      for (const { id } of [receiver, writer])
        expect((await dislike(me, id)).failure).toMatchObject({ status: 409, name: 'ALREADY_INTRODUCED' })
    },
  )

  test('leaves a LIKE alone when undone', async () => {
    const [me, somebody] = [await reader(), await other()]
    await buildRelation(t, { communityId: here.id, participantId: me.id, subjectId: somebody.id, relationType: 'LIKE' })
    await t.call(api.relation.remove, { subjectId: somebody.id }, as(me))
    expect(await keptOf(me, somebody.id)).toMatchObject([{ relationType: 'LIKE' }])
  })

  test('is stored once for twenty concurrent calls', async () => {
    const [me, somebody] = [await reader(), await other()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => dislike(me, somebody.id, { reason: 'OTHER' })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await keptOf(me, somebody.id)).toHaveLength(1)
  })

  test('never coexists with a concurrent intro', async () => {
    const me = await reader()
    const others = await Promise.all(Array.from({ length: 8 }, () => other()))
    await Promise.all(others.flatMap(({ id }) => [dislike(me, id), like(me, id)]))
    for (const { id } of others) expect(await keptOf(me, id)).toMatchObject([{ relationType: 'LIKE' }])
    expect(await t.owner`select from intro where from_id = ${me.id}`).toHaveLength(8)
  })

  /** An uncommitted intro, and a DISLIKE of the same participant. */
  const likeAndDislike = async (me: Reader, id: string) => {
    const [liked, disliked] = await race<{ status: number; failure: { name: string } }>(
      await holdWrites(t.owner, 'graphile_worker._private_jobs'),
      () => like(me, id),
      aMinuteLater(t.clock, () => dislike(me, id)),
    )
    return [liked?.status, disliked?.failure.name]
  }

  test('waits for a concurrent intro, and is refused', async () => {
    const [me, somebody] = [await reader(), await other()]
    expect(await likeAndDislike(me, somebody.id)).toEqual([200, 'ALREADY_INTRODUCED'])
    expect(await keptOf(me, somebody.id)).toMatchObject([{ relationType: 'LIKE' }])
  })

  test('control: without the lock of the pair it coexists with the intro', async () => {
    const [me, somebody] = [await reader(), await other()]
    expect(await withoutLock('member pair', () => likeAndDislike(me, somebody.id))).toEqual([200, undefined])
    expect(await keptOf(me, somebody.id)).toMatchObject([{ relationType: 'DISLIKE' }])
    expect(await t.owner`select from intro where from_id = ${me.id}`).toHaveLength(1)
  })
})

describe('interested', () => {
  test('is an intro without a message: charged once, and not repeatable', async () => {
    const [me, somebody] = [await reader(), await other()]
    expect((await like(me, somebody.id)).body).toEqual({})
    expect((await like(me, somebody.id)).failure.name).toBe('ALREADY_INTRODUCED')
    expect(await t.owner`select intro_message, status from intro where from_id = ${me.id}`).toEqual([
      { introMessage: '', status: 'SENT' },
    ])
    expect(await keptOf(me, somebody.id)).toMatchObject([{ relationType: 'LIKE' }])
    expect((await t.call(api.credits.get, {}, as(me))).body.balance).toBe(90)
  })

  test('replaces a DISLIKE', async () => {
    const [me, somebody] = [await reader(), await other()]
    await dislike(me, somebody.id, { reason: 'OTHER' })
    expect((await like(me, somebody.id)).status).toBe(200)
    expect(await keptOf(me, somebody.id)).toMatchObject([{ relationType: 'LIKE', reason: null }])
  })
})

describe('relations', () => {
  test('are listed newest first, page by page, with the state between the two', async () => {
    const me = await reader()
    const ids: string[] = []
    for (let day = 0; day < 5; day++) {
      const { id } = await other({ firstName: `Person ${day}` })
      const at = new Date(t.clock.now().getTime() + day * 1000)
      const relationType = day === 3 ? 'LIKE' : 'DISLIKE'
      await buildRelation(t, { communityId: here.id, participantId: me.id, subjectId: id, relationType, at })
      ids.unshift(id)
    }
    const read = async (input: Parameters<typeof list>[0]) => (await list(input)).body
    const list = (input: { after?: string; page?: number; size?: number; relationType?: 'LIKE' | 'DISLIKE' }) =>
      t.call(api.relation.list, input, as(me))
    const whole = await read({})
    expect(whole).toMatchObject({ next: null, total: null })
    expect(whole.items.map(({ subjectId }) => subjectId)).toEqual(ids)
    expect(whole.items[0]).toMatchObject({
      participantId: me.id,
      relationType: 'DISLIKE',
      person: { firstName: 'Person 4' },
      standing: { relationType: 'DISLIKE', intro: null, can: { decline: false, connect: true } },
      privateNote: '',
    })
    const seen: string[] = []
    for (let after: string | undefined, more = true; more; ) {
      const page = await read({ size: 2, ...(after ? { after } : {}) })
      seen.push(...page.items.map(({ subjectId }) => subjectId))
      after = page.next ?? undefined
      more = page.next !== null
    }
    expect(seen).toEqual(ids)
    expect((await read({ size: 2, page: 1 })).items.map(({ subjectId }) => subjectId)).toEqual(ids.slice(2, 4))
    expect((await read({ relationType: 'LIKE' })).items.map(({ subjectId }) => subjectId)).toEqual([ids[1]])
  })

  test('are not listed while the other is hidden, and are visible to their owner only', async () => {
    const [me, somebody] = [await reader(), await reader()]
    await dislike(me, somebody.id, { note: 'a secret' })
    const mine = () => t.call(api.relation.list, {}, as(me))
    expect((await mine()).body.items).toHaveLength(1)
    expect((await t.call(api.relation.list, {}, as(somebody))).body.items).toEqual([])
    await t.owner`update participant set is_networking_enabled = false where id = ${somebody.id}`
    expect((await mine()).body.items).toEqual([])
  })

  test.each([
    'nonsense',
    Buffer.from('2026-02-31T00:00:00.000Z 00000000-0000-4000-8000-000000000000').toString('base64url'),
    Buffer.from('2026-02-11T00:00:00.000Z 00000000').toString('base64url'),
  ])('are refused for an invalid cursor: %s', async after => {
    expect((await t.call(api.relation.list, { after }, as(await reader()))).failure.name).toBe('INVALID_INPUT')
  })
})

describe('a relation', () => {
  test('is refused to oneself, hidden participants and other communities', async () => {
    const me = await reader()
    const stranger = await buildParticipant(t, { communityId: elsewhere.id })
    const hidden = await other({ isProfileEnabled: false })
    for (const id of [me.id, stranger.id, hidden.id])
      for (const answer of [
        await dislike(me, id),
        await like(me, id),
        await t.call(api.relation.remove, { subjectId: id }, as(me)),
      ])
        expect(answer.failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
  })

  test('is refused to pending participants and visitors', async () => {
    const [pending, somebody] = [await reader({ moderationStatus: 'PENDING' }), await other()]
    expect((await dislike(pending, somebody.id)).status).toBe(403)
    const anonymous = await t.call(api.relation.list, {}, { host: here.host })
    expect(anonymous.status).toBe(401)
  })
})
