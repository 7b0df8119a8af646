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
  requestedAt: string | null
  onboardingStartedAt: string | null
  onboardingCompletedAt: string | null
  joinedAt: string
  changedAt: string
  checkedInAt: string | null
}

/**
 * Where a participation is, for the moves. Of those that are PENDING: `waiting` on the waitlist, `offered` a place, `held` a place
 * while answering or paying, `unplaced` without a place: it waits for approval, or its hold or offer ended.
 */
export const positions = [
  'none',
  'waiting',
  'offered',
  'held',
  'unplaced',
  'confirmed',
  'rejected',
  'cancelled',
] as const
export type Position = (typeof positions)[number]

type Placed = Pick<StoredParticipation, 'status' | 'waitlistNumber' | 'offeredUntil' | 'heldUntil' | 'plusOnes'>

export function positionOf(participation: Placed | null): Position {
  if (participation === null) return 'none'
  if (participation.status !== 'PENDING') return participation.status.toLowerCase() as Position
  if (participation.waitlistNumber !== null) return 'waiting'
  if (participation.offeredUntil !== null) return 'offered'
  return participation.heldUntil === null ? 'unplaced' : 'held'
}

/** How many places it takes now. */
export const placesOf = (participation: Placed): number =>
  ['confirmed', 'offered', 'held'].includes(positionOf(participation)) ? 1 + participation.plusOnes : 0

const participantMoves = ['join', 'cancel', 'acceptOffer', 'declineOffer', 'resume', 'changeGuests'] as const
const organiserMoves = ['approve', 'reject', 'setConfirmed', 'setPending', 'setRejected', 'setCancelled'] as const
const systemMoves = ['expire', 'promote', 'pay'] as const

export const moves = [...participantMoves, ...organiserMoves, ...systemMoves] as const
export type Move = (typeof moves)[number]

/** `participant`: whose participation it is. `other`: another member. */
export type Mover = 'participant' | 'organiser' | 'other' | 'system'

/**
 * What a move does. `enter`: take a place, or go to the waitlist. `stay`: it has its effect already. `suspend`: back to waiting for
 * approval. `finish`: paid, so that it is confirmed if it has a place or gets one. `refund`: paid without a place.
 */
export type Effect =
  | 'enter'
  | 'accept'
  | 'stay'
  | 'leave'
  | 'changeGuests'
  | 'approve'
  | 'reject'
  | 'confirm'
  | 'suspend'
  | 'lose'
  | 'promote'
  | 'finish'
  | 'refund'

export type Refusal =
  | 'FORBIDDEN'
  | 'EVENT_ENDED'
  | 'EVENT_IS_CANCELLED'
  | 'NOT_PARTICIPATING'
  | 'PARTICIPATION_REJECTED'
  | 'NO_OFFER'
  | 'NOT_PENDING'
  | 'STATUS_NOT_ALLOWED'

export type Decision = { effect: Effect } | { refusal: Refusal }

type Row = Record<Position, Effect | Refusal>

const absent = { none: 'NOT_PARTICIPATING' } as const
const pending = (effect: Effect | Refusal) => ({ waiting: effect, offered: effect, held: effect, unplaced: effect })
const settled = (effect: Effect | Refusal) => ({ confirmed: effect, rejected: effect, cancelled: effect })
const rejected = { rejected: 'PARTICIPATION_REJECTED' } as const

/** What each move does at each position, in an event that is still to come. */
const table: Record<Move, Row> = {
  join: { ...pending('stay'), unplaced: 'enter', confirmed: 'stay', none: 'enter', cancelled: 'enter', ...rejected },
  cancel: { ...absent, ...pending('leave'), confirmed: 'leave', cancelled: 'stay', ...rejected },
  acceptOffer: {
    none: 'NO_OFFER',
    ...pending('NO_OFFER'),
    ...settled('NO_OFFER'),
    offered: 'accept',
    held: 'stay',
    confirmed: 'stay',
  },
  declineOffer: {
    none: 'NO_OFFER',
    ...pending('NO_OFFER'),
    ...settled('NO_OFFER'),
    offered: 'leave',
    cancelled: 'stay',
  },
  resume: {
    ...absent,
    ...pending('stay'),
    unplaced: 'enter',
    confirmed: 'stay',
    cancelled: 'NOT_PARTICIPATING',
    ...rejected,
  },
  changeGuests: {
    ...absent,
    ...pending('changeGuests'),
    confirmed: 'changeGuests',
    cancelled: 'NOT_PARTICIPATING',
    ...rejected,
  },
  approve: { ...absent, ...settled('NOT_PENDING'), ...pending('approve') },
  reject: { ...absent, ...settled('NOT_PENDING'), ...pending('reject'), rejected: 'stay' },
  setConfirmed: { ...absent, ...pending('confirm'), ...settled('confirm'), confirmed: 'stay' },
  setPending: { ...absent, ...pending('stay'), ...settled('suspend') },
  setRejected: { ...absent, ...pending('reject'), ...settled('reject'), rejected: 'stay' },
  setCancelled: { ...absent, ...pending('leave'), ...settled('leave'), cancelled: 'stay' },
  expire: { none: 'stay', ...pending('stay'), ...settled('stay'), offered: 'lose', held: 'lose' },
  promote: { none: 'stay', ...pending('stay'), ...settled('stay'), waiting: 'promote' },
  pay: { none: 'stay', ...pending('finish'), ...settled('refund'), waiting: 'refund', confirmed: 'stay' },
}

