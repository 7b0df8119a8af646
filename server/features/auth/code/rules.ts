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

/** `userId` when the letter is about an existing account; otherwise it is about the address only. */
export type CodeLetter = {
  purpose: 'OTP' | 'MAGIC' | 'CONFIRM_EMAIL' | 'RECOVERY' | 'DELETE_ACCOUNT'
  email: string
  lang: Language
  userId?: string
  /** Query parameters of the link. */
  linkQuery?: Record<string, string>
}
