import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, withoutLock } from '#server/testing/race.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { signatureOf } from '../payment/rules.ts'
import { buildPayment } from '../payment/testing.ts'
import { buildParticipation, countPlaces, hearNews, newsOf, type ParticipationOptions, settleNow } from './testing.ts'

/*
 * Thirty-two calls at the same moment for three places. Writes to participations are blocked until every connection of the server has
 * read what its decision depends on, or waits for the lock.
 */

let t: TestApp
let here: { id: string; host: string }
type Member = Awaited<ReturnType<typeof buildSignedInParticipant>>
let crowd: Member[]
let organisers: Member[]
const [many, places] = [32, 3]
/** How many transactions the server of a test has open at most. */
const transactions = 4

beforeAll(async () => {
  t = await hearNews(startTestApp)
  here = await buildCommunity(t)
  const build = (count: number) =>
    Promise.all(Array.from({ length: count }, () => buildSignedInParticipant(t, here.id)))
  ;[crowd, organisers] = [await build(many), await build(8)]
})
afterAll(() => t.stop())
// Each round in a minute of its own: the limit of writes is another test's.
beforeEach(() => t.clock.moveBy(60_000))

type Answer = { status: number; failure: { name: string } }
type Call = () => Promise<Answer>

const as = ({ token }: Member) => ({ token, host: here.host })
/** Calls of one user wait for each other at the row of their rate limit, so that one organiser cannot race. */
const organiser = (index: number) => as(organisers[index % organisers.length] as Member)

async function atOnce(calls: Call[]): Promise<Answer[]> {
  const held = await holdWrites(t.owner, 'participation')
  const begun = calls.map(call => call())
  await held.until(waiting => waiting >= transactions)
  await held.release()
  return Promise.all(begun)
}

const event = async (options: EventOptions = {}) => {
  const responsibles = organisers.map(({ userId }) => userId)
  const { id } = await buildEvent(t, { communityId: here.id, maxParticipants: places, responsibles, ...options })
  return id
}

const fill = async (eventId: string, people: Member[], options: (index: number) => ParticipationOptions) => {
  const ids: string[] = []
  for (const [index, { id: participantId }] of people.entries())
    ids.push((await buildParticipation(t, { communityId: here.id, eventId, participantId, ...options(index) })).id)
  return ids
}

const join = (id: string) => (me: Member) => () => t.call(api.participation.confirm, { id }, as(me))

/** Sets an event up and returns what is called at once. */
type Race = () => Promise<{ eventId: string; calls: Call[] }>

const races: Record<string, Race> = {
  join: async () => {
    const eventId = await event()
    return { eventId, calls: crowd.map(join(eventId)) }
  },
  'join again': async () => {
    const eventId = await event()
    await fill(eventId, crowd, () => ({ status: 'CANCELLED' }))
    return { eventId, calls: crowd.map(join(eventId)) }
  },
  'are approved': async () => {
    const eventId = await event({ isApprovalRequired: true })
    await fill(eventId, crowd, () => ({ status: 'PENDING' }))
    const approve =
      ({ id: pid }: Member, index: number) =>
      () =>
        t.call(api.participation.approve, { id: eventId, pid }, organiser(index))
    return { eventId, calls: crowd.map(approve) }
  },
  'are confirmed by status': async () => {
    const eventId = await event()
    await fill(eventId, crowd, () => ({ status: 'REJECTED' }))
    const confirm =
      ({ id: pid }: Member, index: number) =>
      () =>
        t.call(api.participation.setStatus, { id: eventId, pid, status: 'CONFIRMED' }, organiser(index))
    return { eventId, calls: crowd.map(confirm) }
  },
  'go on after a hold': async () => {
    const eventId = await event()
    await fill(eventId, crowd, () => ({ status: 'PENDING' }))
    const resume = (me: Member) => () => t.call(api.participation.resume, { id: eventId }, as(me))
    return { eventId, calls: crowd.map(resume) }
  },
  'join when offers end, while these are accepted': async () => {
    const eventId = await event({ waitlist: 'OFFER' })
    const offeredUntil = new Date(t.clock.now().getTime() - 1)
    await fill(eventId, crowd.slice(0, places), () => ({ offeredUntil }))
    const accept = (me: Member) => () => t.call(api.participation.acceptOffer, { id: eventId }, as(me))
    const calls = [...crowd.slice(places).map(join(eventId)), ...crowd.slice(0, places).map(accept)]
    return { eventId, calls }
  },
  pay: async () => {
    const eventId = await event({ price: 18 })
    const ids = await fill(eventId, crowd, () => ({ status: 'PENDING' }))
    for (const participationId of ids)
      await buildPayment(t, { communityId: here.id, eventId, participationId, reference: participationId })
    const { body } = await t.call(api.payment.getWebhook, { id: eventId }, organiser(0))
    const seconds = Math.floor(t.clock.now().getTime() / 1000)
    const occurredAt = t.clock.now().toISOString()
    const pay = (reference: string) => () => {
      const notice = JSON.stringify({
        id: reference,
        reference,
        status: 'paid',
        amount: 18,
        currency: 'EUR',
        occurredAt,
      })
      const headers = { 'samovar-signature': `t=${seconds},v1=${signatureOf(body.secret, seconds, notice)}` }
      return t.call(api.payment.receiveNotice, { id: eventId, notice }, { host: here.host, headers })
    }
    return { eventId, calls: ids.map(pay) }
  },
  'bring a guest': async () => {
    const eventId = await event({ maxParticipants: many + places, maxPlusOnes: 1 })
    await fill(eventId, crowd, () => ({}))
    const bring = (me: Member) => () => t.call(api.participation.updatePlusOnes, { id: eventId, plusOnes: 1 }, as(me))
    return { eventId, calls: crowd.map(bring) }
  },
}

