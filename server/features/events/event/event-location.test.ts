import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { locationVisibilities } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildParticipation } from '../participation/testing.ts'
import { buildEvent, forbiddenStrings, hiddenPlace, shownStrings } from './testing.ts'

/** Readers outside see the parts that the visibility allows, readers inside see all of them. */
const outside = ['visitor', 'pending member', 'member', 'asked to join', 'waiting', 'rejected', 'cancelled'] as const
const inside = ['going', 'organiser', 'moderator', 'admin'] as const
type Reader = (typeof outside)[number] | (typeof inside)[number]

let t: TestApp
let here: { id: string; host: string }
const people: Partial<Record<Reader, Awaited<ReturnType<typeof buildSignedInParticipant>>>> = {}
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  for (const reader of [...outside, ...inside])
    if (reader !== 'visitor')
      people[reader] = await buildSignedInParticipant(t, here.id, {
        ...(reader === 'pending member' ? { moderationStatus: 'PENDING' } : {}),
        ...(reader === 'moderator' ? { permissions: ['CAN_MODERATE_COMMUNITY'] } : {}),
        ...(reader === 'admin' ? { role: 'ROLE_ADMIN' } : {}),
      })
})
afterAll(() => t.stop())

const participations = {
  'asked to join': { status: 'PENDING' },
  waiting: { waitlistNumber: 1 },
  rejected: { status: 'REJECTED' },
  cancelled: { status: 'CANCELLED' },
  going: { status: 'CONFIRMED' },
} as const

describe.each(locationVisibilities)('a location that shows %s', locationVisibility => {
  let eventId: string
  beforeAll(async () => {
    const responsibles = [people.organiser?.userId as string]
    const event = await buildEvent(t, { communityId: here.id, location: hiddenPlace, locationVisibility, responsibles })
    eventId = event.id
    for (const [reader, options] of Object.entries(participations))
      await buildParticipation(t, {
        communityId: here.id,
        eventId,
        participantId: people[reader as Reader]?.id as string,
        ...options,
      })
  })

  // The other lists begin without it.
  afterAll(async () => {
    await t.owner`update event set deleted_at = now() where id = ${eventId}`
  })

  const as = (reader: Reader) => {
    const token = people[reader]?.token
    return { host: here.host, ...(token ? { token } : {}) }
  }

  const rawOf = async (reader: Reader) => {
    const answer = await t.call(api.event.get, { id: eventId }, as(reader))
    expect(answer.status).toBe(200)
    return answer
  }

  test.each(outside)('has no forbidden string for: %s', async reader => {
    const { raw, body } = await rawOf(reader)
    for (const forbidden of forbiddenStrings(locationVisibility)) expect(raw).not.toContain(forbidden)
    for (const shown of shownStrings(locationVisibility)) expect(raw).toContain(shown)
    expect(body.location.isPartlyHidden).toBe(locationVisibility !== 'FULL_ADDRESS')
  })

  /** Whether events in the city include this one, by the filter and by words. */
  const isFoundBy = async (reader: Reader) => {
    const { upcoming, search } = api.eventList
    const filtered = await t.call(upcoming, { city: hiddenPlace.city }, as(reader))
    const found = await t.call(search, { search: hiddenPlace.city }, as(reader))
    return [filtered, found].map(({ raw }) => raw.includes(eventId))
  }

  test.each(outside)('has no forbidden string in lists and search, and is not found by it, for: %s', async reader => {
    const { upcoming, search, cities } = api.eventList
    const listed = await t.call(upcoming, {}, as(reader))
    const found = await t.call(search, { search: 'tea' }, as(reader))
    for (const { raw } of [listed, found]) expect(raw).toContain(eventId)
    const all = `${listed.raw}${found.raw}${(await t.call(cities, {}, as(reader))).raw}`
    for (const forbidden of forbiddenStrings(locationVisibility)) expect(all).not.toContain(forbidden)
    for (const shown of shownStrings(locationVisibility)) expect(all).toContain(shown)
    const isCityShown = shownStrings(locationVisibility).includes(hiddenPlace.city)
    expect(await isFoundBy(reader)).toEqual([isCityShown, isCityShown])
  })

  test.each(inside)('is whole for: %s', async reader => {
    const { body } = await rawOf(reader)
    expect(body.location).toEqual({ ...hiddenPlace, isPartlyHidden: false })
    const { items } = (await t.call(api.eventList.upcoming, { city: hiddenPlace.city }, as(reader))).body
    expect(items.map(({ id, location }) => ({ id, location }))).toEqual([{ id: eventId, location: body.location }])
  })
})
