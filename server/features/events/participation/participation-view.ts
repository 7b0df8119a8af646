import type { MyParticipation } from '#contract/events/event.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { isMember } from '../event/access.ts'
import { placesLeft } from '../event/rules.ts'
import type { StoredEvent } from '../event/store.ts'
import { stateOf } from './rules.ts'
import * as store from './store.ts'

/** The caller's part in an event. */
export async function describeMine(ctx: VisitorContext, event: StoredEvent): Promise<MyParticipation> {
  const { db, actor, now } = ctx
  const participation = actor?.participantId ? await store.findParticipation(db, event.id, actor.participantId) : null
  const state = stateOf({
    isVisitor: actor === null,
    isOver: event.endsAt !== null && Date.parse(event.endsAt) <= now.getTime(),
    isCancelled: event.cancelledAt !== null,
    isPaid: event.isPaid,
    isApprovalRequired: event.isApprovalRequired,
    hasOpenQuestions: false,
    hasRoom: placesLeft(event) !== 0,
    waitlist: event.waitlist,
    participation,
    payment: null,
  })
  const number = participation?.waitlistNumber
  return {
    participationId: participation?.id ?? null,
    status: participation?.status ?? 'NOT_PARTICIPATING',
    state,
    plusOnes: participation?.plusOnes ?? 0,
    waitlistPlace: number ? await store.findWaitlistPlace(db, event.id, number) : null,
    heldUntil: participation?.offeredUntil ?? participation?.heldUntil ?? null,
    message: participation?.message ?? '',
    payment: null,
    paymentUrl: null,
    questions: null,
    checkedInAt: participation?.checkedInAt ?? null,
    can: {
      join: isMember(actor) && ['join', 'ask', 'joinWaitlist', 'cancelled'].includes(state),
      cancel:
        participation !== null &&
        ['CONFIRMED', 'PENDING'].includes(participation.status) &&
        !['ended', 'eventCancelled'].includes(state),
      joinOnline: state === 'going' && event.type === 'ONLINE',
    },
  }
}
