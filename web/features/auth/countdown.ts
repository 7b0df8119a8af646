import { interfaceConstants } from '#contract/limits.ts'

/** Remaining wait before another letter can be requested. */
export function secondsLeft(sentAt: number | null, now: number): number {
  if (sentAt === null) return 0
  const waited = Math.max(0, now - sentAt)
  return Math.max(0, Math.ceil((interfaceConstants.resendMs - waited) / 1000))
}

/** "1:05" with minutes, "00:42" without. */
export function countdownLabel(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes || '00'}:${String(seconds % 60).padStart(2, '0')}`
}
