import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Without letters and digits that look alike: people copy it from a terminal. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 32 symbols of 5 bits, in groups, so that guessing is hopeless. */
export const newSecret = (): string =>
  [...randomBytes(32)]
    .map(byte => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** Case, spaces and hyphens do not count: they get lost when a secret is copied. */
export const hashOf = (secret: string): Buffer =>
  createHash('sha256').update(secret.toLowerCase().replace(/[\s-]/g, '')).digest()

/** Compares in constant time. */
export const isSecret = (given: string, hash: Uint8Array): boolean => timingSafeEqual(hashOf(given), hash)
