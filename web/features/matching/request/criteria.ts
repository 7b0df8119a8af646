import type { Preference } from '#contract/matching/preference.ts'
import { isDay } from '#web/lib/words/calendar.ts'

/** What recommendations depend on. */
export type Criteria = { lookingFor: string; canHelp: string; goal: string; tags: string[] } & Preference

type CriteriaChange = {
  profile: Partial<Pick<Criteria, 'lookingFor' | 'canHelp' | 'goal' | 'tags'>> | null
  preference: Preference | null
}

/** Only changes are sent: an unchanged request must not become a new one. */
export function criteriaChange(before: Criteria, after: Criteria): CriteriaChange {
  const profile: NonNullable<CriteriaChange['profile']> = {}
  if (after.lookingFor.trim() !== before.lookingFor.trim()) profile.lookingFor = after.lookingFor
  if (after.canHelp.trim() !== before.canHelp.trim()) profile.canHelp = after.canHelp
  if (after.goal.trim() !== before.goal.trim()) profile.goal = after.goal
  if (after.tags.join('\n') !== before.tags.join('\n')) profile.tags = after.tags
  const { everyWeeks, pausedUntil } = after
  const isWished = everyWeeks !== before.everyWeeks || pausedUntil !== before.pausedUntil
  return {
    profile: Object.keys(profile).length > 0 ? profile : null,
    preference: isWished ? { everyWeeks, pausedUntil } : null,
  }
}

/** A pause must end in the future; an unchanged old one may stay. */
export const isPauseValid = (pausedUntil: string | null, before: string | null, today: string): boolean =>
  pausedUntil === null || pausedUntil === before || (isDay(pausedUntil) && pausedUntil > today)

/** When the pause ends, during which nobody is searched for; null without one. */
export const pauseEndOf = ({ pausedUntil }: Criteria, today: string): string | null =>
  pausedUntil !== null && isDay(pausedUntil) && pausedUntil > today ? pausedUntil : null
