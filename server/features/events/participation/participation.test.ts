import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildNeverPair } from '#server/features/matching/never-pair/testing.ts'
import { buildReport } from '#server/features/matching/report/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { buildEventAnswer } from '../event-answer/testing.ts'
import { buildEventQuestion } from '../event-question/testing.ts'
import { participationChores } from './chores.ts'
import { participationListeners } from './listeners.ts'
import { advance } from './participation-steps.ts'
import { buildParticipation, hearNews, newsOf, type ParticipationOptions, settleNow } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await hearNews(startTestApp)
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Member = Awaited<ReturnType<typeof buildSignedInParticipant>>
const member = () => buildSignedInParticipant(t, here.id)
const members = (count: number) => Promise.all(Array.from({ length: count }, member))
const as = ({ token }: Member) => ({ token, host: here.host })

/** An event with its organiser. */
async function event(options: EventOptions = {}) {
  const organiser = await member()
  const { id, slug } = await buildEvent(t, { communityId: here.id, responsibles: [organiser.userId], ...options })
  return { id, slug, organiser }
}
type Organised = Awaited<ReturnType<typeof event>>

const join = (me: Member, { id }: { id: string }, plusOnes = 0) =>
  t.call(api.participation.confirm, { id, plusOnes }, as(me))
const cancel = (me: Member, { id }: { id: string }) => t.call(api.participation.cancel, { id }, as(me))
const approve = ({ id, organiser }: Organised, who: Member) =>
  t.call(api.participation.approve, { id, pid: who.id }, as(organiser))
const reject = ({ id, organiser }: Organised, who: Member, message?: string) =>
  t.call(api.participation.reject, { id, pid: who.id, ...(message ? { message } : {}) }, as(organiser))
const set = ({ id, organiser }: Organised, who: Member, status: 'CONFIRMED' | 'PENDING' | 'REJECTED' | 'CANCELLED') =>
  t.call(api.participation.setStatus, { id, pid: who.id, status }, as(organiser))
const get = (me: Member, { id }: { id: string }) =>
  t.call(api.participation.get, { participantId: me.id, eventId: id }, as(me))

const hours = (count: number) => count * 3_600_000

describe('joining', () => {
  test('gives CONFIRMED, and the state going', async () => {
    const me = await member()
    const tea = await event()
    const { body } = await join(me, tea)
    expect(body).toMatchObject({ status: 'CONFIRMED', state: 'going', can: { join: false, cancel: true } })
    expect(await newsOf(t, body.participationId as string)).toEqual(['participation.confirmed'])
  })

  test('gives PENDING where approval is required, and asks the organisers once', async () => {
    const me = await member()
    const tea = await event({ isApprovalRequired: true })
    const { body } = await join(me, tea)
    expect(body).toMatchObject({ status: 'PENDING', state: 'approval', heldUntil: null })
    await join(me, tea)
    await t.call(api.participation.resume, { id: tea.id }, as(me))
    expect(await newsOf(t, body.participationId as string)).toEqual(['participation.requested'])
  })

  test('takes an event by its slug', async () => {
    const tea = await event()
    expect((await join(await member(), { id: tea.slug })).status).toBe(200)
  })

  test('twice has its effect once, with the same key and without', async () => {
    const me = await member()
    const tea = await event({ maxParticipants: 5 })
    const headers = { 'idempotency-key': randomUUID() }
    const options = { ...as(me), headers }
    const first = await t.call(api.participation.confirm, { id: tea.id }, options)
    const replayed = await t.call(api.participation.confirm, { id: tea.id }, options)
    expect(replayed.headers['idempotency-replayed']).toBe('true')
    expect((await join(me, tea)).body).toEqual(first.body)
    expect(await newsOf(t, first.body.participationId as string)).toEqual(['participation.confirmed'])
  })

  test('is refused until the email is confirmed', async () => {
    const me = await member()
    await t.owner`update app_user set email_confirmed_at = null where id = ${me.userId}`
    expect((await join(me, await event())).failure).toMatchObject({ name: 'EMAIL_NOT_CONFIRMED' })
  })

  test('is refused after the end, and the state says that it has ended', async () => {
    const me = await member()
    const tea = await event({ date: '2020-01-10' })
    expect((await join(me, tea)).failure).toMatchObject({ name: 'EVENT_ENDED', code: 1101 })
    expect((await t.call(api.event.get, { id: tea.id }, as(me))).body.mine).toMatchObject({
      state: 'ended',
      can: { join: false, cancel: false },
    })
  })

  test('is refused when the event was cancelled', async () => {
    const me = await member()
    const tea = await event({ cancelledAt: new Date() })
    expect((await join(me, tea)).failure).toMatchObject({ name: 'EVENT_IS_CANCELLED' })
    expect((await get(me, tea)).body.state).toBe('eventCancelled')
  })

  test('a full event without a waitlist is refused', async () => {
    const tea = await event({ maxParticipants: 1, waitlist: 'NONE' })
    const [first, second] = (await members(2)) as [Member, Member]
    await join(first, tea)
    expect((await join(second, tea)).failure).toMatchObject({ name: 'EVENT_FULL', code: 1100 })
    expect((await get(second, tea)).body).toMatchObject({ status: 'NOT_PARTICIPATING', state: 'full' })
  })
})

