import type { DoorGuest, RecordedCheckIn } from '#contract/events/check-in.ts'
import { fold } from '#web/lib/words/fold.ts'

/** What this device recorded and has not sent yet. */
export type Recorded = { ticket?: string; participationId?: string; at: string }

/** What the person at the door is told about a scan or a press. */
export type Verdict =
  | { kind: 'checkedIn' | 'already'; guest: DoorGuest; at: string }
  | { kind: 'unknown' | 'otherEvent' | 'notGoing' | 'later' }

/** The ticket in a QR code: an address with a ticket, or the ticket alone. Null for any other code, which is never sent. */
export function ticketIn(text: string): string | null {
  const found = /[?&]ticket=([\w-]+)/.exec(text)?.[1] ?? text.trim()
  return /^[\w-]{1,100}$/.test(found) ? found : null
}

/** The guests with everything that waits to be sent already recorded. */
export function withQueue(guests: DoorGuest[], queue: Recorded[]): DoorGuest[] {
  const waiting = new Map(queue.flatMap(({ participationId, at }) => (participationId ? [[participationId, at]] : [])))
  return guests.map(guest => ({
    ...guest,
    checkedInAt: guest.checkedInAt ?? waiting.get(guest.participationId) ?? null,
  }))
}

/** The guests with what the server has recorded. */
export function withResults(guests: DoorGuest[], results: RecordedCheckIn[]): DoorGuest[] {
  const came = new Map(
    results.flatMap(each => (each.participationId ? [[each.participationId, each.checkedInAt]] : [])),
  )
  return guests.map(guest => ({ ...guest, checkedInAt: came.get(guest.participationId) ?? guest.checkedInAt }))
}

export const verdictOn = (guest: DoorGuest, at: string): Verdict =>
  guest.checkedInAt === null ? { kind: 'checkedIn', guest, at } : { kind: 'already', guest, at: guest.checkedInAt }

/** What the server says about a ticket that this device does not know. */
export function verdictOf(result: RecordedCheckIn | undefined, guests: DoorGuest[]): Verdict {
  const guest = guests.find(({ participationId }) => participationId === result?.participationId)
  if (!result || result.result === 'unknown') return { kind: 'unknown' }
  if (result.result === 'notGoing' && result.participationId === null) return { kind: 'otherEvent' }
  if (result.result === 'notGoing' || !guest) return { kind: 'notGoing' }
  return { kind: result.result, guest, at: result.checkedInAt ?? new Date().toISOString() }
}

/** The queue without what was sent. What was recorded meanwhile stays. */
export const withoutSent = (queue: Recorded[], sent: Recorded[]): Recorded[] =>
  queue.filter(
    each =>
      !sent.some(
        ({ ticket, participationId, at }) =>
          each.at === at && each.ticket === ticket && each.participationId === participationId,
      ),
  )

const nameOf = ({ firstName, lastName }: DoorGuest) => `${firstName} ${lastName}`

/** Guests whose name or company has every typed word at the beginning of a word, in either script; by name. */
export function search(guests: DoorGuest[], typed: string): DoorGuest[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const isFound = (guest: DoorGuest) => {
    const texts = fold(`${nameOf(guest)} ${guest.company}`).split(/[\s-]+/)
    return words.every(word => texts.some(text => text.startsWith(word)))
  }
  return guests.filter(isFound).sort((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

/** SHA-256 in hexadecimal; null where the browser has none, outside of secure contexts. */
export async function hashOf(ticket: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ticket))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
