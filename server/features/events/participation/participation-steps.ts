import './news.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import * as payments from '../payment/store.ts'
import {
  decide,
  hasEffect,
  hasOpenQuestions,
  hasPlaces,
  hasRoom,
  isOpen,
  needsApproval,
  openPayment,
  type Places,
  save,
  setPayment,
} from './participation-places.ts'
import { placesOf, positionOf, type StoredParticipation, stepOf } from './rules.ts'
import * as store from './store.ts'

/*
 * The only place where a participation changes. Everything here runs while the places of the event are locked, so that what was
 * counted stays true until the transaction ends.
 */

const dayMs = 24 * 60 * 60_000
const minuteMs = 60_000

type Changer = {
  /** The user who makes the change. */
  by: string | null
  /** Whose participation the change is about; it is read with the places. */
  participantId?: string
  /** The caller writes to them about several events at once. */
  isToldTogether?: boolean
}

/** What a change leaves behind, while the places are still locked. */
export type Changed<T> = { result: T; places: Places }

/** Runs the work with the places of the event locked, and then lets the waitlist move up. */
export async function withPlaces<T>(
  scope: Scope,
  eventId: string,
  { by, participantId, isToldTogether = false }: Changer,
  work: (places: Places) => Promise<T>,
): Promise<Changed<T>> {
  const { db, now } = scope
  const findSubject = async () => (participantId ? store.findParticipation(db, eventId, participantId) : null)
  // Sent together, executed one after the other: what follows the lock sees what was committed before it was granted.
  const [, event, subject] = await Promise.all([
    store.lockTally(db, eventId),
    store.findPlaces(db, eventId, now),
    findSubject(),
  ])
  ensure(event, 'EVENT_NOT_FOUND')
  const due = event.hasDue ? await store.listDue(db, eventId, now) : []
  const places: Places = { scope, event, by, subject, isBegun: false, isToldTogether }
  for (const participation of due) await expire(places, participation)
  if (due.length > 0) await promote(places)
  const result = await work(places)
  await promote(places)
  return { result, places }
}

/** Expires what is due and lets the waitlist move up. */
export async function settle(scope: Scope, eventId: string): Promise<void> {
  try {
    await withPlaces(scope, eventId, { by: null }, async () => {})
  } catch (error) {
    if (!(error instanceof Failure && error.failure === 'EVENT_NOT_FOUND')) throw error
  }
}

/**
 * Moves a participation on to its next step, after answers or a payment, and tells what happened. Locks the places of the event: a
 * caller that writes to the participation itself takes `lockTally` before it does.
 */
export async function advance(scope: Scope, participationId: string): Promise<void> {
  const known = await store.findById(scope.db, participationId)
  if (!known) return
  await withPlaces(scope, known.eventId, { by: null }, async places => {
    const participation = await store.findById(scope.db, participationId)
    if (participation && isMoving(participation) && isOpen(places)) await proceed(places, participation)
  })
}

/** Not for those who wait for a place, or are offered one. */
const isMoving = (participation: StoredParticipation): boolean =>
  ['held', 'unplaced'].includes(positionOf(participation))

/** Ends a hold or an offer. The participation stays, without a place. */
async function expire(places: Places, participation: StoredParticipation): Promise<void> {
  if (!hasEffect(decide(places, 'expire', 'system', participation), 'lose')) return
  await save(places, participation, { heldUntil: null, offeredUntil: null })
  await places.scope.tell('participation.expired', { participationId: participation.id })
}

/** Somebody else who moves up meanwhile gets a letter of their own. */
const newsOf = ({ isToldTogether, subject }: Places, { id }: StoredParticipation) =>
  isToldTogether && subject?.id === id ? { participationId: id, isToldTogether } : { participationId: id }

/** Takes a place, or goes to the end of the waitlist. */
export async function enter(places: Places, participation: StoredParticipation): Promise<StoredParticipation> {
  const { scope, event } = places
  if (hasRoom(places, 1 + participation.plusOnes)) return proceed(places, participation)
  ensure(event.waitlist !== 'NONE', 'EVENT_FULL')
  const waitlistNumber = String(BigInt(event.lastWaitlistNumber) + 1n)
  // Sent together: everybody else waits for the lock meanwhile.
  const [waiting] = await Promise.all([
    save(places, participation, { waitlistNumber }),
    scope.tell('participation.waitlisted', newsOf(places, participation)),
  ])
  return waiting
}

