import type { Community, ContactType } from '#contract/communities/community.ts'
import type { ContactPromise } from '#contract/matching/standing.ts'
import { contactStepOf } from '#contract/participants/contacts.ts'
import { isNoTag } from '#contract/participants/no-tag.ts'
import type { Contact, OwnProfile, SeenProfile } from '#contract/participants/profile-shapes.ts'

/** Fields that decide whether a profile is filled. */
export type Fillable = Pick<OwnProfile, 'firstName' | 'lastName' | 'about' | 'lookingFor' | 'contacts'> & {
  hasFulfilledRequest?: boolean
}
export type Step = OwnProfile['missing'][number]

/** Steps of the community that still need an answer, in order. */
export function missingSteps(
  community: Pick<Community, 'stepsConfig' | 'requiredContacts' | 'requiredContactsMin'>,
  profile: Fillable,
): Step[] {
  const isShown = (step: Step) => community.stepsConfig[step]?.visible ?? false
  const required = community.requiredContacts
  const given = profile.contacts.filter(({ type }) => required.includes(type)).length
  const lacksContacts = given < Math.min(community.requiredContactsMin, required.length)
  const wanting: [Step, boolean][] = [
    ['profile', !profile.firstName || !profile.lastName],
    ['about', !profile.about],
    // After a request was fulfilled, the profile may stay without one.
    ['lookingFor', !profile.lookingFor && !profile.hasFulfilledRequest],
    [contactStepOf(community), lacksContacts],
  ]
  return wanting.filter(([step, isWanting]) => isWanting && isShown(step)).map(([step]) => step)
}

/** Contacts with what decides who sees them. */
export type ContactOwner = Pick<OwnProfile, 'contacts' | 'privacy' | 'hiddenContacts' | 'profileVisibility'>

/** Contacts that a member with a filled profile may see. */
export function shownContacts(owner: ContactOwner, isConnected: boolean): Contact[] {
  const { contacts, privacy, hiddenContacts, profileVisibility } = owner
  if (privacy === 'PRIVATE') return []
  if (!isConnected && (privacy === 'CONNECTIONS' || profileVisibility === 'connections')) return []
  return privacy === 'CUSTOM' ? contacts.filter(({ type }) => !hiddenContacts.includes(type)) : contacts
}

/** When this reader sees contacts of the owner, if ever: the sentence that dialogs and letters say. */
export function contactPromise(
  owner: ContactOwner,
  reader: { isFilled: boolean; isConnected: boolean },
): ContactPromise {
  if (owner.contacts.length === 0) return 'never'
  const isShownTo = (isConnected: boolean) => shownContacts(owner, isConnected).length > 0
  if (!isShownTo(true)) return 'moderators'
  if (!reader.isFilled) return 'fillOwn'
  return isShownTo(reader.isConnected) ? 'now' : 'afterAcceptance'
}

export type Viewer = { isOwn: boolean; isMember: boolean; isFilled: boolean; isConnected: boolean }

export function contactsStateFor(viewer: Viewer, owner: ContactOwner): SeenProfile['contactsState'] {
  if (viewer.isOwn) return 'open'
  if (!viewer.isMember) return 'signIn'
  if (!viewer.isFilled) return 'fillOwn'
  const promise = contactPromise(owner, viewer)
  return promise === 'moderators' ? 'hidden' : promise === 'afterAcceptance' ? 'connections' : 'open'
}

const shownLength = 50

/** Displayed tags: without "Other", unique, and cut to fit. */
export function shownTags(tags: string[]): string[] {
  const seen = new Set<string>()
  return tags.flatMap(tag => {
    const key = tag.trim().toLowerCase()
    if (!key || isNoTag(key) || seen.has(key)) return []
    seen.add(key)
    return [[...tag].length > shownLength ? `${[...tag].slice(0, shownLength - 3).join('')}…` : tag]
  })
}

const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Slug of a name; `person` if nothing of it is left. */
export function slugOf(firstName: string, lastName: string): string {
  const letters = [...`${firstName} ${lastName}`.toLowerCase()].map(
    letter => latin[letter] ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, ''),
  )
  const slug = letters
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return slug || 'person'
}

export const contactLabels: Record<ContactType, { en: string; ru: string }> = {
  EMAIL: { en: 'Email', ru: 'Почта' },
  PHONE: { en: 'Phone', ru: 'Телефон' },
  FACEBOOK: { en: 'Facebook', ru: 'Facebook' },
  INSTAGRAM: { en: 'Instagram', ru: 'Instagram' },
  LINKEDIN: { en: 'LinkedIn', ru: 'LinkedIn' },
  VK: { en: 'VK', ru: 'ВКонтакте' },
  TELEGRAM: { en: 'Telegram', ru: 'Telegram' },
  GITHUB: { en: 'GitHub', ru: 'GitHub' },
  TWITTER: { en: 'X (Twitter)', ru: 'X (Twitter)' },
  SLACK: { en: 'Slack', ru: 'Slack' },
  DISCORD: { en: 'Discord', ru: 'Discord' },
  CALENDLY: { en: 'Calendly', ru: 'Calendly' },
}
