import { randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Three groups of four: about 60 random bits, readable over the phone. */
export const newAccessCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  )

/** Normalises a typed code. */
export const normaliseAccessCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
