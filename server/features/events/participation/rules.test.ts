import { describe, expect, test } from 'vitest'
import { type ParticipationState, waitlistModes } from '#contract/events/event-fields.ts'
import {
  after as afterMove,
  type Decision,
  type Move,
  type MoveFacts,
  type Mover,
  mayBring,
  moves,
  type Position,
  placesOf,
  positionOf,
  positions,
  type StateFacts,
  type StepFacts,
  type StoredParticipation,
  stateOf,
  stepOf,
} from './rules.ts'

const stored: StoredParticipation = {
  id: 'participation',
  eventId: 'event',
  participantId: 'vera',
  status: 'PENDING',
  plusOnes: 2,
  isApproved: false,
  waitlistNumber: null,
  offeredUntil: null,
  heldUntil: null,
  message: '',
  requestedAt: null,
  onboardingStartedAt: null,
  onboardingCompletedAt: null,
  joinedAt: '2026-11-16T10:00:00Z',
  changedAt: '2026-11-16T10:00:00Z',
  checkedInAt: null,
}
const until = '2026-11-16T11:00:00Z'

const at: Record<Position, StoredParticipation | null> = {
  none: null,
  waiting: { ...stored, waitlistNumber: '7' },
  offered: { ...stored, offeredUntil: until },
  held: { ...stored, heldUntil: until },
  unplaced: stored,
  confirmed: { ...stored, status: 'CONFIRMED' },
  rejected: { ...stored, status: 'REJECTED' },
  cancelled: { ...stored, status: 'CANCELLED' },
}

/* What each move does by position, written by hand: the whole state machine of an event with approval that is still to come. */
const expected: Record<Move, [Mover, Record<Position, string>]> = {
  join: [
    'participant',
    {
      none: 'enter',
      waiting: 'stay',
      offered: 'stay',
      held: 'stay',
      unplaced: 'enter',
      confirmed: 'stay',
      rejected: 'PARTICIPATION_REJECTED',
      cancelled: 'enter',
    },
  ],
  cancel: [
    'participant',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'leave',
      offered: 'leave',
      held: 'leave',
      unplaced: 'leave',
      confirmed: 'leave',
      rejected: 'PARTICIPATION_REJECTED',
      cancelled: 'stay',
    },
  ],
  acceptOffer: [
    'participant',
    {
      none: 'NO_OFFER',
      waiting: 'NO_OFFER',
      offered: 'accept',
      held: 'stay',
      unplaced: 'NO_OFFER',
      confirmed: 'stay',
      rejected: 'NO_OFFER',
      cancelled: 'NO_OFFER',
    },
  ],
  declineOffer: [
    'participant',
    {
      none: 'NO_OFFER',
      waiting: 'NO_OFFER',
      offered: 'leave',
      held: 'NO_OFFER',
      unplaced: 'NO_OFFER',
      confirmed: 'NO_OFFER',
      rejected: 'NO_OFFER',
      cancelled: 'stay',
    },
  ],
  resume: [
    'participant',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'stay',
      offered: 'stay',
      held: 'stay',
      unplaced: 'enter',
      confirmed: 'stay',
      rejected: 'PARTICIPATION_REJECTED',
      cancelled: 'NOT_PARTICIPATING',
    },
  ],
  changeGuests: [
    'participant',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'changeGuests',
      offered: 'changeGuests',
      held: 'changeGuests',
      unplaced: 'changeGuests',
      confirmed: 'changeGuests',
      rejected: 'PARTICIPATION_REJECTED',
      cancelled: 'NOT_PARTICIPATING',
    },
  ],
  approve: [
    'organiser',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'approve',
      offered: 'approve',
      held: 'approve',
      unplaced: 'approve',
      confirmed: 'NOT_PENDING',
      rejected: 'NOT_PENDING',
      cancelled: 'NOT_PENDING',
    },
  ],
  reject: [
    'organiser',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'reject',
      offered: 'reject',
      held: 'reject',
      unplaced: 'reject',
      confirmed: 'NOT_PENDING',
      rejected: 'stay',
      cancelled: 'NOT_PENDING',
    },
  ],
  setConfirmed: [
    'organiser',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'confirm',
      offered: 'confirm',
      held: 'confirm',
      unplaced: 'confirm',
      confirmed: 'stay',
      rejected: 'confirm',
      cancelled: 'confirm',
    },
  ],
  setPending: [
    'organiser',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'stay',
      offered: 'stay',
      held: 'stay',
      unplaced: 'stay',
      confirmed: 'suspend',
      rejected: 'suspend',
      cancelled: 'suspend',
    },
  ],
  setRejected: [
    'organiser',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'reject',
      offered: 'reject',
      held: 'reject',
      unplaced: 'reject',
      confirmed: 'reject',
      rejected: 'stay',
      cancelled: 'reject',
    },
  ],
  setCancelled: [
    'organiser',
    {
      none: 'NOT_PARTICIPATING',
      waiting: 'leave',
      offered: 'leave',
      held: 'leave',
      unplaced: 'leave',
      confirmed: 'leave',
      rejected: 'leave',
      cancelled: 'stay',
    },
  ],
  expire: [
    'system',
    {
      none: 'stay',
      waiting: 'stay',
      offered: 'lose',
      held: 'lose',
      unplaced: 'stay',
      confirmed: 'stay',
      rejected: 'stay',
      cancelled: 'stay',
    },
  ],
  promote: [
    'system',
    {
      none: 'stay',
      waiting: 'promote',
      offered: 'stay',
      held: 'stay',
      unplaced: 'stay',
      confirmed: 'stay',
      rejected: 'stay',
      cancelled: 'stay',
    },
  ],
  pay: [
    'system',
    {
      none: 'stay',
      waiting: 'refund',
      offered: 'finish',
      held: 'finish',
      unplaced: 'finish',
      confirmed: 'stay',
      rejected: 'refund',
      cancelled: 'refund',
    },
  ],
}

