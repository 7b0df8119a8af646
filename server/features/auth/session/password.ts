import { hash, verify } from '@node-rs/argon2'
import { ensure } from '#server/platform/http/failure.ts'
import { passwordCost } from './password-cost.ts'

/** The library's default algorithm is argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost)

let decoy: Promise<string> | undefined

/** Takes the same time when there is no hash, so that timing does not reveal whether an account exists. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(hashed ?? (await decoy), password)
  return matches && hashed !== null
}

let common: Promise<Set<string>> | undefined

/** Refuses common passwords and the email address itself. */
export async function ensureUncommon(password: string, email: string): Promise<void> {
  common ??= loadCommon()
  const plain = password.trim().toLowerCase()
  const name = email.split('@')[0] ?? ''
  const isGuess = (await common).has(plain) || plain === email || plain === name || /^(.)\1*$/.test(plain)
  ensure(!isGuess, 'COMMON_PASSWORD')
}

/** Imported lazily: tens of thousands of words that most processes never need. */
async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}
