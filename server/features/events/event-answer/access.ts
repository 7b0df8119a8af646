type Participation = { status: 'CONFIRMED' | 'PENDING' | 'REJECTED' | 'CANCELLED' }

/** Who takes part, or asked to, may answer and change answers until the event is over or called off. */
export const canAnswer = (participation: Participation, event: { isOver: boolean; isCancelled: boolean }): boolean =>
  ['CONFIRMED', 'PENDING'].includes(participation.status) && !event.isOver && !event.isCancelled

/** An answer is deleted by the participant who gave it while answers are open, and by organisers at any time. */
export const canRemoveAnswer = (facts: { isOwn: boolean; isOpen: boolean; isOrganiser: boolean }): boolean =>
  facts.isOrganiser || (facts.isOwn && facts.isOpen)
