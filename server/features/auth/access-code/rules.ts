import { randomInt } from 'node:crypto'

/** Letters and digits that are not taken for one another when read out. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Three groups of four: about sixty random bits that can be read out over the phone. */
export const newAccessCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  )

/** As it was given out, however it was typed. */
export const tidyAccessCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
