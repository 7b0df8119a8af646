import { createHash, randomBytes } from 'node:crypto'

export const ticketLifeMs = 60_000

export const hashOfTicket = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

export function newTicket(): { ticket: string; hash: Buffer } {
  const ticket = randomBytes(32).toString('base64url')
  return { ticket, hash: hashOfTicket(ticket) }
}

/** First segment and the rest of `/topic/chat/1` as `chat` and `['1']`; null for anything else. */
export function readTopic(destination: string): { name: string; path: string[] } | null {
  const [, name, rest] = /^\/topic\/([a-z-]{1,50})\/([\w/-]{1,200})$/.exec(destination) ?? []
  return name === undefined || rest === undefined ? null : { name, path: rest.split('/') }
}
