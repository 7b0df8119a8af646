import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import {
  buildFilledParticipant,
  buildParticipant,
  buildSignedInParticipant,
} from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

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

const reader = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const get = async (me: { token: string }) => (await t.call(api.preference.get, {}, as(me))).body

describe('a private exclusion', () => {
  const never = (me: { token: string }, participantId: string) =>
    t.call(api.neverPair.create, { participantId }, as(me))
  const again = (me: { token: string }, participantId: string) =>
    t.call(api.neverPair.remove, { participantId }, as(me))

  test('is visible only to its owner, and can be removed', async () => {
    const [me, somebody] = [await reader(), await reader({ firstName: 'Boris' })]
    expect((await never(me, somebody.id)).body).toEqual({})
    expect((await never(me, somebody.id)).status).toBe(200)
    expect((await get(me)).neverPairWith).toEqual([
      { id: somebody.id, firstName: 'Boris', lastName: 'Example', avatarUrl: null },
    ])
    expect((await get(somebody)).neverPairWith).toEqual([])
    const standing = await t.call(api.standing.get, { participantId: me.id }, as(somebody))
    expect(standing.body).toMatchObject({ relationType: null, isReported: false, can: { connect: true } })
    await again(me, somebody.id)
    expect((await again(me, somebody.id)).status).toBe(200)
    expect((await get(me)).neverPairWith).toEqual([])
  })

  test('removes the person from every list of its owner, and from none that would tell the other', async () => {
    const me = await buildFilledParticipant(t, here.id)
    const other = await buildFilledParticipant(t, here.id, { lookingFor: 'Somebody with a piano' })
    const seenBy = async (who: { token: string }, whom: { id: string }) => {
      const bookmarks = await t.call(api.bookmark.list, {}, as(who))
      const liked = await t.call(api.relation.list, {}, as(who))
      const sent = await t.call(api.intro.list, { direction: 'sent' }, as(who))
      const received = await t.call(api.intro.list, { direction: 'received' }, as(who))
      const people = await t.call(api.directory.list, { id: here.id }, as(who))
      const lists = {
        bookmarks: bookmarks.body.items,
        liked: liked.body.items,
        intros: [...sent.body.items, ...received.body.items],
      }
      const found = Object.entries(lists).filter(([, items]) => items.some(({ person }) => person.id === whom.id))
      return [...found.map(([name]) => name), ...(people.body.items.some(({ id }) => id === whom.id) ? ['people'] : [])]
    }
    await t.call(api.intro.send, { participantId: other.id }, as(me))
    const { body } = await t.call(api.intro.list, { direction: 'received' }, as(other))
    await t.call(api.intro.answer, { id: body.items[0]?.intro.id ?? '', accept: true }, as(other))
    for (const [one, whom] of [
      [me, other],
      [other, me],
    ] as const)
      await t.call(api.bookmark.create, { participantId: whom.id }, as(one))
    const everywhere = ['bookmarks', 'liked', 'intros', 'people']
    expect(await seenBy(me, other)).toEqual(everywhere)
    await never(me, other.id)
    expect(await seenBy(me, other)).toEqual([])
    expect(await seenBy(other, me)).toEqual(everywhere)
    await again(me, other.id)
    expect(await seenBy(me, other)).toEqual(everywhere)
  })

  test('is refused for oneself, hidden participants and other communities', async () => {
    const me = await reader()
    const [stranger, hidden] = [await buildParticipant(t), await reader({ isNetworkingEnabled: false })]
    for (const id of [me.id, stranger.id, hidden.id])
      for (const answer of [await never(me, id), await again(me, id)])
        expect(answer.failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
  })

  test('is refused to a pending participant', async () => {
    const [pending, somebody] = [await reader({ moderationStatus: 'PENDING' }), await reader()]
    expect((await never(pending, somebody.id)).status).toBe(403)
  })
})
