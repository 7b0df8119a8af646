import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (participantId: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${participantId}`).digest('base64url')

/** What ends a member's letters with one click, without a sign-in: good for this alone, and for as long as the letter is kept. */
export const unsubscribeToken = (participantId: string, secret: string): string =>
  `${participantId}.${signatureOf(participantId, secret)}`

export const unsubscribePath = (participantId: string, secret: string): string =>
  `/api/unsubscribe?token=${unsubscribeToken(participantId, secret)}`

/** Whose letters the token ends; null for one that nobody has signed. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const [participantId = '', signature = ''] = token.split('.')
  const wanted = Buffer.from(signatureOf(participantId, secret))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? participantId : null
}
