import type { MyParticipation } from '#contract/events/event.ts'
import type { Participation } from '#contract/events/participation.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { isMember } from '../event/access.ts'
import type { StoredEvent } from '../event/store.ts'
import { paymentUrl } from '../payment/rules.ts'
import { findPayment } from '../payment/store.ts'
import type { Places } from './participation-places.ts'
import { positionOf, type StoredParticipation, stateOf } from './rules.ts'
import * as store from './store.ts'

/** What is known after a change, whose lock everybody else waits for: it is not read again. */
type Known = Pick<Places, 'event' | 'subject'>

/** The caller's part in an event. */
export async function describeMine(ctx: VisitorContext, event: StoredEvent, known?: Known): Promise<MyParticipation> {
  const { actor } = ctx
  const described = await describe(ctx, event, actor && { participantId: actor.participantId, known })
  return { ...described, can: { ...described.can, join: described.can.join && isMember(actor) } }
}

/** Somebody's part in an event, for its organisers. The address at which they pay is theirs alone. */
export async function describeParticipation(
  ctx: VisitorContext,
  event: StoredEvent,
  participantId: string,
  known?: Known,
): Promise<Participation> {
  const described = await describe(ctx, event, { participantId, known })
  const isOwn = participantId === ctx.actor?.participantId
  return { ...described, paymentUrl: isOwn ? described.paymentUrl : null, eventId: event.id, participantId }
}

type Subject = { participantId: string | null; known: Known | undefined }

async function findSubject(db: Db, eventId: string, subject: Subject | null, now: Date) {
  if (subject?.known) return { participation: subject.known.subject, places: subject.known.event }
  const [participation, places] = await Promise.all([
    subject?.participantId ? store.findParticipation(db, eventId, subject.participantId) : null,
    subject ? store.findPlaces(db, eventId, now) : null,
  ])
  return { participation, places }
}

/** The last one is not looked up, since everybody who joins a full event is the last. */
const waitlistPlace = (db: Db, places: store.EventPlaces | null, { eventId, waitlistNumber }: StoredParticipation) =>
  waitlistNumber === null
    ? null
    : waitlistNumber === places?.lastWaitlistNumber
      ? places.onWaitlist
      : store.findWaitlistPlace(db, eventId, waitlistNumber)

async function describe(
  { db, now }: VisitorContext,
  event: StoredEvent,
  subject: Subject | null,
): Promise<MyParticipation> {
  const isVisitor = subject === null
  const { participation, places } = await findSubject(db, event.id, subject, now)
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
  const isAsked = event.isOnboardingEnabled && participation !== null
  const mayEnter = hasRoom || event.waitlist !== 'NONE'
  return {
    participationId: participation?.id ?? null,
    status: participation?.status ?? 'NOT_PARTICIPATING',
    state,
    plusOnes: participation?.plusOnes ?? 0,
    waitlistPlace: participation && (await waitlistPlace(db, places, participation)),
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
