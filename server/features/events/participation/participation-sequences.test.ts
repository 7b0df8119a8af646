import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { participationStatuses, waitlistModes } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent } from '../event/testing.ts'
import { buildEventQuestion } from '../event-question/testing.ts'
import { advance } from './participation-steps.ts'
import { countPlaces, settleNow } from './testing.ts'

/* Random moves of a few people in a small event. After each of them what must always hold is read from the tables. */

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Member = Awaited<ReturnType<typeof buildSignedInParticipant>>
const crowd = 5

const seldom = fc.constantFrom(true, false, false)
const kind = fc.record({
  maxParticipants: fc.integer({ min: 1, max: 4 }),
  // Offers need longest to come about.
  waitlist: fc.constantFrom(...waitlistModes, 'OFFER' as const),
  isApprovalRequired: seldom,
  isOnboardingEnabled: seldom,
  isPaid: seldom,
})
type Kind = typeof kind extends fc.Arbitrary<infer K> ? K : never

const move = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('join' as const), plusOnes: fc.integer({ min: 0, max: 2 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom(...(['cancel', 'resume', 'answer', 'report', 'approve', 'reject'] as const)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('accept' as const, 'decline' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('guests' as const), plusOnes: fc.integer({ min: 0, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('status' as const), status: fc.constantFrom(...participationStatuses) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('payment' as const),
      status: fc.constantFrom(...(['PAID', 'PAID', 'UNPAID', 'REFUNDED'] as const)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(10, 40) }) },
)
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never
const sequence = fc.array(fc.tuple(fc.integer({ min: 0, max: crowd - 1 }), move), { minLength: 20, maxLength: 40 })

type Stage = { id: string; organiser: Member; people: Member[] }

async function setUp({ isPaid, ...options }: Kind): Promise<Stage> {
  const member = () => buildSignedInParticipant(t, here.id)
  const [organiser, ...people] = await Promise.all(Array.from({ length: crowd + 1 }, member))
  const { id } = await buildEvent(t, {
    communityId: here.id,
    responsibles: [(organiser as Member).userId],
    maxPlusOnes: 2,
    holdMinutes: 30,
    offerMinutes: 30,
    ...options,
    ...(isPaid ? { price: 18 } : {}),
  })
  if (options.isOnboardingEnabled) await buildEventQuestion(t, { communityId: here.id, eventId: id, isRequired: true })
  return { id, organiser: organiser as Member, people }
}

/** Those for whom the move may have an effect, since most of random moves would have none; everybody if there is nobody. */
async function listAble({ id, people }: Stage, { does }: Move): Promise<Member[]> {
  const rows = await t.owner<{ participantId: string; isOffered: boolean; isPending: boolean; hasPayment: boolean }[]>`
    select p.participant_id, p.offered_until is not null as is_offered, p.status = 'PENDING' as is_pending,
      exists (select from payment y where y.participation_id = p.id) as has_payment
    from participation p where p.event_id = ${id}`
  const able = rows.filter(({ isOffered, isPending, hasPayment }) => {
    if (does === 'accept' || does === 'decline') return isOffered
    if (does === 'payment' || does === 'report') return hasPayment
    return (does !== 'answer' && does !== 'approve') || isPending
  })
  const found = people.filter(person => able.some(({ participantId }) => participantId === person.id))
  return found.length > 0 && does !== 'join' ? found : people
}

/** Returns the status of the reply; 200 for what is no call. */
async function make({ id, organiser }: Stage, me: Member, move: Move): Promise<number> {
  const mine = { token: me.token, host: here.host }
  const theirs = { token: organiser.token, host: here.host }
  const of = { id, pid: me.id }
  const { participation, payment } = api
  switch (move.does) {
    case 'join':
      return (await t.call(participation.confirm, { id, plusOnes: move.plusOnes }, mine)).status
    case 'cancel':
      return (await t.call(participation.cancel, { id }, mine)).status
    case 'accept':
      return (await t.call(participation.acceptOffer, { id }, mine)).status
    case 'decline':
      return (await t.call(participation.declineOffer, { id }, mine)).status
    case 'resume':
      return (await t.call(participation.resume, { id }, mine)).status
    case 'guests':
      return (await t.call(participation.updatePlusOnes, { id, plusOnes: move.plusOnes }, mine)).status
    case 'approve':
      return (await t.call(participation.approve, of, theirs)).status
    case 'reject':
      return (await t.call(participation.reject, of, theirs)).status
    case 'status':
      return (await t.call(participation.setStatus, { ...of, status: move.status }, theirs)).status
    case 'report':
      return (await t.call(payment.reportPaid, { id }, mine)).status
    case 'payment':
      return (await t.call(payment.setStatus, { ...of, status: move.status }, theirs)).status
    case 'answer': {
      const [row] = await t.owner<{ id: string }[]>`
        update participation set onboarding_completed_at = ${t.clock.now()} where event_id = ${id} and participant_id = ${me.id}
        returning id`
      if (row) await t.app.openScope(here.id, true, scope => advance(scope, row.id))
      return 200
    }
    case 'wait':
      t.clock.moveBy(move.minutes * 60_000)
      await settleNow(t, here.id, id)
      return 200
  }
}

const listWaiting = async (eventId: string) =>
  t.owner<{ participantId: string; plusOnes: number }[]>`
    select participant_id, plus_ones from participation
    where event_id = ${eventId} and waitlist_number is not null order by waitlist_number`

async function listConfirmed(eventId: string) {
  return t.owner<{ isApproved: boolean; isAnswered: boolean; payment: string | null }[]>`
    select p.is_approved, p.onboarding_completed_at is not null as is_answered, y.status as payment
    from participation p left join payment y on y.participation_id = p.id
    where p.event_id = ${eventId} and p.status = 'CONFIRMED'`
}

/** Nobody who stays on the waitlist was overtaken, and newcomers are behind them. */
function checkOrder(before: string[], now: string[], mover: string): void {
  const stayed = before.filter(id => now.includes(id))
  expect(now.slice(0, stayed.length)).toEqual(stayed)
  const movedUp = before.filter(id => !now.includes(id) && id !== mover)
  const first = before.filter(id => id !== mover).slice(0, movedUp.length)
  expect(movedUp).toEqual(first)
}

test('whatever happens, places are not exceeded, the waitlist keeps its order, and who is confirmed has done every step', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.noBias(kind), fc.noBias(sequence), async (options, moves) => {
      const stage = await setUp(options)
      let before: string[] = []
      for (const [index, each] of moves) {
        // Within the limit of writes.
        t.clock.moveBy(2000)
        const able = await listAble(stage, each)
        const me = able[index % able.length] as Member
        const status = await make(stage, me, each)
        expect(status).toBeLessThan(500)
        if (status === 200) seen.add(each.does)
        const { tally, counted } = await countPlaces(t, stage.id)
        expect(tally).toEqual(counted)
        expect(counted.placesTaken).toBeLessThanOrEqual(options.maxParticipants)
        const waiting = await listWaiting(stage.id)
        const now = waiting.map(({ participantId }) => participantId)
        checkOrder(before, now, me.id)
        const [first] = waiting
        if (first) expect(counted.placesTaken + 1 + first.plusOnes).toBeGreaterThan(options.maxParticipants)
        for (const { isApproved, isAnswered, payment } of await listConfirmed(stage.id))
          expect({ isApproved: isApproved || !options.isApprovalRequired, isAnswered, payment }).toEqual({
            isApproved: true,
            isAnswered: options.isOnboardingEnabled ? true : isAnswered,
            payment: options.isPaid ? 'PAID' : null,
          })
        before = now
      }
    }),
    { numRuns: 30, seed: 20_261_116, endOnFailure: true },
  )
  // Every kind of move had its effect at some time.
  expect([...seen].sort()).toEqual(
    'accept answer approve cancel decline guests join payment reject report resume status wait'.split(' '),
  )
}, 120_000)