describe('guests', () => {
  test('take places', async () => {
    const tea = await event({ maxParticipants: 3, maxPlusOnes: 2, waitlist: 'NONE' })
    const [pair, other] = (await members(2)) as [Member, Member]
    await join(pair, tea, 1)
    expect((await join(other, tea, 1)).failure.name).toBe('EVENT_FULL')
    expect((await join(other, tea)).status).toBe(200)
    const { body } = await t.call(api.event.get, { id: tea.id }, as(pair))
    expect(body).toMatchObject({ placesLeft: 0, going: { count: 2 } })
  })

  test('are limited by the event, and by its size', async () => {
    const [one, two] = (await members(2)) as [Member, Member]
    expect((await join(one, await event({ maxPlusOnes: 1 }), 2)).failure).toMatchObject({ name: 'TOO_MANY_GUESTS' })
    const small = await event({ maxPlusOnes: 5, maxParticipants: 2 })
    expect((await join(two, small, 2)).failure.name).toBe('TOO_MANY_GUESTS')
  })

  test('can be changed: more need places that nobody waits for, fewer free them', async () => {
    const tea = await event({ maxParticipants: 3, maxPlusOnes: 2 })
    const [me, waiting] = (await members(2)) as [Member, Member]
    const change = (plusOnes: number) => t.call(api.participation.updatePlusOnes, { id: tea.id, plusOnes }, as(me))
    await join(me, tea)
    expect((await change(2)).body.plusOnes).toBe(2)
    expect((await join(waiting, tea, 1)).body).toMatchObject({ state: 'waiting', waitlistPlace: 1 })
    await change(1)
    expect((await get(waiting, tea)).body.state).toBe('waiting')
    expect((await change(2)).failure.name).toBe('EVENT_FULL')
    await change(0)
    expect((await get(waiting, tea)).body.state).toBe('going')
  })
})

describe('cancelling', () => {
  test('is told with whether a calendar may have it, and the place is free', async () => {
    const tea = await event({ maxParticipants: 1, waitlist: 'NONE' })
    const [me, next] = (await members(2)) as [Member, Member]
    await join(me, tea)
    const { body } = await cancel(me, tea)
    expect(body).toMatchObject({ status: 'CANCELLED', state: 'cancelled', can: { join: true, cancel: false } })
    expect(await newsOf(t, body.participationId as string)).toEqual([
      'participation.confirmed',
      'participation.cancelled {"wasConfirmed":true}',
    ])
    expect((await join(next, tea)).body.state).toBe('going')
    expect((await get(me, tea)).body.can.join).toBe(false)
  })

  test('without taking part is refused, and a second time changes nothing', async () => {
    const me = await member()
    const tea = await event()
    expect((await cancel(me, tea)).failure).toMatchObject({ name: 'NOT_PARTICIPATING', status: 404 })
    await join(me, tea)
    const first = await cancel(me, tea)
    expect((await cancel(me, tea)).body).toEqual(first.body)
  })

  test('can be followed by joining again, which needs approval again', async () => {
    const me = await member()
    const tea = await event({ isApprovalRequired: true })
    const first = await join(me, tea)
    await approve(tea, me)
    await cancel(me, tea)
    const again = await join(me, tea)
    expect(again.body).toMatchObject({ status: 'PENDING', state: 'approval' })
    expect(again.body.participationId).toBe(first.body.participationId)
    const free = await event()
    await join(me, free)
    await cancel(me, free)
    expect((await join(me, free)).body.status).toBe('CONFIRMED')
  })
})