/** What the system does once the event is over or cancelled, where it differs. */
const closed: Partial<Record<Move, Partial<Record<Position, string>>>> = {
  promote: { waiting: 'stay' },
  pay: { offered: 'refund', held: 'refund', unplaced: 'refund' },
}

const said = (decision: Decision) => ('effect' in decision ? decision.effect : `refused: ${decision.refusal}`)
/** Refusals are in capitals in the table. */
const written = (outcome: string) => (/^[A-Z_]+$/.test(outcome) ? `refused: ${outcome}` : outcome)
const cases = moves.flatMap(move => positions.map(position => ({ move, position })))
const facts = (mover: Mover, position: Position, more: Partial<MoveFacts> = {}): MoveFacts => ({
  mover,
  position,
  isOver: false,
  isCancelled: false,
  isApprovalRequired: true,
  ...more,
})

describe('a move', () => {
  test.each(cases)('$move of $position', ({ move, position }) => {
    const [mover, effects] = expected[move]
    const outcome = effects[position]
    const by = (each: Mover, more: Partial<MoveFacts> = {}) => said(afterMove(move, facts(each, position, more)))
    for (const each of ['participant', 'organiser', 'other', 'system'] as const)
      expect([each, by(each)]).toEqual([each, written(each === mover ? outcome : 'FORBIDDEN')])
    const inClosed = closed[move]?.[position] ?? outcome
    const late = (refusal: string) => written(mover === 'system' ? inClosed : refusal)
    expect(by(mover, { isOver: true })).toBe(late('EVENT_ENDED'))
    expect(by(mover, { isCancelled: true })).toBe(late('EVENT_IS_CANCELLED'))
    expect(by(mover, { isCancelled: true, isOver: true })).toBe(late('EVENT_IS_CANCELLED'))
    const withoutApproval = outcome === 'suspend' ? 'STATUS_NOT_ALLOWED' : outcome
    expect(by(mover, { isApprovalRequired: false })).toBe(written(withoutApproval))
  })
})

test.each(positions)('a participation that is %s is recognised, and takes its places or none', position => {
  const participation = at[position]
  expect(positionOf(participation)).toBe(position)
  if (participation) expect(placesOf(participation)).toBe(['confirmed', 'offered', 'held'].includes(position) ? 3 : 0)
})

describe('the steps', () => {
  const base: StepFacts = {
    hasOpenQuestions: false,
    needsApproval: false,
    isPaid: false,
    payment: null,
    hasPlace: true,
  }
  test.each<[string, Partial<StepFacts>]>([
    ['done', {}],
    ['place', { hasPlace: false }],
    ['place', { hasPlace: false, hasOpenQuestions: true }],
    ['questions', { hasOpenQuestions: true }],
    ['questions', { hasOpenQuestions: true, isPaid: true, payment: 'PAID' }],
    ['questions', { hasOpenQuestions: true, needsApproval: true, hasPlace: false }],
    ['approval', { needsApproval: true, hasPlace: false }],
    ['approval', { needsApproval: true, isPaid: true, payment: 'PAID' }],
    ['payment', { isPaid: true }],
    ['payment', { isPaid: true, payment: 'UNPAID' }],
    ['payment', { isPaid: true, payment: 'CHECKING' }],
    ['payment', { isPaid: true, payment: 'REFUNDED' }],
    ['done', { isPaid: true, payment: 'PAID' }],
    ['done', { isPaid: true, payment: 'REFUND_DUE' }],
    ['done', { payment: 'UNPAID' }],
  ])('%s for %j', (step, more) => {
    expect(stepOf({ ...base, ...more })).toBe(step)
  })
})

