import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { eventLimits } from '#contract/events/event-fields.ts'

const minute = 60_000

/** Meetings run over: the link works this long after the end. */
const openAfterEndMinutes = 60

type Times = { startsAt: string | null; endsAt: string | null }

/** When the meeting of an online event can be entered; null while its date is to be confirmed. */
export const opensAt = ({ startsAt }: Times): Date | null =>
  startsAt === null ? null : new Date(Date.parse(startsAt) - eventLimits.joinOnlineMinutes * minute)

export function meetingState(times: Times, now: Date): 'before' | 'open' | 'over' {
  const opens = opensAt(times)
  if (opens === null || times.endsAt === null || now < opens) return 'before'
  return now.getTime() > Date.parse(times.endsAt) + openAfterEndMinutes * minute ? 'over' : 'open'
}

const idBytes = 16
const signatureBytes = 12

const signatureOf = (participationId: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`ticket ${participationId}`).digest().subarray(0, signatureBytes)

/** The ticket of a participation: its id and a signature, short enough for a QR code that scans from a dim screen. */
export const ticketOf = (participationId: string, secret: string): string =>
  Buffer.concat([
    Buffer.from(participationId.replaceAll('-', ''), 'hex'),
    signatureOf(participationId, secret),
  ]).toString('base64url')

export const ticketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** The participation of a ticket that this server issued, else null. */
export function readTicket(ticket: string, secret: string): string | null {
  const bytes = Buffer.from(ticket, 'base64url')
  // One ticket has one spelling, so that a changed last letter is no second ticket.
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== ticket) return null
  const hex = bytes.subarray(0, idBytes).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(idBytes), signatureOf(id, secret)) ? id : null
}

/** The clock of a device may be wrong: an arrival is neither in the future nor before the doors could be open. */
export function arrivalAt(at: string, { startsAt }: Pick<Times, 'startsAt'>, now: Date): Date {
  const earliest = startsAt === null ? now.getTime() : Math.min(now.getTime(), Date.parse(startsAt) - 24 * 60 * minute)
  return new Date(Math.min(now.getTime(), Math.max(Date.parse(at), earliest)))
}
