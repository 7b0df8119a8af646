import { interfaceConstants } from '#contract/limits.ts'

const { steps, resumeMs } = interfaceConstants.tour

/** What the browser keeps of the tour of a community. */
export type TourFlags = {
  completed: boolean
  skipped: boolean
  /** The step that is shown, from 1; null before the tour and after its end. */
  step: number | null
  /** To whom, and when: somebody else on the same device does not resume this tour. */
  lastShown: { userId: string; at: number } | null
  /** The user whose first login here was in this browser. */
  firstLogin: string | null
}

export const noFlags: TourFlags = { completed: false, skipped: false, step: null, lastShown: null, firstLogin: null }

export type TourViewer = { userId: string; isTutorialSeen: boolean; now: number }

const clamped = (step: number): number => Math.min(Math.max(step, 1), steps)

export const nextStep = (step: number): number => clamped(step + 1)
export const stepBefore = (step: number): number => clamped(step - 1)
export const isLastStep = (step: number): boolean => step >= steps

/** The step with which the tour starts by itself, or is resumed after a reload; null if it does neither. */
export function stepToShow(flags: TourFlags, { userId, isTutorialSeen, now }: TourViewer): number | null {
  if (flags.completed || flags.skipped) return null
  if (flags.step !== null) {
    const isResumed = flags.lastShown?.userId === userId && now - flags.lastShown.at < resumeMs
    return isResumed ? clamped(flags.step) : null
  }
  return flags.firstLogin === userId && !isTutorialSeen ? 1 : null
}

export const show = (flags: TourFlags, step: number, { userId, now }: TourViewer): TourFlags => ({
  ...flags,
  step: clamped(step),
  lastShown: { userId, at: now },
})

export const skip = (flags: TourFlags): TourFlags => ({ ...flags, skipped: true })

export const complete = (flags: TourFlags): TourFlags => ({ ...flags, completed: true, step: null })