describe('an organiser', () => {
  test('approves a pending participation', async () => {
    const me = await member()
    const tea = await event({ isApprovalRequired: true })
    const { body } = await join(me, tea)
    expect((await approve(tea, me)).body).toMatchObject({ status: 'CONFIRMED', state: 'going', participantId: me.id })
    expect((await newsOf(t, body.participationId as string)).at(-1)).toBe('participation.confirmed')
    expect((await approve(tea, me)).failure).toMatchObject({ name: 'NOT_PENDING', code: 1104 })
  })

  test('approves only where approval is required, and once', async () => {
    const me = await member()
    const open = await event({ maxParticipants: 1, isOnboardingEnabled: true })
    await buildEventQuestion(t, { communityId: here.id, eventId: open.id, isRequired: true })
    await join(me, open)
    expect((await approve(open, me)).failure.name).toBe('NOT_PENDING')
    const asked = await event({ isApprovalRequired: true, isOnboardingEnabled: true })
    await buildEventQuestion(t, { communityId: here.id, eventId: asked.id, isRequired: true })
    const { body } = await join(me, asked)
    expect((await approve(asked, me)).body).toMatchObject({ status: 'PENDING', state: 'answer' })
    expect((await approve(asked, me)).failure.name).toBe('NOT_PENDING')
    expect(await newsOf(t, body.participationId as string)).toEqual(['participation.approved'])
  })

  test('cannot approve more than there are places', async () => {
    const tea = await event({ isApprovalRequired: true, maxParticipants: 1 })
    const [one, two] = (await members(2)) as [Member, Member]
    await join(one, tea)
    await join(two, tea)
    await approve(tea, one)
    expect((await approve(tea, two)).failure.name).toBe('EVENT_FULL')
    expect((await get(two, tea)).body.state).toBe('approval')
  })

  test('rejects a pending participation with a message, and the person cannot rejoin by themselves', async () => {
    const me = await member()
    const tea = await event({ isApprovalRequired: true })
    await join(me, tea)
    const { body } = await reject(tea, me, 'Next time, gladly.')
    expect(body).toMatchObject({ status: 'REJECTED', state: 'rejected', message: 'Next time, gladly.' })
    expect((await get(me, tea)).body).toMatchObject({ state: 'rejected', can: { join: false, cancel: false } })
    expect((await join(me, tea)).failure).toMatchObject({ name: 'PARTICIPATION_REJECTED' })
    expect(await newsOf(t, body.participationId as string)).toContain('participation.rejected')
    await set(tea, me, 'CANCELLED')
    expect((await join(me, tea)).body.state).toBe('approval')
  })

  test('sets a status: rejected after confirmed, confirmed after rejected, pending where approval is required', async () => {
    const me = await member()
    const tea = await event()
    await join(me, tea)
    expect((await set(tea, me, 'REJECTED')).body.status).toBe('REJECTED')
    expect((await set(tea, me, 'CONFIRMED')).body.status).toBe('CONFIRMED')
    expect((await set(tea, me, 'PENDING')).failure).toMatchObject({ name: 'STATUS_NOT_ALLOWED' })
    expect((await set(tea, me, 'CANCELLED')).body.status).toBe('CANCELLED')
    const asked = await event({ isApprovalRequired: true, maxParticipants: 1 })
    await join(me, asked)
    await approve(asked, me)
    expect((await set(asked, me, 'PENDING')).body).toMatchObject({ status: 'PENDING', state: 'approval' })
    expect((await approve(asked, me)).body.status).toBe('CONFIRMED')
  })

  test('cannot confirm somebody without a place, nor before the questions are answered', async () => {
    const tea = await event({ maxParticipants: 1 })
    const [one, two] = (await members(2)) as [Member, Member]
    await join(one, tea)
    await join(two, tea)
    expect((await set(tea, two, 'CONFIRMED')).failure.name).toBe('EVENT_FULL')
    const asking = await event({ isOnboardingEnabled: true })
    await buildEventQuestion(t, { communityId: here.id, eventId: asking.id, isRequired: true })
    await join(one, asking)
    expect((await set(asking, one, 'CONFIRMED')).failure).toMatchObject({ name: 'STEPS_OPEN' })
  })

  test('of another event is refused, as are members', async () => {
    const [me, other] = (await members(2)) as [Member, Member]
    const [tea, another] = [await event({ isApprovalRequired: true }), await event()]
    await join(me, tea)
    for (const who of [another.organiser, other, me]) {
      expect((await approve({ ...tea, organiser: who }, me)).status).toBe(403)
      expect((await reject({ ...tea, organiser: who }, me)).status).toBe(403)
      expect((await set({ ...tea, organiser: who }, me, 'CONFIRMED')).status).toBe(403)
    }
    expect((await approve(tea, other)).failure).toMatchObject({ name: 'NOT_PARTICIPATING', status: 404 })
  })
})

