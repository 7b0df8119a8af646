import './news.ts'
import type { MyParticipation } from '#contract/events/event.ts'
import type { Participation, participationApi } from '#contract/events/participation.ts'
import { rejoins } from '#contract/limits.ts'
import type { Action, ParticipantContext, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { countCall } from '#server/platform/http/store.ts'
import { canManageEvent, isMember } from '../event/access.ts'
import { openEvent, openManagedEvent } from '../event/event-view.ts'
import * as payments from '../payment/store.ts'
import { amountOf, begin, decide, hasRoom, type Places, save } from './participation-places.ts'
import * as steps from './participation-steps.ts'
import { describeMine, describeParticipation } from './participation-view.ts'
import { type Effect, type Move, mayBring, placesOf, type StoredParticipation } from './rules.ts'
import * as store from './store.ts'

type Api = typeof participationApi

export const listConfirmed: Action<Api['listConfirmed']> = async ({ id, ...paging }, ctx) => {
  const event = await openEvent(ctx, id)
  const seesAll = canManageEvent(ctx.actor, event)
  ensure(seesAll || isMember(ctx.actor), 'FORBIDDEN')
  const page = pageOf(paging)
  const found = await store.listConfirmed(ctx.db, event.id, { ...page, readerId: ctx.actor.participantId, seesAll })
  const { items, next } = cutPage(found, page, ({ joinedAt, id }) => ({ at: joinedAt, id }))
  return { items: items.map(({ id: _id, joinedAt: _at, ...person }) => person), next, total: event.confirmed }
}

/** The next event that the caller and another participant are going to; null if there is none. */
export const findNextOfBoth = (
  { db, actor, lang, now }: ParticipantContext,
  otherId: string,
): Promise<store.SharedEvent | null> => store.findNextOfBoth(db, [actor.participantId, otherId], { lang, now })

export const confirm: Action<Api['confirm']> = async ({ id, plusOnes }, ctx) => {
  ensure(ctx.actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  return moveMine(ctx, id, 'join', joinWith(ctx, plusOnes))
}

const joinWith =
  ({ actor }: ParticipantContext, plusOnes: number): Change<StoredParticipation | null> =>
  async (places, effect, known) => {
    if (effect === 'stay') return
    if (known?.status === 'PENDING') return steps.enterAgain(places, known)
    ensure(mayBring({ ...places.event, plusOnes }), 'TOO_MANY_GUESTS')
    const joining = known ? await rejoin(places, known, plusOnes) : begin(places, actor.participantId, plusOnes)
    return steps.enter(places, joining)
  }

/** Joins one of several events, without a letter of its own: the caller tells about all of them. */
export async function joinOneOfSeveral(ctx: ParticipantContext, eventId: string): Promise<StoredParticipation | null> {
  const { places } = await changeMine(ctx, eventId, 'join', joinWith(ctx, 0), { isToldTogether: true })
  return places.subject
}

export const cancel: Action<Api['cancel']> = ({ id }, ctx) =>
  moveMine(ctx, id, 'cancel', async (places, effect, known) => {
    if (effect === 'leave' && known) await steps.leave(places, known, { status: 'CANCELLED' })
  })

export const get: Action<Api['get']> = async ({ participantId, eventId }, ctx) => {
  const event = await openEvent(ctx, eventId)
  const isOwn = participantId === ctx.actor.participantId
  ensure(isOwn || canManageEvent(ctx.actor, event), 'NOT_FOUND')
  ensure(isOwn || (await store.isParticipant(ctx.db, participantId)), 'NOT_FOUND')
  return describeParticipation(ctx, event, participantId)
}

export const approve: Action<Api['approve']> = ({ id, pid }, ctx) =>
  moveTheirs(ctx, { id, pid }, 'approve', (places, _effect, participation) => steps.approve(places, participation))

export const reject: Action<Api['reject']> = ({ id, pid, message }, ctx) =>
  moveTheirs(ctx, { id, pid }, 'reject', async (places, effect, participation) => {
    if (effect === 'reject') await steps.leave(places, participation, { status: 'REJECTED', message })
  })

const moveTo = {
  CONFIRMED: 'setConfirmed',
  PENDING: 'setPending',
  REJECTED: 'setRejected',
  CANCELLED: 'setCancelled',
} as const

export const setStatus: Action<Api['setStatus']> = ({ id, pid, status }, ctx) =>
  moveTheirs(ctx, { id, pid }, moveTo[status], async (places, effect, participation) => {
    if (effect === 'confirm') await steps.letIn(places, participation)
    if (effect === 'suspend') await steps.suspend(places, participation)
    if (effect === 'reject') await steps.leave(places, participation, { status: 'REJECTED' })
    if (effect === 'leave') await steps.leave(places, participation, { status: 'CANCELLED' })
  })

export const acceptOffer: Action<Api['acceptOffer']> = ({ id }, ctx) =>
  moveMine(ctx, id, 'acceptOffer', async (places, effect, known) => {
    if (effect === 'accept' && known) await steps.proceed(places, known)
  })

export const declineOffer: Action<Api['declineOffer']> = ({ id }, ctx) =>
  moveMine(ctx, id, 'declineOffer', async (places, effect, known) => {
    if (effect === 'leave' && known) await steps.leave(places, known, { status: 'CANCELLED' })
  })

export const updatePlusOnes: Action<Api['updatePlusOnes']> = ({ id, plusOnes }, ctx) =>
  moveMine(ctx, id, 'changeGuests', async (places, _effect, known) => {
    if (!known || known.plusOnes === plusOnes) return
    const { event } = places
    ensure(plusOnes < known.plusOnes || mayBring({ ...event, plusOnes }), 'TOO_MANY_GUESTS')
    const more = plusOnes - known.plusOnes
    ensure(placesOf(known) === 0 || more < 0 || hasRoom(places, more), 'EVENT_FULL')
    const payment = await payments.findPayment(ctx.db, known.id)
    ensure(!payment || payment.status === 'UNPAID' || payment.status === 'REFUNDED', 'GUESTS_PAID')
    await save(places, known, { plusOnes })
    if (payment?.status === 'UNPAID') await payments.setAmount(ctx.db, payment.id, amountOf(event, { plusOnes }))
  })

export const resume: Action<Api['resume']> = ({ id }, ctx) =>
  moveMine(ctx, id, 'resume', async (places, effect, known) => {
    if (effect === 'enter' && known) await steps.enterAgain(places, known)
  })

type Change<P> = (places: Places, effect: Effect, participation: P) => Promise<unknown>

/** A move of the caller with their own participation. */
async function moveMine(
  ctx: ParticipantContext,
  key: string,
  move: Move,
  change: Change<StoredParticipation | null>,
): Promise<MyParticipation> {
  const { event, places } = await changeMine(ctx, key, move, change)
  return describeMine(ctx, event, places)
}

async function changeMine(
  ctx: ParticipantContext,
  key: string,
  move: Move,
  change: Change<StoredParticipation | null>,
  { isToldTogether = false } = {},
) {
  const event = await openEvent(ctx, key)
  const { participantId, userId } = ctx.actor
  const changer = { by: userId, participantId, isToldTogether }
  const { places } = await steps.withPlaces(ctx, event.id, changer, async places => {
    const known = places.subject
    await change(places, effectOf(decide(places, move, 'participant', known)), known)
  })
  return { event, places }
}

/** A move of an organiser with somebody's participation. */
async function moveTheirs(
  ctx: UserContext,
  { id: key, pid }: { id: string; pid: string },
  move: Move,
  change: Change<StoredParticipation>,
): Promise<Participation> {
  const event = await openManagedEvent(ctx, key)
  const changer = { by: ctx.actor.userId, participantId: pid }
  const { places } = await steps.withPlaces(ctx, event.id, changer, async places => {
    const participation = places.subject
    ensure(participation, 'NOT_PARTICIPATING')
    await change(places, effectOf(decide(places, move, 'organiser', participation)), participation)
  })
  return describeParticipation(ctx, event, pid, places)
}

function effectOf(decision: ReturnType<typeof decide>): Effect {
  if ('refusal' in decision) throw new Failure(decision.refusal)
  return decision.effect
}

/** The row is kept, and with it answers and payment. What is paid was paid for so many people. */
async function rejoin(places: Places, known: StoredParticipation, plusOnes: number): Promise<StoredParticipation> {
  const { scope, event } = places
  const total = await countCall(scope.db, `joining ${known.id} again`, rejoins.minutes, scope.now)
  if (total > rejoins.count) throw new Failure('TOO_MANY_REQUESTS', { retryAfter: rejoins.minutes * 6 })
  const payment = await payments.findPayment(scope.db, known.id)
  const isOpen = !payment || payment.status === 'UNPAID' || payment.status === 'REFUNDED'
  ensure(isOpen || plusOnes === known.plusOnes, 'GUESTS_PAID')
  const pending = await save(places, known, { status: 'PENDING', plusOnes, joinedAt: scope.now.toISOString() })
  if (payment?.status === 'UNPAID') await payments.setAmount(scope.db, payment.id, amountOf(event, { plusOnes }))
  return pending
}
