import type { RecipientStatus } from '#contract/newsletters/newsletter-fields.ts'
import { Refusal } from '#server/platform/mail/outbox.ts'

/** With exponential backoff about a day. */
export const maxAttempts = 10

const firstRetryMs = 60_000
const longestRetryMs = 4 * 3_600_000

export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs))

export type Outcome = { id: string; status: RecipientStatus; problem: string; dueAt: Date | null }

/** `error` undefined: the mail server has accepted the letter. Without an answer it may have it, so it is not repeated by itself. */
export function outcomeOf(id: string, error: unknown, attempts: number, now: Date): Outcome {
  const end = (status: RecipientStatus): Outcome => ({
    id,
    status,
    dueAt: null,
    problem: error === undefined ? '' : messageOf(error),
  })
  if (error === undefined) return end('SENT')
  if (!(error instanceof Refusal)) return end('UNCERTAIN')
  if (error.isFinal) return error.isBounce ? end('BOUNCED') : end('FAILED')
  if (attempts >= maxAttempts) return end('FAILED')
  return { ...end('WAITING'), dueAt: retryAt(attempts, now) }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** A cap per minute, as a cap of a shorter window where that has at least one letter, so that letters do not come in bursts. */
export function windowOf(perMinute: number, now: Date): { cap: number; start: Date; end: Date } {
  const ms = perMinute >= 60 ? 5_000 : 60_000
  const start = Math.floor(now.getTime() / ms) * ms
  return { cap: Math.floor((perMinute * ms) / 60_000), start: new Date(start), end: new Date(start + ms) }
}
