import { contactFormats } from '#contract/participants/contacts.ts'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { contactsStateFor, shownContacts, shownTags, type Viewer } from '#server/features/participants/profile/rules.ts'
import type { StoredProfile } from '#server/features/participants/profile/store.ts'

/** A profile as one viewer may see it. Hidden fields are not in the reply at all. */
export function seenBy(
  viewer: Viewer,
  profile: StoredProfile,
  { note, can }: Pick<SeenProfile, 'note' | 'can'>,
): SeenProfile {
  const shown = viewer.isOwn ? profile.contacts : shownContacts(profile.contacts, profile)
  const contactsState = contactsStateFor(viewer, profile.contacts.length, shown.length)
  const { id, slug, firstName, lastName, company, position, about, lookingFor, goal, avatarUrl, joinedAt } = profile
  return {
    id,
    slug,
    firstName,
    lastName,
    company,
    position,
    about,
    lookingFor: viewer.isMember ? lookingFor : '',
    goal: viewer.isMember ? goal : '',
    city: profile.isLocationShared || viewer.isOwn ? profile.city : '',
    avatarUrl,
    tags: shownTags(profile.tags),
    contacts:
      contactsState === 'open'
        ? shown.map(({ type, value }) => ({ type, value, url: contactFormats[type].link(value) }))
        : [],
    contactsState,
    hasHiddenContacts: viewer.isMember && shown.length < profile.contacts.length,
    joinedAt,
    invitedBy: viewer.isMember ? profile.invitedBy : null,
    note,
    isOwn: viewer.isOwn,
    can,
  }
}
