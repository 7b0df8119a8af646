import type { IntroStatus } from '#contract/matching/intro.ts'

/** What is kept of an intro between two people. */
export type KeptIntro = {
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

/** What Connect does: send the first intro, answer the one that waits, or nothing any more. */
export function connectMove(readerId: string, intro: KeptIntro | null): 'send' | 'accept' | 'refuse' {
  if (!intro) return 'send'
  return intro.toId === readerId && intro.status === 'SENT' ? 'accept' : 'refuse'
}

/** An intro is answered once, by whoever got it. */
export const afterAnswer = (status: IntroStatus, accept: boolean): IntroStatus | null =>
  status === 'SENT' ? (accept ? 'ACCEPTED' : 'DECLINED') : null

/** How long after an intro both are asked how the meeting was. */
export const meetingAfterMs = 7 * 24 * 3600 * 1000

export const stateFor = (readerId: string, intro: KeptIntro) => ({
  id: intro.id,
  direction: intro.fromId === readerId ? ('sent' as const) : ('received' as const),
  status: intro.status,
  message: intro.introMessage,
  answer: intro.answer,
  sentAt: intro.createdAt,
  answeredAt: intro.answeredAt,
})
