import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import type { ProfileVisibility } from '#contract/participants/profile-visibility.ts'
import { refuse } from '#server/platform/http/access.ts'
import type { Actor } from '#server/platform/http/context.ts'

type Subject = { userId: string; moderationStatus: string; isEnabled: boolean; isBlocked: boolean }

/** A profile that other participants may see. */
export const isOpen = ({ moderationStatus, isEnabled, isBlocked }: Omit<Subject, 'userId'>): boolean =>
  moderationStatus === 'CONFIRMED' && isEnabled && !isBlocked

/**
 * What a reader sees. `team`: everything that is not a contact, for oneself and moderators. `whole`: what members see.
 * `name`: name and photo. `visitor`: what the page shows without signing in.
 */
export type Sight = 'team' | 'whole' | 'name' | 'visitor'

type Reader = { isOwn: boolean; looksAfter: boolean; isMember: boolean; isConnected: boolean }

/** Null if the profile does not exist for this reader. */
export function sightOf(
  reader: Reader,
  profile: Omit<Subject, 'userId'> & { profileVisibility: ProfileVisibility },
): Sight | null {
  if (reader.isOwn || reader.looksAfter) return 'team'
  if (!isOpen(profile)) return null
  const { profileVisibility } = profile
  if (reader.isMember) return profileVisibility === 'connections' && !reader.isConnected ? 'name' : 'whole'
  return isOpenToVisitors(profileVisibility) ? 'visitor' : null
}

export const isOpenToVisitors = (visibility: ProfileVisibility): boolean =>
  visibility === 'link' || visibility === 'public'

/** Rights over another participant; the same for all three calls, which are for members. */
export function rightsOver(actor: Actor | null, subject: Subject): SeenProfile['can'] {
  // Stryker disable next-line OptionalChaining: only the compiler needs it; `refuse` does not return null for a visitor.
  const isAllowed = refuse('member', actor) === null && actor?.userId !== subject.userId && isOpen(subject)
  return { note: isAllowed, meet: isAllowed, reach: isAllowed }
}
