import type { ContactType } from '#contract/communities/community.ts'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'

export type Privacy = Pick<OwnProfile, 'privacy' | 'hiddenContacts'>

/** Normalises a choice: only existing contacts can be hidden, and hiding none means showing all. */
export function privacyInput({ privacy, hiddenContacts }: Privacy, given: ContactType[]): Privacy {
  if (privacy !== 'CUSTOM') return { privacy, hiddenContacts: [] }
  const hidden = given.filter(type => hiddenContacts.includes(type))
  return hidden.length > 0 ? { privacy, hiddenContacts: hidden } : { privacy: 'NONE', hiddenContacts: [] }
}

export function isHidden(type: ContactType, { privacy, hiddenContacts }: Privacy): boolean {
  return privacy === 'PRIVATE' || (privacy === 'CUSTOM' && hiddenContacts.includes(type))
}
