import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { eventChores } from '../event/chores.ts'
import { buildEvent } from '../event/testing.ts'
import { buildParticipation, countPlaces, settleNow } from './testing.ts'

/*
 * Two writers of one participation. The first has locked the places of the event and is stopped before it writes the participation; the
 * second must wait for the places too, and not for them while it holds the participation.
 */

let t: TestApp
let here: { id: string; host: string }
let organiser: { token: string; userId: string }
beforeAll(async () => {
  t = await startTestApp()
  t.clock.stop()
  here = await buildCommunity(t)
  organiser = await buildSignedInParticipant(t, here.id)
})
afterAll(() => t.stop())

const as = ({ token }: { token: string }) => ({ token, host: here.host })
const stopStatus = () => holdWrites(t.owner, 'participation', { statement: 'update of status' })

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

/** A participant who knows their password. */
async function buildLeaver() {
  const { id, password, ...user } = await buildParticipantUser(t, here.id)
  const { token } = await buildSession(t, user)
  const leave = () => statusOf(t.call(api.account.deleteAccount, { id, password }, as({ token })))
  return { participantId: user.participantId, leave }
}

const newEvent = async (options: Parameters<typeof buildEvent>[1] = {}) =>
  (await buildEvent(t, { communityId: here.id, responsibles: [organiser.userId], ...options })).id

describe('an account that is deleted while an organiser approves this person', () => {
  async function approveAndLeave() {
    const eventId = await newEvent({ isApprovalRequired: true, maxParticipants: 3 })
    const { participantId, leave } = await buildLeaver()
    await buildParticipation(t, { communityId: here.id, eventId, participantId, status: 'PENDING' })
    const approve = () =>
      statusOf(t.call(api.participation.approve, { id: eventId, pid: participantId }, as(organiser)))
    const statuses = await race(await stopStatus(), aMinuteLater(t.clock, approve), leave)
    return { statuses, ...(await countPlaces(t, eventId)) }
  }

  test('is deleted after that, and gives the place back', async () => {
    const { statuses, tally, counted } = await approveAndLeave()
    expect(statuses).toEqual([200, 200])
    expect(tally).toEqual(counted)
    expect(counted.placesTaken).toBe(0)
  })

  test('control: without the order of locks one of both fails', async () => {
    const { statuses } = await withoutLock('places of a deleted person', approveAndLeave)
    expect(statuses).toContain(500)
  })
})

describe('a participant who is checked in while they cancel', () => {
  async function cancelAndArrive() {
    const eventId = await newEvent()
    const guest = await buildSignedInParticipant(t, here.id)
    const { id } = await buildParticipation(t, { communityId: here.id, eventId, participantId: guest.id })
    const cancel = () => t.call(api.participation.cancel, { id: eventId }, as(guest))
    const checkIns = [{ participationId: id, at: t.clock.now().toISOString() }]
    const record = async () => {
      const { status, body } = await t.call(api.checkIn.record, { id: eventId, checkIns }, as(organiser))
      return { status, result: status === 200 ? body.results[0]?.result : undefined }
    }
    return race<{ status: number; result?: string | undefined }>(
      await stopStatus(),
      aMinuteLater(t.clock, cancel),
      aMinuteLater(t.clock, record),
    )
  }

  test('is not going any more', async () => {
    const [cancelled, recorded] = await cancelAndArrive()
    expect([cancelled?.status, recorded]).toEqual([200, { status: 200, result: 'notGoing' }])
  })

  test('control: without the order of locks one of both fails', async () => {
    const answers = await withoutLock('places at the door', cancelAndArrive)
    expect(answers.map(({ status }) => status)).toContain(500)
  })
})

test('a deleted event is removed for good after what is being written about its places', async () => {
  const eventId = await newEvent({ deletedAt: new Date(t.clock.now().getTime() - 48 * 3_600_000) })
  const heldUntil = new Date(t.clock.now().getTime() - 1)
  await buildParticipation(t, { communityId: here.id, eventId, heldUntil })
  const run = async () => void (await runChore(t, eventChores, 'remove deleted events'))
  await race(await stopStatus(), () => settleNow(t, here.id, eventId), run)
  expect(await t.owner`select from event where id = ${eventId}`).toHaveLength(0)
  expect(await t.owner`select from participation where event_id = ${eventId}`).toHaveLength(0)
})

test('an unknown event has nothing to settle', async () => {
  await expect(settleNow(t, here.id, randomUUID())).resolves.toBeUndefined()
})
