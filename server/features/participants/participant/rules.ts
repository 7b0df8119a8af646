import { contactFormats } from '#contract/participants/contacts.ts'
import type { SeenProfile, ShownAnswer } from '#contract/participants/profile-shapes.ts'
import { contactsStateFor, shownContacts, shownTags, type Viewer } from '#server/features/participants/profile/rules.ts'
import type { StoredProfile } from '#server/features/participants/profile/store.ts'
import type { Sight } from './access.ts'

type Beside = Pick<SeenProfile, 'note' | 'can'> & { answers: ShownAnswer[] }

/** A profile as one viewer may see it. Hidden fields are not in the reply at all. */
export function seenBy(
  viewer: Viewer,
  sight: Sight,
  profile: StoredProfile,
  { note, can, answers }: Beside,
): SeenProfile {
  const shown = viewer.isOwn ? profile.contacts : shownContacts(profile, viewer.isConnected)
  const contactsState = contactsStateFor(viewer, profile)
  const isOpen = sight !== 'name'
  const isForMembers = sight === 'whole' || sight === 'team'
  return {
    id: profile.id,
    slug: profile.slug,
    firstName: profile.firstName,
    lastName: profile.lastName,
    avatarUrl: profile.avatarUrl,
    company: isOpen ? profile.company : '',
    position: isOpen ? profile.position : '',
    about: isOpen ? profile.about : '',
    lookingFor: isForMembers ? profile.lookingFor : '',
    canHelp: isForMembers ? profile.canHelp : '',
    goal: isForMembers ? profile.goal : '',
    city: viewer.isOwn || (isOpen && profile.isLocationShared) ? profile.city : '',
    tags: isOpen ? shownTags(profile.tags) : [],
    answers: sight === 'team' ? answers : sight === 'whole' ? answers.filter(({ isVisible }) => isVisible) : [],
    contacts:
      contactsState === 'open'
        ? shown.map(({ type, value }) => ({ type, value, url: contactFormats[type].link(value) }))
        : [],
    contactsState,
    hasHiddenContacts: viewer.isMember && shown.length < profile.contacts.length,
    isOpen,
    joinedAt: isForMembers ? profile.joinedAt : null,
    invitedBy: isForMembers ? profile.invitedBy : null,
    note,
    isOwn: viewer.isOwn,
    can,
  }
}
