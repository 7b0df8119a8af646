import { randomBytes } from 'node:crypto'
import type { NewsletterVariable } from '#contract/newsletters/newsletter-fields.ts'
import { escapeHtml } from '#server/platform/http/html.ts'

/*
 * A letter is rendered once for each language, with a marker at each place that differs by reader; what stands between the markers is
 * never rendered again. Markers are random, so that no text of a manager contains one.
 */

export type Slot =
  | { kind: 'variable'; name: NewsletterVariable; fallback: string }
  /** The reader's unsubscribe token. */
  | { kind: 'token' }
  /** The reader's recommendations, as a finished part. */
  | { kind: 'contacts' }

export type Slots = { mark(slot: Slot): string; byMarker: Map<string, Slot>; pattern: RegExp }

export function makeSlots(): Slots {
  const nonce = randomBytes(9).toString('hex')
  const byMarker = new Map<string, Slot>()
  return {
    byMarker,
    pattern: new RegExp(`(q${nonce}n\\d+z)`),
    mark(slot) {
      const marker = `q${nonce}n${byMarker.size}z`
      byMarker.set(marker, slot)
      return marker
    },
  }
}

/** Fixed texts, and the slots between them. */
export type Compiled = { texts: string[]; slots: Slot[] }

export function compile(text: string, { pattern, byMarker }: Pick<Slots, 'pattern' | 'byMarker'>): Compiled {
  const parts = text.split(pattern)
  return {
    texts: parts.filter((_part, nth) => nth % 2 === 0),
    slots: parts.flatMap((part, nth) => (nth % 2 === 1 ? (byMarker.get(part) ?? []) : [])),
  }
}

/** A reader's recommendations, with the ids of those whom they name. */
export type Contacts = { html: string; plain: string; ids: string[] }

export const noContacts: Contacts = { html: '', plain: '', ids: [] }

/** What a letter knows of its reader. */
export type ReaderFacts = {
  values: Record<NewsletterVariable, string>
  token: string
  contacts: Contacts
}

export function fill({ texts, slots }: Compiled, reader: ReaderFacts, as: 'html' | 'plain'): string {
  let filled = texts[0] ?? ''
  for (const [nth, slot] of slots.entries()) filled += textOf(slot, reader, as) + texts[nth + 1]
  return filled
}

function textOf(slot: Slot, reader: ReaderFacts, as: 'html' | 'plain'): string {
  if (slot.kind === 'token') return reader.token
  if (slot.kind === 'contacts') return reader.contacts[as]
  const value = reader.values[slot.name] || slot.fallback
  return as === 'html' ? escapeHtml(value) : value
}