async function run(name: string) {
  const { eventId, calls } = await (races[name] as Race)()
  const answers = await atOnce(calls)
  const [{ maxParticipants } = { maxParticipants: 0 }] = await t.owner<{ maxParticipants: number }[]>`
    select max_participants from event where id = ${eventId}`
  return { eventId, answers, maxParticipants, ...(await countPlaces(t, eventId)) }
}

describe.each(Object.keys(races))('of those who %s at the same moment', name => {
  test('as many get a place as there are', async () => {
    const { answers, tally, counted, maxParticipants } = await run(name)
    expect(counted.placesTaken).toBe(maxParticipants)
    expect(tally).toEqual(counted)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('more get a place without the lock', async () => {
    const { counted, maxParticipants } = await withoutLock('event places', () => run(name))
    expect(counted.placesTaken).toBeGreaterThan(maxParticipants)
  })
})

test('those who find no place are on the waitlist in one order, without gaps', async () => {
  const { eventId, answers } = await run('join')
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await t.owner<{ number: number }[]>`
    select waitlist_number::integer as number from participation
    where event_id = ${eventId} and waitlist_number is not null order by waitlist_number`
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: many - places }, (_, index) => index + 1))
})

test('who pays without getting a place is to be refunded', async () => {
  const { eventId } = await run('pay')
  const rows = await t.owner`
    select p.status, y.status as payment, count(*)::integer as count from participation p
    join payment y on y.participation_id = p.id where p.event_id = ${eventId} group by 1, 2 order by 1`
  expect(rows).toEqual([
    { status: 'CONFIRMED', payment: 'PAID', count: places },
    { status: 'PENDING', payment: 'REFUND_DUE', count: many - places },
  ])
})

describe('when many leave at the same moment', () => {
  let others: Member[]
  beforeAll(async () => {
    others = await Promise.all(Array.from({ length: many + 2 }, () => buildSignedInParticipant(t, here.id)))
  })

  /** The crowd is in, the others wait; all of the crowd leave. */
  async function leave() {
    const [inside, waiting] = [crowd, others]
    const eventId = await event({ maxParticipants: many })
    await fill(eventId, inside, () => ({}))
    await fill(eventId, waiting, index => ({ waitlistNumber: index + 1 }))
    await atOnce(inside.map(me => () => t.call(api.participation.cancel, { id: eventId }, as(me))))
    const rows = await t.owner<{ participantId: string }[]>`
      select participant_id from participation where event_id = ${eventId} and status = 'CONFIRMED'`
    const confirmed = new Set(rows.map(({ participantId }) => participantId))
    return { moved: waiting.map(({ id }) => confirmed.has(id)), ...(await countPlaces(t, eventId)) }
  }

  test('as many of the waitlist move up, its first', async () => {
    const { moved, tally, counted } = await leave()
    expect(moved).toEqual(moved.map((_, index) => index < many))
    expect(counted.placesTaken).toBe(many)
    expect(tally).toEqual(counted)
  })
})

describe('when places are added and many jobs let the waitlist move up', () => {
  async function moveUp() {
    const eventId = await event()
    const ids = await fill(eventId, crowd, index => ({ waitlistNumber: index + 1 }))
    const settle = async () => {
      await settleNow(t, here.id, eventId)
      return { status: 200, failure: { name: '' } }
    }
    await atOnce(Array.from({ length: many }, () => settle))
    const told = await Promise.all(ids.slice(0, places + 1).map(id => newsOf(t, id)))
    return { told, ...(await countPlaces(t, eventId)) }
  }

  test('the first get the places, and are told once', async () => {
    const { told, tally, counted } = await moveUp()
    expect(told).toEqual([...Array.from({ length: places }, () => ['participation.confirmed']), []])
    expect(counted).toMatchObject({ placesTaken: places, waiting: many - places })
    expect(tally).toEqual(counted)
  })

  test('they are told several times without the lock', async () => {
    const { told } = await withoutLock('event places', moveUp)
    expect(told[0]?.length).toBeGreaterThan(1)
  })
})

test('two tabs that join at the same moment make one participation', async () => {
  const me = crowd[0] as Member
  const eventId = await event()
  const answers = await Promise.all([1, 2, 3, 4].map(() => join(eventId)(me)()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await countPlaces(t, eventId)).counted).toMatchObject({ placesTaken: 1, confirmed: 1 })
})