test.each([
  [0, 0, null, true],
  [1, 0, null, false],
  [2, 2, null, true],
  [3, 2, null, false],
  [1, 5, 2, true],
  [2, 5, 2, false],
  [0, 5, 1, true],
])('%i guests, of %i allowed, in an event of %s places: %s', (plusOnes, maxPlusOnes, maxParticipants, may) => {
  expect(mayBring({ plusOnes, maxPlusOnes, maxParticipants })).toBe(may)
})

describe('the state of the button', () => {
  const base: StateFacts = {
    isVisitor: false,
    isOver: false,
    isCancelled: false,
    isPaid: false,
    isApprovalRequired: false,
    hasOpenQuestions: false,
    hasRoom: true,
    waitlist: 'AUTOMATIC',
    participation: null,
    payment: null,
  }
  const approved = { ...stored, isApproved: true }
  const paid = { isPaid: true, participation: at.held }
  test.each<[ParticipationState, string, Partial<StateFacts>]>([
    ['eventCancelled', 'the event is cancelled, whatever else', { isCancelled: true, isOver: true, isVisitor: true }],
    ['ended', 'it is over', { isOver: true, isVisitor: true, participation: at.confirmed }],
    ['logIn', 'a visitor', { isVisitor: true }],
    ['logInToPay', 'a visitor of a paid event', { isVisitor: true, isPaid: true }],
    ['join', 'nothing yet', {}],
    ['ask', 'approval is required', { isApprovalRequired: true }],
    ['full', 'there is no room and no waitlist', { hasRoom: false, waitlist: 'NONE' }],
    ['joinWaitlist', 'there is no room', { hasRoom: false, isApprovalRequired: true }],
    ['joinWaitlist', 'there is no room, with offers', { hasRoom: false, waitlist: 'OFFER' }],
    ['going', 'confirmed', { participation: at.confirmed, hasRoom: false }],
    ['rejected', 'rejected', { participation: at.rejected }],
    ['cancelled', 'cancelled', { participation: at.cancelled }],
    ['offered', 'offered', { participation: at.offered, hasRoom: false, payment: 'REFUND_DUE' }],
    ['waiting', 'waiting', { participation: at.waiting, hasRoom: false, hasOpenQuestions: true }],
    ['paidWithoutPlace', 'waiting, and paid', { participation: at.waiting, isPaid: true, payment: 'REFUND_DUE' }],
    ['paidWithoutPlace', 'paid without a place', { participation: stored, isPaid: true, payment: 'REFUND_DUE' }],
    ['answer', 'questions are open', { participation: at.held, hasRoom: false, hasOpenQuestions: true }],
    ['answer', 'a hold ended, with room', { participation: stored, hasOpenQuestions: true }],
    ['joinWaitlist', 'a hold ended, without room', { participation: stored, hasOpenQuestions: true, hasRoom: false }],
    ['full', 'a hold ended, without room and waitlist', { participation: stored, hasRoom: false, waitlist: 'NONE' }],
    ['join', 'an offer ended, with room', { participation: stored }],
    ['approval', 'waits for approval', { participation: stored, isApprovalRequired: true, hasRoom: false }],
    [
      'answer',
      'questions before approval',
      { participation: stored, isApprovalRequired: true, hasOpenQuestions: true },
    ],
    ['approval', 'checked before approval', { participation: stored, isApprovalRequired: true, payment: 'CHECKING' }],
    ['pay', 'approved', { participation: approved, isApprovalRequired: true, isPaid: true, payment: 'UNPAID' }],
    ['pay', 'to pay', { ...paid, payment: 'UNPAID', hasRoom: false }],
    ['paymentChecking', 'being checked', { ...paid, payment: 'CHECKING' }],
    [
      'paymentChecking',
      'being checked, without room',
      { participation: stored, isPaid: true, payment: 'CHECKING', hasRoom: false },
    ],
    ['answer', 'being checked, with open questions', { ...paid, payment: 'CHECKING', hasOpenQuestions: true }],
  ])('is %s: %s', (state, _why, more) => {
    expect(stateOf({ ...base, ...more })).toBe(state)
  })

  test('without room depends on the waitlist alone', () => {
    for (const waitlist of waitlistModes)
      expect(stateOf({ ...base, hasRoom: false, waitlist })).toBe(waitlist === 'NONE' ? 'full' : 'joinWaitlist')
  })
})