/** Takes a place again after a hold or an offer ended. One that waits for approval goes on waiting for it. */
export const enterAgain = (places: Places, participation: StoredParticipation): Promise<StoredParticipation> =>
  needsApproval(places.event, participation) ? proceed(places, participation) : enter(places, participation)

type Proceeding = {
  /** The caller has checked that the places are free; those who wait do not matter. */
  mayTakePlace?: boolean
  /** How long a new hold lasts. */
  holdMs?: number
}

/** Moves a pending participation to the step that it is at now, and keeps its place meanwhile. */
export async function proceed(
  places: Places,
  before: StoredParticipation,
  { mayTakePlace = false, holdMs = places.event.holdMinutes * minuteMs }: Proceeding = {},
): Promise<StoredParticipation> {
  const { scope, event } = places
  const payment = event.isPaid ? await payments.findPayment(scope.db, before.id) : null
  const isHeld = placesOf(before) > 0
  const step = stepOf({
    hasOpenQuestions: hasOpenQuestions(event, before),
    needsApproval: needsApproval(event, before),
    isPaid: event.isPaid,
    payment: payment?.status ?? null,
    hasPlace: isHeld || mayTakePlace || hasRoom(places, 1 + before.plusOnes),
  })
  // Only the last step saves in any case; a payment refers to what is stored.
  const participation = step !== 'done' && places.isBegun ? await save(places, before, {}) : before
  switch (step) {
    case 'approval':
      return requestApproval(places, participation)
    case 'place':
      return participation
    case 'questions':
      if (needsApproval(event, participation)) return release(places, participation)
      return isHeld && participation.heldUntil !== null ? participation : hold(places, participation, holdMs)
    case 'payment': {
      const isDue = payment?.status === 'UNPAID' || payment?.status === 'CHECKING'
      if (!isDue) await openPayment(places, participation)
      return isDue && participation.heldUntil !== null ? participation : hold(places, participation, holdMs)
    }
    case 'done':
      if (payment?.status === 'REFUND_DUE') await setPayment(places, payment.id, 'PAID')
      return confirm(places, participation)
  }
}

const release = (places: Places, participation: StoredParticipation) =>
  placesOf(participation) > 0 ? save(places, participation, { heldUntil: null, offeredUntil: null }) : participation

/** Organisers are told once. */
async function requestApproval(places: Places, participation: StoredParticipation): Promise<StoredParticipation> {
  const { scope } = places
  if (participation.requestedAt !== null) return release(places, participation)
  const requestedAt = scope.now.toISOString()
  const waiting = await save(places, participation, { heldUntil: null, offeredUntil: null, requestedAt })
  await scope.tell('participation.requested', newsOf(places, participation))
  return waiting
}

async function confirm(places: Places, participation: StoredParticipation): Promise<StoredParticipation> {
  const changes = {
    status: 'CONFIRMED',
    heldUntil: null,
    offeredUntil: null,
    waitlistNumber: null,
    message: '',
  } as const
  const [confirmed] = await Promise.all([
    save(places, participation, changes),
    places.scope.tell('participation.confirmed', newsOf(places, participation)),
  ])
  return confirmed
}

/** Keeps the place for some time. The stored time counts; the job is only punctual. */
export async function hold(
  places: Places,
  participation: StoredParticipation,
  ms: number,
): Promise<StoredParticipation> {
  const until = new Date(places.scope.now.getTime() + ms)
  const held = await save(places, participation, {
    status: 'PENDING',
    heldUntil: until.toISOString(),
    offeredUntil: null,
    waitlistNumber: null,
  })
  await settleAt(places, participation.id, until)
  return held
}

const settleAt = ({ scope, event }: Places, participationId: string, runAt: Date) =>
  scope.queue('participation.settle', { eventId: event.id }, { key: `settle ${participationId}`, runAt })

/** Approves it, once. On the waitlist it keeps its position; else it takes its places now, if they are free. */
export async function approve(places: Places, participation: StoredParticipation): Promise<StoredParticipation> {
  ensure(needsApproval(places.event, participation), 'NOT_PENDING')
  const position = positionOf(participation)
  const approved = await save(places, participation, { isApproved: true })
  if (position === 'waiting' || position === 'offered') return approved
  ensure(placesOf(approved) > 0 || hasPlaces(places, 1 + approved.plusOnes), 'EVENT_FULL')
  const moved = await proceed(places, approved, { mayTakePlace: true, holdMs: dayMs })
  if (moved.status === 'PENDING') await places.scope.tell('participation.approved', { participationId: moved.id })
  return moved
}

