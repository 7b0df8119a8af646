import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation, type ParticipationOptions } from '#server/features/events/participation/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildPastEvent } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
type Somebody = Awaited<ReturnType<typeof buildFilledParticipant>>
let baker: Somebody
let lawyer: Somebody
let smith: Somebody
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  baker = await buildFilledParticipant(t, here.id, { firstName: 'Anna', lookingFor: 'A lawyer for contracts of lease' })
  lawyer = await buildFilledParticipant(t, here.id, {
    firstName: 'Boris',
    about: 'I am a lawyer and write contracts of lease.',
    lookingFor: 'A bakery for the parties of my office',
  })
  smith = await buildFilledParticipant(t, here.id, {
    firstName: 'Carl',
    about: 'I repair old clocks.',
    lookingFor: 'Watches',
  })
})

const as = (who: { token: string }) => ({ host: here.host, token: who.token })
const go = (eventId: string, who: Somebody, options: ParticipationOptions = {}) =>
  buildParticipation(t, { communityId: here.id, eventId, participantId: who.id, ...options })
const toMeet = (id: string, who = baker) => t.call(api.encounter.list, { id }, as(who))
const met = (id: string, who = baker) => t.call(api.encounter.listMet, { id }, as(who))
const idsOf = (items: { person: { id: string } }[]) => items.map(({ person }) => person.id)

describe('who to meet there', () => {
  let eventId: string
  beforeEach(async () => {
    eventId = (await buildEvent(t, { communityId: here.id })).id
    for (const who of [baker, smith, lawyer]) await go(eventId, who)
  })

  test('lists the others who are going, the most relevant first, with the reason', async () => {
    const { body } = await toMeet(eventId)
    expect(idsOf(body.items)).toEqual([lawyer.id, smith.id])
    expect(body.items[0]).toMatchObject({ relevanceLevel: 'HIGH', standing: { can: { connect: true } } })
    expect(body.items[0]?.reason).toMatch(/You need “a lawyer for contracts of lease”/)
  })

  test('is for those who are going', async () => {
    await t.owner`update participation set status = 'CANCELLED' where participant_id = ${baker.id}`
    expect((await toMeet(eventId)).failure).toMatchObject({ name: 'NOT_GOING' })
  })

  test('leaves out who is not confirmed, and members who are not going', async () => {
    await t.owner`update participation set status = 'PENDING' where participant_id = ${lawyer.id}`
    await buildFilledParticipant(t, here.id, { about: 'I am a lawyer and write contracts of lease.' })
    expect(idsOf((await toMeet(eventId)).body.items)).toEqual([smith.id])
  })

  const apart: [string, () => Promise<unknown>][] = [
    [
      'reported the other',
      () => t.owner`
        insert into report (community_id, id, author_id, subject_id, reason, created_at)
        values (${here.id}, ${randomUUID()}, ${lawyer.id}, ${baker.id}, 'SPAM', now())`,
    ],
    [
      'never wants to be paired with the other',
      () => t.owner`
        insert into never_pair (community_id, participant_id, subject_id, created_at)
        values (${here.id}, ${lawyer.id}, ${baker.id}, now())`,
    ],
    [
      'declined the other',
      () => t.owner`
        insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
        values (${here.id}, ${lawyer.id}, ${baker.id}, 'DISLIKE', now())`,
    ],
    [
      'has a pause',
      () => t.owner`
        insert into matching_preference (community_id, participant_id, paused_until)
        values (${here.id}, ${lawyer.id}, '2099-01-01')`,
    ],
    ['is hidden', () => t.owner`update participant set is_networking_enabled = false where id = ${lawyer.id}`],
  ]
  test.each(apart)('leaves out somebody who %s', async (_what, happen) => {
    await happen()
    expect(idsOf((await toMeet(eventId)).body.items)).toEqual([smith.id])
  })

  test('names also those who were recommended recently: they meet anyway', async () => {
    await t.call(api.recommendation.list, {}, as(baker))
    t.clock.moveBy(8 * 24 * 3600 * 1000)
    expect(idsOf((await toMeet(eventId)).body.items)).toContain(lawyer.id)
  })
})

describe('who was there', () => {
  let eventId: string
  beforeEach(async () => {
    eventId = (await buildPastEvent(t, here.id)).id
  })

  test('is everybody confirmed, where nobody was checked in', async () => {
    for (const who of [baker, smith]) await go(eventId, who)
    await go(eventId, lawyer, { status: 'CANCELLED' })
    const { body } = await met(eventId)
    expect(idsOf(body.items)).toEqual([smith.id])
    expect(body.items[0]).toMatchObject({ standing: { isBookmarked: false, can: { connect: true } } })
  })

  test('is everybody checked in, where there was a check-in', async () => {
    await go(eventId, baker, { checkedInAt: t.clock.now() })
    await go(eventId, smith)
    await go(eventId, lawyer, { checkedInAt: t.clock.now() })
    expect(idsOf((await met(eventId)).body.items)).toEqual([lawyer.id])
    expect((await met(eventId, smith)).failure).toMatchObject({ name: 'NOT_GOING' })
  })

  test('leaves out those who are kept apart', async () => {
    for (const who of [baker, smith, lawyer]) await go(eventId, who)
    await t.owner`
      insert into never_pair (community_id, participant_id, subject_id, created_at)
      values (${here.id}, ${baker.id}, ${lawyer.id}, now())`
    expect(idsOf((await met(eventId)).body.items)).toEqual([smith.id])
    expect(idsOf((await met(eventId, lawyer)).body.items)).toEqual([smith.id])
  })

  test('is told after the end only', async () => {
    const coming = await buildEvent(t, { communityId: here.id })
    await go(coming.id, baker)
    expect((await met(coming.id)).failure).toMatchObject({ name: 'EVENT_NOT_OVER' })
  })

  test('comes in pages', async () => {
    for (const who of [baker, smith, lawyer]) await go(eventId, who)
    const first = await t.call(api.encounter.listMet, { id: eventId, size: 1 }, as(baker))
    const rest = await t.call(
      api.encounter.listMet,
      { id: eventId, size: 1, after: first.body.next as string },
      as(baker),
    )
    expect([...idsOf(first.body.items), ...idsOf(rest.body.items)].sort()).toEqual([lawyer.id, smith.id].sort())
    expect(rest.body.next).toBeNull()
  })
})