describe('a participation', () => {
  test('joins event and participant with a status, for the participant and for organisers alone', async () => {
    const [me, other] = (await members(2)) as [Member, Member]
    const tea = await event()
    expect((await get(me, tea)).body).toMatchObject({ status: 'NOT_PARTICIPATING', participationId: null })
    await join(me, tea)
    const expected = { eventId: tea.id, participantId: me.id, status: 'CONFIRMED' }
    expect((await get(me, tea)).body).toMatchObject(expected)
    const call = (who: Member) => t.call(api.participation.get, { participantId: me.id, eventId: tea.id }, as(who))
    expect((await call(tea.organiser)).body).toMatchObject(expected)
    expect((await call(other)).status).toBe(404)
  })

  test('with questions keeps its place while they are answered, says how many are, and goes on afterwards', async () => {
    const me = await member()
    const tea = await event({ isOnboardingEnabled: true, maxParticipants: 1, holdMinutes: 30 })
    const question = await buildEventQuestion(t, { communityId: here.id, eventId: tea.id, isRequired: true })
    await buildEventQuestion(t, { communityId: here.id, eventId: tea.id, position: 2 })
    await buildEventQuestion(t, { communityId: here.id, eventId: tea.id, position: 3, isVisible: false })
    const { body } = await join(me, tea)
    expect(body).toMatchObject({ status: 'PENDING', state: 'answer', questions: { total: 2, answered: 0 } })
    expect(Date.parse(body.heldUntil as string) - t.clock.now().getTime()).toBeLessThanOrEqual(30 * 60_000)
    expect((await join(await member(), tea)).body.state).toBe('waiting')
    await buildEventAnswer(t, { communityId: here.id, participantId: me.id, question })
    const proceed = () => t.app.openScope(here.id, true, scope => advance(scope, body.participationId as string))
    await proceed()
    expect((await get(me, tea)).body).toMatchObject({ state: 'answer', questions: { total: 2, answered: 1 } })
    await t.owner`update participation set onboarding_completed_at = now() where id = ${body.participationId}`
    await proceed()
    expect((await get(me, tea)).body).toMatchObject({ status: 'CONFIRMED', heldUntil: null })
  })

  test('with questions and approval asks the organisers when the questions are answered', async () => {
    const me = await member()
    const tea = await event({ isOnboardingEnabled: true, isApprovalRequired: true })
    await buildEventQuestion(t, { communityId: here.id, eventId: tea.id, isRequired: true })
    const { body } = await join(me, tea)
    const participationId = body.participationId as string
    expect(body).toMatchObject({ state: 'answer', heldUntil: null })
    expect(await newsOf(t, participationId)).toEqual([])
    await t.owner`update participation set onboarding_completed_at = now() where id = ${participationId}`
    for (const _time of ['first', 'second'])
      await t.app.openScope(here.id, true, scope => advance(scope, participationId))
    expect((await get(me, tea)).body.state).toBe('approval')
    expect(await newsOf(t, participationId)).toEqual(['participation.requested'])
  })
})

test('who cancels and joins again, over and over, waits for an hour', async () => {
  const [me, tea] = [await member(), await event()]
  await join(me, tea)
  const again = async () => {
    await cancel(me, tea)
    return (await join(me, tea)).status
  }
  const statuses: number[] = []
  for (let time = 0; time < 11; time++) statuses.push(await again())
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  t.clock.moveBy(hours(1.2))
  expect((await join(me, tea)).status).toBe(200)
})

