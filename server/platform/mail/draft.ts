import type { Language } from '#contract/languages.ts'

/** An invitation, its update or its cancellation, in iCalendar format (RFC 5546). */
export type CalendarPart = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }

/** One of several in a letter: an invitation is about one event only (RFC 5546), so each is a file of its own. */
export type CalendarFile = CalendarPart & { name: string }

export type LetterDraft = {
  /** Declared in the `letters` of a slice's manifest. */
  kind: string
  recipient: string
  /** Other participants named in the letter. Deleting the account of one removes the letter. */
  about: string[]
  lang: Language
  subject: string
  html: string
  plain: string
  headers?: Record<string, string>
  /** Mail programs show it beside the texts, and put it into the calendar. */
  calendar?: CalendarPart
  /** Instead of `calendar`, in a letter about several events. */
  calendarFiles?: CalendarFile[]
  /**
   * Once-only key (idempotency): recipient, kind and period of a letter that must never be sent twice. Without it,
   * delivery is at-least-once.
   */
  onceKey?: string
  /** The letter contains a login link or code: its texts are erased once a mail server has accepted it. */
  isSecret?: boolean
}
