import type { ListedParticipant, SeenProfile } from '#contract/participants/profile-shapes.ts'

/** The part of a profile that lists and dialogs show. */
export function toListedParticipant(person: SeenProfile): ListedParticipant {
  const { id, slug, firstName, lastName, company, position, city, lookingFor, tags, avatarUrl } = person
  return { id, slug, firstName, lastName, company, position, city, lookingFor, tags, avatarUrl }
}
