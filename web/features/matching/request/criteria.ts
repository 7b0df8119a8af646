import type { Preference } from '#contract/matching/preference.ts'

/** What the search goes by. */
export type Criteria = { lookingFor: string; goal: string; tags: string[] } & Preference

export type CriteriaChange = {
  profile: Partial<Pick<Criteria, 'lookingFor' | 'goal' | 'tags'>> | null
  preference: Preference | null
}

/** Only what is different goes to the server: an untouched request is not a new one. */
export function criteriaChange(before: Criteria, after: Criteria): CriteriaChange {
  const profile: NonNullable<CriteriaChange['profile']> = {}
  if (after.lookingFor.trim() !== before.lookingFor.trim()) profile.lookingFor = after.lookingFor
  if (after.goal.trim() !== before.goal.trim()) profile.goal = after.goal
  if (after.tags.join('\n') !== before.tags.join('\n')) profile.tags = after.tags
  const { everyWeeks, pausedUntil } = after
  const isWished = everyWeeks !== before.everyWeeks || pausedUntil !== before.pausedUntil
  return {
    profile: Object.keys(profile).length > 0 ? profile : null,
    preference: isWished ? { everyWeeks, pausedUntil } : null,
  }
}

/** A pause ends on a day that is still to come; one that is over already may stay as it is. */
export const isPauseGood = (pausedUntil: string | null, before: string | null, today: string): boolean =>
  pausedUntil === null || pausedUntil === before || pausedUntil > today
