import type { FailedLetter } from '#contract/notifications/bounce.ts'

/** Who marked a letter as spam is not written to again, whatever a manager thinks of it. */
export const canSendAgain = ({ bounce }: Pick<FailedLetter, 'bounce'>): boolean => bounce !== 'COMPLAINT'
