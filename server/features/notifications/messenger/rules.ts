import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

export const codeLifeMs = 10 * 60_000
export const triesPerCode = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Bound to the participant, so that equal codes have different hashes. */
export const codeHash = (participantId: string, code: string): string =>
  createHash('sha256').update(`messenger code ${participantId} ${code}`).digest('hex')

export function isCode(hash: string, participantId: string, code: string): boolean {
  const [wanted, given] = [Buffer.from(hash), Buffer.from(codeHash(participantId, code.replace(/\s/g, '')))]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