/** An organiser lets somebody in, past the waitlist if need be: every step must be done, and the places free. */
export async function letIn(places: Places, participation: StoredParticipation): Promise<StoredParticipation> {
  const { scope, event } = places
  ensure(placesOf(participation) > 0 || hasPlaces(places, 1 + participation.plusOnes), 'EVENT_FULL')
  ensure(!hasOpenQuestions(event, participation), 'STEPS_OPEN')
  const payment = event.isPaid ? await payments.findPayment(scope.db, participation.id) : null
  ensure(!event.isPaid || payment?.status === 'PAID' || payment?.status === 'REFUND_DUE', 'STEPS_OPEN')
  const pending = await save(places, participation, { status: 'PENDING', isApproved: true, waitlistNumber: null })
  return proceed(places, pending, { mayTakePlace: true })
}

/** Back to waiting for approval, without a place. */
export const suspend = (places: Places, participation: StoredParticipation): Promise<StoredParticipation> =>
  save(places, participation, {
    status: 'PENDING',
    isApproved: false,
    message: '',
    requestedAt: places.scope.now.toISOString(),
  })

/** Cancelled or rejected: the places are free, and a payment is to be refunded. */
export async function leave(
  places: Places,
  participation: StoredParticipation,
  { status, message = '' }: { status: 'CANCELLED' | 'REJECTED'; message?: string },
): Promise<StoredParticipation> {
  const { scope } = places
  const participationId = participation.id
  const left = await save(places, participation, {
    status,
    message,
    isApproved: false,
    requestedAt: null,
    waitlistNumber: null,
    offeredUntil: null,
    heldUntil: null,
  })
  const payment = await payments.findPayment(scope.db, participationId)
  if (payment?.status === 'PAID') await setPayment(places, payment.id, 'REFUND_DUE')
  if (status === 'REJECTED') await scope.tell('participation.rejected', { participationId })
  else {
    const wasConfirmed = participation.status === 'CONFIRMED'
    await scope.tell('participation.cancelled', { participationId, wasConfirmed })
  }
  return left
}

/**
 * Gives free places to the waitlist, strictly in its order: if the first needs more than are free, everybody waits. Those who wait for
 * approval take none, and leave the waitlist to ask for it.
 */
export async function promote(places: Places): Promise<void> {
  const { scope, event } = places
  while (event.waiting > 0 && hasPlaces(places, 1)) {
    const first = await store.findFirstWaiting(scope.db, event.id, event.maxParticipants)
    if (!first || !hasPlaces(places, 1 + first.plusOnes)) return
    if (!hasEffect(decide(places, 'promote', 'system', first), 'promote')) return
    await giveNextPlace(places, first)
  }
}

async function giveNextPlace(places: Places, first: StoredParticipation): Promise<void> {
  const { scope, event } = places
  const participationId = first.id
  const offerMs = event.offerMinutes * minuteMs
  if (event.waitlist === 'OFFER' && !needsApproval(event, first)) {
    const until = new Date(scope.now.getTime() + offerMs)
    await save(places, first, { waitlistNumber: null, offeredUntil: until.toISOString() })
    await settleAt(places, participationId, until)
    await scope.tell('participation.offered', { participationId })
    return
  }
  const freed = await save(places, first, { waitlistNumber: null })
  const moved = await proceed(places, freed, { mayTakePlace: true, holdMs: offerMs })
  if (positionOf(moved) === 'held') await scope.tell('participation.offered', { participationId })
}

/**
 * A payment has arrived. With a place the participation goes on to be confirmed; without one the payment is to be refunded,
 * since a payment does not exceed the capacity.
 */
export async function receivePayment(
  places: Places,
  participation: StoredParticipation,
  payment: { id: string },
): Promise<StoredParticipation> {
  const { scope } = places
  await setPayment(places, payment.id, 'PAID')
  const decision = decide(places, 'pay', 'system', participation)
  if (hasEffect(decision, 'stay')) return participation
  if (hasEffect(decision, 'finish')) {
    const moved = await proceed(places, participation)
    const isStuck = positionOf(moved) === 'unplaced' && !needsApproval(places.event, moved)
    if (!isStuck) return moved
  }
  await setPayment(places, payment.id, 'REFUND_DUE')
  await scope.tell('participation.paidWithoutPlace', { participationId: participation.id })
  return participation
}
