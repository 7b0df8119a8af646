import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (participantId: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${participantId}`).digest('base64url')

/**
 * Signed token for one-click unsubscribe without a sign-in: valid only for that, and without expiry, since letters are
 * kept.
 */
export const unsubscribeToken = (participantId: string, secret: string): string =>
  `${participantId}.${signatureOf(participantId, secret)}`

export const unsubscribePath = (participantId: string, secret: string): string =>
  `/api/unsubscribe?token=${unsubscribeToken(participantId, secret)}`

/** Participant of a token; null unless its signature is valid. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const parts = token.split('.')
  // Stryker disable next-line StringLiteral: only the compiler needs the defaults; none is as long as a signature.
  const [participantId = '', signature = ''] = parts
  const wanted = Buffer.from(signatureOf(participantId, secret))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? participantId : null
}
