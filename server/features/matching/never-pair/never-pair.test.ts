import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
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
