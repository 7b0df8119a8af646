import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildBookmark } from './testing.ts'

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
const keep = (me: { token: string }, participantId: string) => t.call(api.bookmark.create, { participantId }, as(me))
const drop = (me: { token: string }, participantId: string) => t.call(api.bookmark.remove, { participantId }, as(me))
const list = async (me: { token: string }, input: { after?: string; size?: number } = {}) =>
  (await t.call(api.bookmark.list, input, as(me))).body

describe('a bookmark', () => {
  test('is created once when repeated, listed with the state between the two, and removed', async () => {
    const [me, somebody] = [await reader(), await reader({ firstName: 'Sofia' })]
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep(me, somebody.id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await t.call(api.participant.saveNote, { participantId: somebody.id, note: 'from the tea house' }, as(me))
    const { items, next, total } = await list(me)
    expect({ next, total }).toEqual({ next: null, total: null })
    expect(items).toMatchObject([
      {
        person: { id: somebody.id, firstName: 'Sofia' },
        standing: { isBookmarked: true },
        privateNote: 'from the tea house',
      },
    ])
    expect(await list(somebody)).toMatchObject({ items: [] })
    expect((await drop(me, somebody.id)).body).toEqual({})
    expect((await drop(me, somebody.id)).status).toBe(200)
    expect((await list(me)).items).toEqual([])
  })

  test('keeps its position when it is repeated', async () => {
    const [me, first, second] = [await reader(), await reader(), await reader()]
    const at = (seconds: number) => new Date(t.clock.now().getTime() - seconds * 1000)
    await buildBookmark(t, { communityId: here.id, participantId: me.id, subjectId: first.id, at: at(20) })
    await buildBookmark(t, { communityId: here.id, participantId: me.id, subjectId: second.id, at: at(10) })
    await keep(me, first.id)
    expect((await list(me)).items.map(({ person }) => person.id)).toEqual([second.id, first.id])
  })

  test('is listed page by page, also when many have the same timestamp', async () => {
    const me = await reader()
    const at = t.clock.now()
    for (let count = 0; count < 5; count++) await buildBookmark(t, { communityId: here.id, participantId: me.id, at })
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await list(me, { size: 2, ...(after ? { after } : {}) })
      seen.push(...page.items.map(({ person }) => person.id))
      after = page.next
    }
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })

  test('is not listed while the participant is hidden', async () => {
    const [me, somebody] = [await reader(), await reader()]
    await keep(me, somebody.id)
    await t.owner`update participant set is_profile_enabled = false where id = ${somebody.id}`
    expect((await list(me)).items).toEqual([])
  })

  test('is refused for oneself, hidden participants and other communities', async () => {
    const me = await reader()
    const stranger = await buildParticipant(t)
    const hidden = await reader({ isProfileEnabled: false })
    for (const id of [me.id, stranger.id, hidden.id])
      for (const answer of [await keep(me, id), await drop(me, id)])
        expect(answer.failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
  })

  test('is refused to pending participants and visitors', async () => {
    const [pending, somebody] = [await reader({ moderationStatus: 'PENDING' }), await reader()]
    expect((await keep(pending, somebody.id)).status).toBe(403)
    expect((await t.call(api.bookmark.list, {}, { host: here.host })).status).toBe(401)
  })
})
