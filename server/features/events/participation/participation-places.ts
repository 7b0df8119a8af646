import { randomBytes } from 'node:crypto'
import type { Scope } from '#server/platform/http/context.ts'
import * as payments from '../payment/store.ts'
import {
  after,
  type Decision,
  type Effect,
  type Move,
  type Mover,
  placesOf,
  positionOf,
  type StoredParticipation,
} from './rules.ts'
import * as store from './store.ts'

/*
 * What a change of a participation knows and writes while the places of the event are locked. The steps that are made of it are in
 * `participation-steps.ts`.
 */

/** The places of an event during a change: locked, without holds and offers that are due, and counted along. */
export type Places = {
  scope: Scope
  event: store.EventPlaces
  by: string | null
  /** The participation that the change is about, as last saved. */
  subject: StoredParticipation | null
  /** Whether the subject is only begun: `save` inserts it. */
  isBegun: boolean
  /** Whether the caller writes to the subject about several events at once. */
  isToldTogether: boolean
}

export const isOpen = ({ event, scope }: Places): boolean =>
  event.cancelledAt === null &&
  event.deletedAt === null &&
  (event.endsAt === null || Date.parse(event.endsAt) > scope.now.getTime())

/** What a move does to a participation of this event. */
export function decide(places: Places, move: Move, mover: Mover, participation: StoredParticipation | null): Decision {
  const { event, scope } = places
  return after(move, {
    mover,
    position: positionOf(participation),
    isOver: event.endsAt !== null && Date.parse(event.endsAt) <= scope.now.getTime(),
    isCancelled: event.cancelledAt !== null || event.deletedAt !== null,
    isApprovalRequired: event.isApprovalRequired,
  })
}

export const hasEffect = (decision: Decision, effect: Effect): boolean =>
  'effect' in decision && decision.effect === effect

/** Whether so many places are free. */
export const hasPlaces = ({ event }: Places, count: number): boolean =>
  event.maxParticipants === null || event.placesTaken + count <= event.maxParticipants

/** Whether somebody who comes now gets so many places: nobody overtakes those who wait. */
export const hasRoom = (places: Places, count: number): boolean =>
  places.event.waiting === 0 && hasPlaces(places, count)

/** A participation without a place, which is stored with its first step: most joins are one write. */
export function begin(places: Places, participantId: string, plusOnes: number): StoredParticipation {
  const { scope, event } = places
  const at = scope.now.toISOString()
  const participation: StoredParticipation = {
    id: scope.newId(),
    eventId: event.id,
    participantId,
    status: 'PENDING',
    plusOnes,
    isApproved: false,
    waitlistNumber: null,
    offeredUntil: null,
    heldUntil: null,
    message: '',
    requestedAt: null,
    onboardingStartedAt: null,
    onboardingCompletedAt: null,
    joinedAt: at,
    changedAt: at,
    checkedInAt: null,
  }
  places.subject = participation
  places.isBegun = true
  return participation
}

/** Saves the changes and counts them. */
export async function save(
  places: Places,
  before: StoredParticipation,
  changes: Partial<StoredParticipation>,
): Promise<StoredParticipation> {
  const { scope, event, by, subject } = places
  const isSubject = subject?.id === before.id
  const change = { communityId: scope.community.id, at: scope.now, by }
  const saved =
    isSubject && places.isBegun
      ? await store.insertParticipation(scope.db, { ...before, ...changes }, change)
      : await store.saveParticipation(scope.db, { ...before, ...changes }, change)
  if (isSubject) {
    places.subject = saved
    places.isBegun = false
  }
  event.placesTaken += placesOf(saved) - placesOf(before)
  event.waiting += countWaiting(saved, event) - countWaiting(before, event)
  event.onWaitlist += isWaiting(saved) - isWaiting(before)
  if (saved.waitlistNumber !== null && BigInt(saved.waitlistNumber) > BigInt(event.lastWaitlistNumber))
    event.lastWaitlistNumber = saved.waitlistNumber
  return saved
}

const isWaiting = ({ waitlistNumber }: StoredParticipation): number => (waitlistNumber === null ? 0 : 1)

const countWaiting = (
  { waitlistNumber, plusOnes }: StoredParticipation,
  { maxParticipants }: store.EventPlaces,
): number => (waitlistNumber !== null && (maxParticipants === null || plusOnes < maxParticipants) ? 1 : 0)

export const needsApproval = (event: store.EventPlaces, { isApproved }: StoredParticipation): boolean =>
  event.isApprovalRequired && !isApproved

export const hasOpenQuestions = (event: store.EventPlaces, participation: StoredParticipation): boolean =>
  event.asksQuestions && participation.onboardingCompletedAt === null

export function openPayment({ scope, event }: Places, participation: StoredParticipation) {
  return payments.openPayment(scope.db, {
    communityId: scope.community.id,
    id: scope.newId(),
    eventId: event.id,
    participationId: participation.id,
    reference: randomBytes(15).toString('base64url'),
    amount: amountOf(event, participation),
    currency: event.currency as string,
    at: scope.now,
  })
}

/** In hundredths, since 0.1 + 0.2 is not 0.3. */
export const amountOf = ({ price }: store.EventPlaces, { plusOnes }: { plusOnes: number }): number =>
  Math.round((price as number) * 100 * (1 + plusOnes)) / 100

export const setPayment = (
  { scope, by }: Places,
  id: string,
  status: 'UNPAID' | 'CHECKING' | 'PAID' | 'REFUND_DUE' | 'REFUNDED',
) => payments.savePayment(scope.db, id, { status, at: scope.now, by })
