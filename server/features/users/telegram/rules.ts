import { createHmac, timingSafeEqual } from 'node:crypto'

const lifeMs = 60 * 60_000

const signatureOf = (chatId: string, until: number, secret: string): string =>
  createHmac('sha256', secret).update(`telegram chat ${chatId} until ${until}`).digest('base64url')

/** Signed token in a link that the bot sends to a chat: proves access to that chat. */
export function signChat(chatId: string, secret: string, now: Date): string {
  const until = now.getTime() + lifeMs
  return `${until}.${signatureOf(chatId, until, secret)}`
}

export function isSigned(chatId: string, nonce: string, secret: string, now: Date): boolean {
  const parts = nonce.split('.')
  // Stryker disable next-line StringLiteral: only the compiler needs the defaults; none is as long as a signature.
  const [until = '', signature = ''] = parts
  const wanted = Buffer.from(signatureOf(chatId, Number(until), secret))
  const given = Buffer.from(signature)
  return Number(until) > now.getTime() && given.length === wanted.length && timingSafeEqual(given, wanted)
}
