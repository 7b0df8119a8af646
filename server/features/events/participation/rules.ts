import type {
  ParticipationState,
  ParticipationStatus,
  PaymentStatus,
  WaitlistMode,
} from '#contract/events/event-fields.ts'

/** A participation as stored. */
export type StoredParticipation = {
  id: string
  eventId: string
  participantId: string
  status: ParticipationStatus
  plusOnes: number
  isApproved: boolean
  waitlistNumber: string | null
  offeredUntil: string | null
  heldUntil: string | null
  message: string
  onboardingStartedAt: string | null
  onboardingCompletedAt: string | null
  joinedAt: string
  changedAt: string
  checkedInAt: string | null
}

/** What the state of the button depends on. */
export type StateFacts = {
  isVisitor: boolean
  isOver: boolean
  isCancelled: boolean
  isPaid: boolean
  isApprovalRequired: boolean
  hasOpenQuestions: boolean
  hasRoom: boolean
  waitlist: WaitlistMode
  participation: StoredParticipation | null
  payment: PaymentStatus | null
}

/** The one state that the participation button shows. */
export function stateOf(facts: StateFacts): ParticipationState {
  if (facts.isCancelled) return 'eventCancelled'
  if (facts.isOver) return 'ended'
  if (facts.isVisitor) return facts.isPaid ? 'logInToPay' : 'logIn'
  const { participation } = facts
  switch (participation?.status) {
    case 'CONFIRMED':
      return 'going'
    case 'REJECTED':
      return 'rejected'
    case 'CANCELLED':
      return 'cancelled'
    case 'PENDING':
      return pendingState(participation, facts)
    default:
      return freshState(facts)
  }
}

/** In the order in which the steps are taken: place, questions, approval, payment. */
function pendingState(participation: StoredParticipation, facts: StateFacts): ParticipationState {
  if (participation.offeredUntil !== null) return 'offered'
  if (facts.payment === 'REFUND_DUE') return 'paidWithoutPlace'
  if (participation.waitlistNumber !== null) return 'waiting'
  if (facts.hasOpenQuestions) return 'answer'
  if (facts.isApprovalRequired && !participation.isApproved) return 'approval'
  return facts.payment === 'CHECKING' ? 'paymentChecking' : 'pay'
}

function freshState({ hasRoom, waitlist, isApprovalRequired }: StateFacts): ParticipationState {
  if (!hasRoom) return waitlist === 'NONE' ? 'full' : 'joinWaitlist'
  return isApprovalRequired ? 'ask' : 'join'
}
