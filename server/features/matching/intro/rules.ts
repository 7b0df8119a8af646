import type { IntroStatus } from '#contract/matching/intro.ts'

/** An intro as stored. */
export type StoredIntro = {
  id: string
  fromId: string
  toId: string
  matchingResultId: string | null
  introMessage: string
  status: IntroStatus
  answer: string
  createdAt: string
  answeredAt: string | null
}

/** What Connect does: send the first intro, accept the waiting one, or nothing. */
export function connectMove(readerId: string, intro: StoredIntro | null): 'send' | 'accept' | 'refuse' {
  if (!intro) return 'send'
  return intro.toId === readerId && intro.status === 'SENT' ? 'accept' : 'refuse'
}

/** An intro is answered once, by its receiver. */
export const afterAnswer = (status: IntroStatus, accept: boolean): IntroStatus | null =>
  status === 'SENT' ? (accept ? 'ACCEPTED' : 'DECLINED') : null

/** How long a decline can be undone; the sender is notified afterwards. Longer than the notice with its Undo button. */
export const undoDeclineMs = 15_000

export const canUndoDecline = ({ status, answeredAt }: StoredIntro, now: Date): boolean =>
  status === 'DECLINED' && answeredAt !== null && now.getTime() - Date.parse(answeredAt) < undoDeclineMs

/** When both are asked about the meeting, after the acceptance. */
export const meetingAfterMs = 7 * 24 * 3600 * 1000

export const stateFor = (readerId: string, intro: StoredIntro) => ({
  id: intro.id,
  direction: intro.fromId === readerId ? ('sent' as const) : ('received' as const),
  status: intro.status,
  message: intro.introMessage,
  answer: intro.answer,
  sentAt: intro.createdAt,
  answeredAt: intro.answeredAt,
})
