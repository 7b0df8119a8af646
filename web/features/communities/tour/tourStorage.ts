import { stored } from '#web/lib/browser/storage.ts'
import type { TourFlags } from './tourRules.ts'

export function readFlags(domain: string): TourFlags {
  const { completed, skipped, step, lastShown, firstLogin } = stored.tour(domain)
  return {
    completed: completed.get() === true,
    skipped: skipped.get() === true,
    step: step.get(),
    lastShown: lastShown.get(),
    firstLogin: firstLogin.get(),
  }
}

/** A flag that is not set has no key. */
export function writeFlags(domain: string, flags: TourFlags): void {
  const { completed, skipped, step, lastShown, firstLogin } = stored.tour(domain)
  if (flags.completed) completed.set(true)
  else completed.clear()
  if (flags.skipped) skipped.set(true)
  else skipped.clear()
  if (flags.step === null) step.clear()
  else step.set(flags.step)
  if (flags.lastShown) lastShown.set(flags.lastShown)
  else lastShown.clear()
  if (flags.firstLogin) firstLogin.set(flags.firstLogin)
  else firstLogin.clear()
}
