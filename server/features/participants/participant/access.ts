import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { refuse } from '#server/platform/http/access.ts'
import type { Actor } from '#server/platform/http/context.ts'

type Subject = { userId: string; moderationStatus: string; isEnabled: boolean; isBlocked: boolean }

/** A profile that other participants may see. */
export const isOpen = ({ moderationStatus, isEnabled, isBlocked }: Omit<Subject, 'userId'>): boolean =>
  moderationStatus === 'CONFIRMED' && isEnabled && !isBlocked

/** Rights over another participant; the same for all three calls, which are for members. */
export function rightsOver(actor: Actor | null, subject: Subject): SeenProfile['can'] {
  // Stryker disable next-line OptionalChaining: only the compiler needs it; `refuse` does not return null for a visitor.
  const isAllowed = refuse('member', actor) === null && actor?.userId !== subject.userId && isOpen(subject)
  return { note: isAllowed, meet: isAllowed, reach: isAllowed }
}