describe('the waitlist', () => {
  test('moves up in its order when somebody leaves, is rejected or a place is added', async () => {
    const tea = await event({ maxParticipants: 2 })
    const people = (await members(5)) as [Member, Member, Member, Member, Member]
    for (const person of people) await join(person, tea)
    const [one, two, three, four, five] = people
    const state = async (who: Member) => (await get(who, tea)).body
    expect(await state(four)).toMatchObject({ status: 'PENDING', state: 'waiting', waitlistPlace: 2 })
    await cancel(one, tea)
    expect((await state(three)).state).toBe('going')
    expect(await state(four)).toMatchObject({ state: 'waiting', waitlistPlace: 1 })
    await set(tea, two, 'REJECTED')
    expect((await state(four)).state).toBe('going')
    await t.owner`update event set max_participants = 3 where id = ${tea.id}`
    const [moveUp] = participationListeners
    await t.app.openScope(here.id, true, async scope => moveUp?.handle({ eventId: tea.id } as never, scope))
    expect((await state(five)).state).toBe('going')
    expect(await newsOf(t, (await state(five)).participationId as string)).toEqual([
      'participation.waitlisted',
      'participation.confirmed',
    ])
  })

  test('tells everybody their place, also where others have left it', async () => {
    const tea = await event({ maxParticipants: 1 })
    const [inside, ...waiting] = (await members(6)) as [Member, ...Member[]]
    const place = { communityId: here.id, eventId: tea.id }
    await buildParticipation(t, { ...place, participantId: inside.id })
    for (const [index, { id: participantId }] of waiting.entries())
      await buildParticipation(t, { ...place, participantId, waitlistNumber: [2, 3, 7, 8, 12][index] as number })
    const places = await Promise.all(waiting.map(async who => (await get(who, tea)).body.waitlistPlace))
    expect(places).toEqual([1, 2, 3, 4, 5])
  })

  test('passes over somebody who is disabled, who keeps their position', async () => {
    const tea = await event({ maxParticipants: 1 })
    const [inside, disabled, next, newcomer] = (await members(4)) as [Member, Member, Member, Member]
    for (const person of [inside, disabled, next]) await join(person, tea)
    await t.owner`update participant set is_profile_enabled = false where id = ${disabled.id}`
    await cancel(inside, tea)
    expect((await get(next, tea)).body.state).toBe('going')
    await cancel(next, tea)
    expect((await join(newcomer, tea)).body.state).toBe('going')
    await t.owner`update participant set is_profile_enabled = true where id = ${disabled.id}`
    expect((await get(disabled, tea)).body).toMatchObject({ state: 'waiting', waitlistPlace: 1 })
    await cancel(newcomer, tea)
    expect((await get(disabled, tea)).body.state).toBe('going')
  })

  test('is not overtaken, neither by those behind nor by newcomers, when the first needs two places', async () => {
    const tea = await event({ maxParticipants: 3, maxPlusOnes: 1 })
    const [one, two, three, pair, single, newcomer] = (await members(6)) as Member[] as [
      Member,
      Member,
      Member,
      Member,
      Member,
      Member,
    ]
    for (const person of [one, two, three]) await join(person, tea)
    await join(pair, tea, 1)
    await join(single, tea)
    const state = async (who: Member) => (await get(who, tea)).body.state
    await cancel(one, tea)
    expect([await state(pair), await state(single)]).toEqual(['waiting', 'waiting'])
    expect((await get(newcomer, tea)).body.state).toBe('joinWaitlist')
    expect((await join(newcomer, tea)).body).toMatchObject({ state: 'waiting', waitlistPlace: 3 })
    await cancel(two, tea)
    expect([await state(pair), await state(single)]).toEqual(['going', 'waiting'])
  })

  test('passes over a group that no longer fits into the event', async () => {
    const tea = await event({ maxParticipants: 2, maxPlusOnes: 1 })
    const [one, two, pair, single] = (await members(4)) as [Member, Member, Member, Member]
    for (const person of [one, two]) await join(person, tea)
    await join(pair, tea, 1)
    await join(single, tea)
    await cancel(one, tea)
    await t.owner`update event set max_participants = 1 where id = ${tea.id}`
    await cancel(two, tea)
    expect((await get(single, tea)).body.state).toBe('going')
    expect((await get(pair, tea)).body.state).toBe('waiting')
  })

  test('keeps the position of somebody who is approved there', async () => {
    const tea = await event({ maxParticipants: 1, isApprovalRequired: true })
    const [one, two, three] = (await members(3)) as [Member, Member, Member]
    await join(one, tea)
    await approve(tea, one)
    await join(two, tea)
    await join(three, tea)
    expect((await approve(tea, three)).body).toMatchObject({ state: 'waiting', waitlistPlace: 2 })
    await cancel(one, tea)
    expect((await get(two, tea)).body.state).toBe('approval')
    expect((await get(three, tea)).body.state).toBe('going')
  })

  test('does not move in an event that is over', async () => {
    const tea = await event({ maxParticipants: 1, date: '2020-01-10' })
    const waiting = await member()
    const row = { communityId: here.id, eventId: tea.id, participantId: waiting.id }
    await buildParticipation(t, { ...row, waitlistNumber: 1 })
    await settleNow(t, here.id, tea.id)
    expect((await get(waiting, tea)).body.status).toBe('PENDING')
    const [kept] = await t.owner`select waitlist_number from participation where participant_id = ${waiting.id}`
    expect(kept?.waitlistNumber).toBe('1')
  })
})