const moversOf = (move: Move): Mover =>
  (participantMoves as readonly Move[]).includes(move)
    ? 'participant'
    : (organiserMoves as readonly Move[]).includes(move)
      ? 'organiser'
      : 'system'

export type MoveFacts = {
  mover: Mover
  position: Position
  isOver: boolean
  isCancelled: boolean
  isApprovalRequired: boolean
}

/** Failures are written in capitals, effects are not. */
const isRefusal = (outcome: Effect | Refusal): outcome is Refusal => outcome === outcome.toUpperCase()

/**
 * What a move does, or why it is refused. Holds and offers end whatever happens to the event; once it is over or cancelled nobody moves
 * up, and who pays is refunded.
 */
export function after(move: Move, { mover, position, isOver, isCancelled, isApprovalRequired }: MoveFacts): Decision {
  if (mover !== moversOf(move)) return { refusal: 'FORBIDDEN' }
  if (mover !== 'system' && isCancelled) return { refusal: 'EVENT_IS_CANCELLED' }
  if (mover !== 'system' && isOver) return { refusal: 'EVENT_ENDED' }
  const outcome = table[move][position]
  if (outcome === 'suspend' && !isApprovalRequired) return { refusal: 'STATUS_NOT_ALLOWED' }
  if (isCancelled || isOver) {
    if (outcome === 'promote') return { effect: 'stay' }
    if (outcome === 'finish') return { effect: 'refund' }
  }
  return isRefusal(outcome) ? { refusal: outcome } : { effect: outcome }
}

export type StepFacts = {
  hasOpenQuestions: boolean
  /** The event asks for approval, and there is none yet. */
  needsApproval: boolean
  isPaid: boolean
  payment: PaymentStatus | null
  /** It has a place, or may take one. */
  hasPlace: boolean
}

/**
 * The step that a pending participation is at. A participation that waits for approval needs no place: it takes one when it is approved.
 * A refund that is due is money that the organisers have: with a place it counts as paid.
 */
export function stepOf(facts: StepFacts): 'questions' | 'approval' | 'place' | 'payment' | 'done' {
  if (facts.needsApproval) return facts.hasOpenQuestions ? 'questions' : 'approval'
  if (!facts.hasPlace) return 'place'
  if (facts.hasOpenQuestions) return 'questions'
  const isDone = !facts.isPaid || facts.payment === 'PAID' || facts.payment === 'REFUND_DUE'
  return isDone ? 'done' : 'payment'
}

type Guests = { plusOnes: number; maxPlusOnes: number; maxParticipants: number | null }

/** A group that is larger than the event would block the waitlist for good. */
export const mayBring = ({ plusOnes, maxPlusOnes, maxParticipants }: Guests): boolean =>
  plusOnes <= maxPlusOnes && (maxParticipants === null || plusOnes < maxParticipants)

/** What the state of the button depends on. */
export type StateFacts = {
  isVisitor: boolean
  isOver: boolean
  isCancelled: boolean
  isPaid: boolean
  isApprovalRequired: boolean
  hasOpenQuestions: boolean
  /** Whether somebody who comes now, with their guests, gets a place. */
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
  const position = positionOf(participation)
  if (position === 'offered') return 'offered'
  if (facts.payment === 'REFUND_DUE') return 'paidWithoutPlace'
  if (position === 'waiting') return 'waiting'
  const needsApproval = facts.isApprovalRequired && !participation.isApproved
  if (facts.payment === 'CHECKING' && !needsApproval && !facts.hasOpenQuestions) return 'paymentChecking'
  switch (stepOf({ ...facts, needsApproval, hasPlace: position === 'held' || facts.hasRoom })) {
    case 'questions':
      return 'answer'
    case 'approval':
      return 'approval'
    case 'payment':
      return 'pay'
    case 'place':
      return facts.waitlist === 'NONE' ? 'full' : 'joinWaitlist'
    case 'done':
      return 'join'
  }
}

function freshState({ hasRoom, waitlist, isApprovalRequired }: StateFacts): ParticipationState {
  if (!hasRoom) return waitlist === 'NONE' ? 'full' : 'joinWaitlist'
  return isApprovalRequired ? 'ask' : 'join'
}
