import type { Credits } from '#contract/matching/credits.ts'
import type { Standing } from '#contract/matching/standing.ts'

type ConnectState = 'connect' | 'outOfCredits' | 'answer' | 'sent' | 'connected' | 'declined' | 'undelivered' | 'none'

/** State of the Connect button. Until the credits are loaded, it does not say that they ran out. */
export function connectState(
  { intro, can }: Standing,
  credits: Pick<Credits, 'balance' | 'price'> | undefined,
): ConnectState {
  if (can.answer) return 'answer'
  switch (intro?.status) {
    case 'SENT':
      return intro.direction === 'sent' ? 'sent' : 'none'
    case 'ACCEPTED':
      return 'connected'
    case 'DECLINED':
      return 'declined'
    case 'UNDELIVERED':
      return 'undelivered'
  }
  if (!can.connect) return 'none'
  return credits && credits.balance < credits.price ? 'outOfCredits' : 'connect'
}