describe('an offer', () => {
  async function offered() {
    const tea = await event({ maxParticipants: 1, waitlist: 'OFFER', offerMinutes: 60 })
    const people = (await members(3)) as [Member, Member, Member]
    for (const person of people) await join(person, tea)
    await cancel(people[0], tea)
    return { tea, first: people[1], second: people[2] }
  }
  const accept = (me: Member, { id }: { id: string }) => t.call(api.participation.acceptOffer, { id }, as(me))
  const decline = (me: Member, { id }: { id: string }) => t.call(api.participation.declineOffer, { id }, as(me))

  test('is made to the first for some time, and accepted', async () => {
    const { tea, first, second } = await offered()
    const { body } = await get(first, tea)
    expect(body).toMatchObject({ status: 'PENDING', state: 'offered', waitlistPlace: null })
    expect(Date.parse(body.heldUntil as string) - t.clock.now().getTime()).toBeLessThanOrEqual(hours(1))
    expect((await get(second, tea)).body).toMatchObject({ state: 'waiting', waitlistPlace: 1 })
    expect((await accept(second, tea)).failure).toMatchObject({ name: 'NO_OFFER' })
    expect((await accept(first, tea)).body.state).toBe('going')
    expect((await accept(first, tea)).body.state).toBe('going')
    expect(await newsOf(t, body.participationId as string)).toEqual([
      'participation.waitlisted',
      'participation.offered',
      'participation.confirmed',
    ])
  })

  test('that is declined goes to the next', async () => {
    const { tea, first, second } = await offered()
    expect((await decline(first, tea)).body.status).toBe('CANCELLED')
    expect((await get(second, tea)).body.state).toBe('offered')
  })

  test('that ends is told and goes to the next; the person can get in line again', async () => {
    const { tea, first, second } = await offered()
    t.clock.moveBy(hours(1))
    try {
      await settleNow(t, here.id, tea.id)
      const { body } = await get(first, tea)
      expect(body).toMatchObject({ status: 'PENDING', state: 'joinWaitlist', heldUntil: null, can: { join: true } })
      expect((await newsOf(t, body.participationId as string)).at(-1)).toBe('participation.expired')
      expect((await get(second, tea)).body.state).toBe('offered')
      expect((await accept(first, tea)).failure.name).toBe('NO_OFFER')
      const again = await t.call(api.participation.resume, { id: tea.id }, as(first))
      expect(again.body).toMatchObject({ state: 'waiting', waitlistPlace: 1 })
    } finally {
      t.clock.moveBy(-hours(1))
    }
  })
})

