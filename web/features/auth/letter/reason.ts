import type { CallFailure } from '#web/lib/calls/client.ts'

/** Why the link of a letter does not sign in. */
export type Reason = 'failed' | 'used' | 'expired' | 'tooMany' | 'blocked'

/** Null when it can be tried again: the message above the button is enough. */
export function reasonOf({ name, isUnavailable }: Pick<CallFailure, 'name' | 'isUnavailable'>): Reason | null {
  if (isUnavailable) return null
  if (name === 'ACCESS_DENIED') return 'blocked'
  return name === 'INVALID_CODE' ? 'used' : null
}
