import { z } from 'zod'
import { type ContactType, contactType, onboardingStep } from '../communities/community.ts'
import { language, localized } from '../languages.ts'
import { limits } from '../limits.ts'
import { id, instant, name, nameOfWork, requiredText, text, timeZone } from '../shapes.ts'
import { moderationStatus } from '../users/user.ts'
import { contactFormats } from './contacts.ts'
import { participantFields } from './participant-fields.ts'
import { profileVisibilities } from './profile-visibility.ts'

/** A text that is either empty or within these lengths. */
const between = ({ min, max }: { min: number; max: number }) =>
  text(max).refine(value => value.length === 0 || value.length >= min, { error: 'between', params: { min, max } })

export const contact = z
  .strictObject({ type: contactType, value: z.string().trim().max(limits.url.max) })
  .transform((given, ctx) => {
    const value = contactFormats[given.type].normalise(given.value)
    if (value !== null) return { type: given.type, value }
    ctx.addIssue({ code: 'custom', message: 'contact', path: ['value'] })
    return z.NEVER
  })
export type Contact = { type: ContactType; value: string }

/** Each contact at most once. */
const contacts = z
  .array(contact)
  .max(12)
  .superRefine((list, ctx) => {
    const seen = new Set<string>()
    for (const [position, { type, value }] of list.entries()) {
      // The same plain name may be used in two networks; the same URL or number is a duplicate.
      const keys = contactFormats[type].link(value) === null ? [type] : [type, value]
      if (keys.some(key => seen.has(key)))
        ctx.addIssue({ code: 'custom', message: 'duplicate', path: [position, 'value'] })
      for (const key of keys) seen.add(key)
    }
  })

const tag = requiredText(limits.tag.max)

/** Who sees the contacts: members, nobody, members except for hidden types, or connected people. */
export const privacyOptions = ['NONE', 'PRIVATE', 'CUSTOM', 'CONNECTIONS'] as const

/**
 * Who sees the profile. `link`: anyone with the link, not indexed. `public`: also search engines. `members`: members of
 * the community. `connections`: connected people; other members see name and photo.
 */
export const profileVisibility = z.enum(profileVisibilities)

/** Editable fields of a profile. Each can be sent alone. */
export const profileFields = {
  firstName: name(limits.name.max),
  lastName: name(limits.name.max),
  company: nameOfWork(limits.title.max),
  position: nameOfWork(limits.title.max),
  about: between(limits.about),
  lookingFor: between(limits.lookingFor),
  canHelp: text(limits.canHelp.max),
  goal: text(limits.goal.max),
  city: text(limits.title.max),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  isLocationShared: z.boolean(),
  tags: z.array(tag).max(limits.tags.max),
  contacts,
  privacy: z.enum(privacyOptions),
  hiddenContacts: z.array(contactType).max(12),
  profileVisibility,
  timeZone: timeZone.nullable(),
}
export const profileInput = z.strictObject(profileFields).partial()
export type ProfileInput = z.output<typeof profileInput>

/** A participant as a name with a link. */
export const personName = z.strictObject({ slug: z.string(), firstName: z.string(), lastName: z.string() })

/** The own profile. */
export const ownProfile = z.strictObject({
  ...participantFields,
  email: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isLocationShared: z.boolean(),
  contacts: z.array(z.strictObject({ type: contactType, value: z.string() })),
  privacy: z.enum(privacyOptions),
  hiddenContacts: z.array(contactType),
  profileVisibility,
  timeZone: z.string().nullable(),
  preferredLang: language.nullable(),
  moderationStatus,
  rejectionReason: z.string().nullable(),
  isNetworkingEnabled: z.boolean(),
  isTelegramConnected: z.boolean(),
  isTutorialSeen: z.boolean(),
  invitedBy: personName.nullable(),
  joinedAt: instant,
  /** Onboarding steps that still need an answer; the profile is filled when there are none. */
  missing: z.array(onboardingStep),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** The stored draft profile of a newcomer. */
export const draftProfile = ownProfile
  .pick({
    firstName: true,
    lastName: true,
    company: true,
    position: true,
    about: true,
    lookingFor: true,
    canHelp: true,
    goal: true,
    city: true,
    latitude: true,
    longitude: true,
    isLocationShared: true,
    tags: true,
    contacts: true,
    privacy: true,
    hiddenContacts: true,
    profileVisibility: true,
    timeZone: true,
  })
  .partial()

/**
 * Why contacts are missing. `open`: they are shown. `signIn`: the caller is a visitor. `fillOwn`: the caller's own
 * profile is not filled. `connections`: their owner shows them to connected people. `hidden`: their owner hides all of
 * them.
 */
export const contactsState = z.enum(['open', 'signIn', 'fillOwn', 'connections', 'hidden'])

/** An answer to a question of the community, as text. */
export const shownAnswer = z.strictObject({
  questionId: id,
  question: localized(z.string()),
  answer: localized(z.string()),
  /** Whether members see it. Others than the author and moderators get no other answers. */
  isVisible: z.boolean(),
})
export type ShownAnswer = z.infer<typeof shownAnswer>

/** Another participant's profile, as the caller may see it. */
export const seenProfile = z.strictObject({
  ...participantFields,
  contacts: z.array(z.strictObject({ type: contactType, value: z.string(), url: z.string().nullable() })),
  contactsState,
  /** Whether some contacts are hidden, so that the caller can ask the moderators to pass a message. */
  hasHiddenContacts: z.boolean(),
  answers: z.array(shownAnswer),
  /** False if the caller sees only name and photo, since the profile is for connected people. */
  isOpen: z.boolean(),
  /** Null for visitors. */
  joinedAt: instant.nullable(),
  invitedBy: personName.nullable(),
  /** The caller's private note. */
  note: z.string(),
  isOwn: z.boolean(),
  /** What the caller may do about this participant: keep a note, send an intro, ask the moderators to pass a message. */
  can: z.strictObject({ note: z.boolean(), meet: z.boolean(), reach: z.boolean() }),
})
export type SeenProfile = z.infer<typeof seenProfile>

/** A participant in a list. */
export const listedParticipant = z.strictObject({
  id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  position: z.string(),
  city: z.string(),
  lookingFor: z.string(),
  tags: z.array(z.string()),
  avatarUrl: z.string().nullable(),
})
export type ListedParticipant = z.infer<typeof listedParticipant>
