import type { ContactRequestStatus } from '#contract/participants/contact-request-fields.ts'

export type ContactRequestMove = 'passOn' | 'decline' | 'finish'

const moves: Record<ContactRequestStatus, Partial<Record<ContactRequestMove, ContactRequestStatus>>> = {
  OPEN: { passOn: 'PASSED', decline: 'DECLINED', finish: 'DONE' },
  // The person was asked: what came of it can be noted, but the message cannot be taken back.
  PASSED: { finish: 'DONE' },
  DECLINED: {},
  DONE: {},
}

/** Status after a move; null if another moderator has settled it. */
export const after = (status: ContactRequestStatus, move: ContactRequestMove): ContactRequestStatus | null =>
  moves[status][move] ?? null

export const movesFrom = (status: ContactRequestStatus): Record<ContactRequestMove, boolean> => ({
  passOn: after(status, 'passOn') !== null,
  decline: after(status, 'decline') !== null,
  finish: after(status, 'finish') !== null,
})