describe('a hold', () => {
  async function held() {
    const tea = await event({ maxParticipants: 1, isOnboardingEnabled: true, holdMinutes: 60 })
    await buildEventQuestion(t, { communityId: here.id, eventId: tea.id, isRequired: true })
    const [me, next] = (await members(2)) as [Member, Member]
    await join(me, tea)
    return { tea, me, next }
  }

  test('that ends frees the place, and whoever comes back gets it if it is still free', async () => {
    const { tea, me } = await held()
    t.clock.moveBy(hours(1))
    try {
      await settleNow(t, here.id, tea.id)
      expect((await get(me, tea)).body).toMatchObject({ status: 'PENDING', state: 'answer', heldUntil: null })
      const { body } = await t.call(api.participation.resume, { id: tea.id }, as(me))
      expect(body.heldUntil).not.toBeNull()
    } finally {
      t.clock.moveBy(-hours(1))
    }
  })

  test('that ended counts no more for the next call, also if nothing has settled it yet', async () => {
    const { tea, me, next } = await held()
    t.clock.moveBy(hours(1))
    try {
      expect((await join(next, tea)).body.state).toBe('answer')
      expect((await get(me, tea)).body.state).toBe('joinWaitlist')
    } finally {
      t.clock.moveBy(-hours(1))
    }
  })

  test('has a job at its end, and the chore finds what no job ended', async () => {
    const { tea } = await held()
    const due = await t.owner`
      select run_at from graphile_worker.jobs j where key like 'settle %' and j.run_at > now() + interval '50 minutes'`
    expect(due.length).toBeGreaterThan(0)
    const queued = async () =>
      (await t.owner`select key from graphile_worker.jobs where key = ${`settle ${tea.id}`}`).length
    const poll = () => runChore(t, participationChores, 'settle events')
    await poll()
    expect(await queued()).toBe(0)
    t.clock.moveBy(hours(1))
    try {
      expect(await poll()).toContain(here.id)
      expect(await queued()).toBe(1)
    } finally {
      t.clock.moveBy(-hours(1))
    }
  })
})

test('the chore visits only communities with a hold or an offer that has ended, or a free place for somebody who waits', async () => {
  const now = t.clock.now().getTime()
  const place = async (event: EventOptions, participation: ParticipationOptions[]) => {
    const { id: communityId } = await buildCommunity(t)
    const { id: eventId } = await buildEvent(t, { communityId, ...event })
    for (const each of participation) await buildParticipation(t, { communityId, eventId, ...each })
    return communityId
  }
  const one = { maxParticipants: 1 }
  const past = { ...one, date: '2020-01-01', startTime: '10:00', endTime: '11:00' }
  const due = [
    await place({}, [{ heldUntil: new Date(now - 1000) }]),
    await place({}, [{ offeredUntil: new Date(now - 1000) }]),
    await place(one, [{ waitlistNumber: 1 }]),
  ]
  const quiet = [
    await place({}, []),
    await place({}, [{ heldUntil: new Date(now + 60_000) }]),
    await place(one, [{}, { waitlistNumber: 1 }]),
    await place(past, [{ waitlistNumber: 1 }]),
  ]
  const visited = await runChore(t, participationChores, 'settle events')
  expect(due.map(id => visited.includes(id))).toEqual([true, true, true])
  expect(quiet.map(id => visited.includes(id))).toEqual([false, false, false, false])
})

describe('the list of who is going', () => {
  const list = (me: Member, { id }: { id: string }, more = {}) =>
    t.call(api.participation.listConfirmed, { id, ...more }, as(me))

  test('has those who are confirmed, in pages, first come first', async () => {
    const tea = await event({ isApprovalRequired: true })
    const people = await members(4)
    for (const person of people) {
      t.clock.moveBy(1000)
      await join(person, tea)
    }
    for (const person of people.slice(0, 3)) await approve(tea, person)
    const reader = await member()
    const first = await list(reader, tea, { size: 2 })
    expect(first.body).toMatchObject({ total: 3 })
    const rest = await list(reader, tea, { size: 2, after: first.body.next })
    const ids = [...first.body.items, ...rest.body.items].map(({ participantId }) => participantId)
    expect(ids).toEqual(people.slice(0, 3).map(({ id }) => id))
    expect(rest.body.next).toBeNull()
  })

  test('leaves out whom the reader reported, never wants to meet or may not see, but not for organisers', async () => {
    const tea = await event()
    const [reported, avoided, shown] = (await members(3)) as [Member, Member, Member]
    const hidden = await buildSignedInParticipant(t, here.id, { isNetworkingEnabled: false })
    for (const { id: participantId } of [reported, avoided, shown, hidden])
      await buildParticipation(t, { communityId: here.id, eventId: tea.id, participantId })
    const reader = await member()
    await buildReport(t, { communityId: here.id, participantId: reader.id, subjectId: reported.id })
    await buildNeverPair(t, { communityId: here.id, participantId: reader.id, subjectId: avoided.id })
    const ids = async (who: Member) => (await list(who, tea)).body.items.map(({ participantId }) => participantId)
    expect(await ids(reader)).toEqual([shown.id])
    expect((await ids(tea.organiser)).sort()).toEqual([reported.id, avoided.id, shown.id, hidden.id].sort())
  })
})
