import type { MyParticipation } from '#contract/events/event.ts'
import type { Participation } from '#contract/events/participation.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { isMember } from '../event/access.ts'
import type { StoredEvent } from '../event/store.ts'
import { paymentUrl } from '../payment/rules.ts'
import { findPayment } from '../payment/store.ts'
import { positionOf, type StoredParticipation, stateOf } from './rules.ts'
import * as store from './store.ts'

/** The caller's part in an event. */
export async function describeMine(ctx: VisitorContext, event: StoredEvent): Promise<MyParticipation> {
  const { actor } = ctx
  const mine = actor?.participantId ?? null
  const described = await describe(ctx, event, mine, actor === null)
  return { ...described, can: { ...described.can, join: described.can.join && isMember(actor) } }
}

/** Somebody's part in an event, for its organisers. The address at which they pay is theirs alone. */
export async function describeParticipation(
  ctx: VisitorContext,
  event: StoredEvent,
  participantId: string,
): Promise<Participation> {
  const described = await describe(ctx, event, participantId, false)
  const isOwn = participantId === ctx.actor?.participantId
  return { ...described, paymentUrl: isOwn ? described.paymentUrl : null, eventId: event.id, participantId }
}

async function describe(
  { db, now }: VisitorContext,
  event: StoredEvent,
  participantId: string | null,
  isVisitor: boolean,
): Promise<MyParticipation> {
  const [participation, places] = await Promise.all([
    participantId ? store.findParticipation(db, event.id, participantId) : null,
    isVisitor ? null : store.findPlaces(db, event.id),
  ])
  const payment = participation && event.isPaid ? await findPayment(db, participation.id) : null
  const size = 1 + (participation?.plusOnes ?? 0)
  const hasRoom =
    places !== null &&
    places.waiting === 0 &&
    (places.maxParticipants === null || places.placesTaken + size <= places.maxParticipants)
  const state = stateOf({
    isVisitor,
    isOver: event.endsAt !== null && Date.parse(event.endsAt) <= now.getTime(),
    isCancelled: event.cancelledAt !== null,
    isPaid: event.isPaid,
    isApprovalRequired: event.isApprovalRequired,
    hasOpenQuestions: places?.asksQuestions === true && !participation?.onboardingCompletedAt,
    hasRoom,
    waitlist: event.waitlist,
    participation,
    payment: payment?.status ?? null,
  })
  const number = participation?.waitlistNumber
  const isAsked = event.isOnboardingEnabled && participation !== null
  const mayEnter = hasRoom || event.waitlist !== 'NONE'
  return {
    participationId: participation?.id ?? null,
    status: participation?.status ?? 'NOT_PARTICIPATING',
    state,
    plusOnes: participation?.plusOnes ?? 0,
    waitlistPlace: number ? await store.findWaitlistPlace(db, event.id, number) : null,
    heldUntil: participation?.offeredUntil ?? participation?.heldUntil ?? null,
    message: participation?.message ?? '',
    payment: payment?.status ?? null,
    paymentUrl:
      payment && ['pay', 'paymentChecking'].includes(state) ? paymentUrl(event.paymentLink, payment.reference) : null,
    questions: isAsked ? await store.findProgress(db, event.id, participation.participantId) : null,
    checkedInAt: participation?.checkedInAt ?? null,
    can: {
      join: ['join', 'ask', 'joinWaitlist'].includes(state) || (state === 'cancelled' && mayEnter),
      cancel: isTakingPart(participation) && !['ended', 'eventCancelled'].includes(state),
      joinOnline: state === 'going' && event.type === 'ONLINE',
    },
  }
}

const isTakingPart = (participation: StoredParticipation | null): boolean =>
  !['none', 'rejected', 'cancelled'].includes(positionOf(participation))
