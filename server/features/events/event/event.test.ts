import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildParticipation } from '../participation/testing.ts'
import { buildEvent, type EventOptions } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const event = (options: EventOptions = {}) => buildEvent(t, { communityId: here.id, ...options })
const reader = () => buildSignedInParticipant(t, here.id)
const get = (id: string, me?: { token: string }) =>
  t.call(api.event.get, { id }, { host: here.host, ...(me ? { token: me.token } : {}) })

describe('an event', () => {
  test('is found by id and by slug, also by visitors', async () => {
    const { id, slug } = await event({ title: 'Winter tea', slug: 'winter-tea' })
    const byId = await get(id)
    expect(byId.body).toMatchObject({ id, slug, title: 'Winter tea', communityId: here.id, mine: { state: 'logIn' } })
    expect((await get('winter-tea')).body).toEqual(byId.body)
  })

  test('that is private is found by members, and looks unknown to visitors', async () => {
    const { id } = await event({ visibility: 'PRIVATE' })
    const unknown = await get('no-such-event')
    const refused = await get(id)
    expect(refused.status).toBe(404)
    expect(refused.body).toEqual(unknown.body)
    expect((await get(id, await reader())).status).toBe(200)
  })

  test('of another community or deleted looks unknown', async () => {
    const me = await reader()
    const unknown = await get('no-such-event', me)
    for (const { id } of [await buildEvent(t), await event({ deletedAt: t.clock.now() })])
      expect((await get(id, me)).body).toEqual(unknown.body)
  })

  test('names hosts whose profile is for members to members only', async () => {
    const host = await buildSignedInParticipant(t, here.id, { firstName: 'Nina', profileVisibility: 'members' })
    const { id } = await event({ createdBy: host.userId, responsibles: [host.userId] })
    const pending = await buildSignedInParticipant(t, here.id, { moderationStatus: 'PENDING' })
    for (const me of [undefined, pending])
      expect((await get(id, me)).body).toMatchObject({ hosts: [], createdBy: null })
    for (const me of [await reader(), host])
      expect((await get(id, me)).body).toMatchObject({
        hosts: [{ firstName: 'Nina' }],
        createdBy: { firstName: 'Nina' },
      })
  })

  test('counts those who are going and names them to members only', async () => {
    const { id } = await event()
    const me = await reader()
    await buildParticipation(t, { communityId: here.id, eventId: id, participantId: me.id, plusOnes: 1 })
    expect((await get(id, me)).body).toMatchObject({
      going: { count: 1, people: [{ participantId: me.id, firstName: 'Vera' }] },
      mine: { state: 'going', status: 'CONFIRMED' },
    })
    expect((await get(id)).body).toMatchObject({ going: { count: 1, people: [] } })
  })
})
