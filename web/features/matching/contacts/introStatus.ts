import type { IntroState } from '#contract/matching/intro.ts'

export type IntroStatus = 'waiting' | 'yourTurn' | 'connected' | 'declined' | 'declinedByYou' | 'undelivered'

/** Status of an intro from the user's side. */
export function introStatus({ direction, status }: Pick<IntroState, 'direction' | 'status'>): IntroStatus {
  switch (status) {
    case 'SENT':
      return direction === 'sent' ? 'waiting' : 'yourTurn'
    case 'ACCEPTED':
      return 'connected'
    case 'DECLINED':
      return direction === 'sent' ? 'declined' : 'declinedByYou'
    case 'UNDELIVERED':
      return 'undelivered'
  }
}
