import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildParticipation } from '../participation/testing.ts'
import { buildEvent } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let organiser: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  organiser = await buildSignedInParticipant(t, here.id)
})
afterAll(() => t.stop())

const as = ({ token }: { token: string }) => ({ host: here.host, token })

/** Somebody takes the second place while the organiser lowers the number of places to one. */
async function joinAndLower() {
  const { id } = await buildEvent(t, { communityId: here.id, maxParticipants: 2, responsibles: [organiser.userId] })
  await buildParticipation(t, { communityId: here.id, eventId: id })
  const guest = await buildSignedInParticipant(t, here.id)
  const held = await holdWrites(t.owner, 'participation')
  const [joined, lowered] = await race<{ status: number; failure: { name: string } }>(
    held,
    () => t.call(api.participation.confirm, { id }, as(guest)),
    aMinuteLater(t.clock, () => t.call(api.event.update, { id, version: 1, maxParticipants: 1 }, as(organiser))),
  )
  const { maxParticipants, placesTaken } = (await t.call(api.event.getManaged, { id }, as(organiser))).body
  return { joined: joined?.status, lowered: lowered?.failure.name, maxParticipants, placesTaken }
}

describe('lowering the number of places while somebody joins', () => {
  test('is refused once they are in', async () => {
    expect(await joinAndLower()).toEqual({ joined: 200, lowered: 'PLACES_TAKEN', maxParticipants: 2, placesTaken: 2 })
  })

  test('leaves fewer places than are taken without the lock', async () => {
    const { maxParticipants, placesTaken } = await withoutLock('event places', joinAndLower)
    expect([maxParticipants, placesTaken]).toEqual([1, 2])
  })
})
