import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Language } from '#contract/languages.ts'

export type Purpose =
  | 'MAGIC'
  | 'OTP'
  | 'CONFIRM_EMAIL'
  | 'RECOVERY'
  | 'DELETE_ACCOUNT'
  | 'EXCHANGE'
  | 'GOOGLE'
  | 'OAUTH2'
  | 'LINK_PROVIDER'
  | 'EMAIL_OLD'
  | 'EMAIL_NEW'

const minute = 60_000

/** Lifetime and format of each kind of code. */
export const purposes: Record<Purpose, { lifeMs: number; isTyped: boolean }> = {
  MAGIC: { lifeMs: 15 * minute, isTyped: false },
  OTP: { lifeMs: 10 * minute, isTyped: true },
  CONFIRM_EMAIL: { lifeMs: 48 * 60 * minute, isTyped: false },
  RECOVERY: { lifeMs: 60 * minute, isTyped: false },
  DELETE_ACCOUNT: { lifeMs: 10 * minute, isTyped: true },
  EXCHANGE: { lifeMs: minute, isTyped: false },
  GOOGLE: { lifeMs: 10 * minute, isTyped: false },
  OAUTH2: { lifeMs: 10 * minute, isTyped: false },
  LINK_PROVIDER: { lifeMs: 24 * 60 * minute, isTyped: false },
  EMAIL_OLD: { lifeMs: 48 * 60 * minute, isTyped: false },
  EMAIL_NEW: { lifeMs: 48 * 60 * minute, isTyped: false },
}

export const triesPerCode = 5

/** Six digits to type, or 256 random bits in a link. */
export const newSecret = (purpose: Purpose): string =>
  purposes[purpose].isTyped ? String(randomInt(1_000_000)).padStart(6, '0') : randomBytes(32).toString('base64url')

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Contains the id of the code, so that it is found without its secret. */
export const linkToken = (id: string, secret: string): string => `${id}.${secret}`

export function readLinkToken(token: string): { id: string; secret: string } | null {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token)
  return parts ? { id: parts[1] as string, secret: parts[2] as string } : null
}

/**
 * Token of "this was not me" in the letter of a code. Derived from the stored hash, so that it exists for typed codes too and
 * cannot be used as the code.
 */
export const disownToken = (id: string, codeHash: Uint8Array): string =>
  linkToken(id, createHash('sha256').update('not me').update(codeHash).digest('base64url'))

export type CodeState = 'VALID' | 'USED' | 'EXPIRED' | 'TOO_MANY_TRIES'

/** Whether a code can still be used. A code that was replaced by a newer one counts as used. */
export function stateOfCode(
  { usedAt, expiresAt, attemptsLeft }: { usedAt: string | null; expiresAt: string; attemptsLeft: number },
  now: Date,
): CodeState {
  if (usedAt) return 'USED'
  if (Date.parse(expiresAt) <= now.getTime()) return 'EXPIRED'
  return attemptsLeft > 0 ? 'VALID' : 'TOO_MANY_TRIES'
}

/** `anna@example.com` as `a***@example.com`: enough for its owner to recognise. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')

/** Purposes of codes that go out in letters. */
export const letterPurposes = [
  'OTP',
  'MAGIC',
  'CONFIRM_EMAIL',
  'RECOVERY',
  'DELETE_ACCOUNT',
  'LINK_PROVIDER',
  'EMAIL_OLD',
  'EMAIL_NEW',
] as const satisfies Purpose[]
export const isLetterPurpose = (purpose: Purpose): purpose is LetterPurpose =>
  (letterPurposes as readonly Purpose[]).includes(purpose)
export type LetterPurpose = (typeof letterPurposes)[number]

/** `userId` when the letter is about an existing account; otherwise it is about the address only. */
export type CodeLetter = {
  purpose: LetterPurpose
  email: string
  lang: Language
  userId?: string
  /** Query parameters of the link. */
  linkQuery?: Record<string, string>
  /** Kept with the code. */
  details?: Record<string, string>
  /** Words of the letter that differ from letter to letter. */
  said?: Record<string, string>
}
