import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { language, localized } from '../languages.ts'
import { limits } from '../limits.ts'
import {
  colour,
  domainLabel,
  email,
  hostName,
  id,
  link,
  name,
  requiredText,
  text,
  timeZone,
  webUrl,
} from '../shapes.ts'
import { hasWebAddress } from '../web-address.ts'
import { contactTypes } from './contact-types.ts'
import { contactLinkLimits, isContactUrl } from './contact-url.ts'
import { landingContent, landingFile } from './landing.ts'
import { customNavigation } from './navigation.ts'
import { communityOption, communityOptions } from './options.ts'

export const authTypes = ['EMAIL', 'GOOGLE', 'MAGIC', 'OTP', 'NONE', 'OAUTH2'] as const
export const authType = z.enum(authTypes)
export type AuthType = z.infer<typeof authType>

/** `externalContent` is JSON with the public `codeUrl` of an OAUTH2 method; its secrets stay on the server. */
export const authMethod = z.strictObject({ authType, externalContent: z.string().max(4000).optional() })

export const contactType = z.enum(contactTypes)
export type ContactType = z.infer<typeof contactType>

export const onboardingSteps = [
  'profile',
  'about',
  'linkedin',
  'location',
  'lookingFor',
  'contacts',
  'networks',
  'avatar',
] as const
export const onboardingStep = z.enum(onboardingSteps)
export const stepsConfig = z.record(onboardingStep, z.strictObject({ visible: z.boolean() }))

export const displayFonts = ['onest', 'serif', 'unbounded'] as const
export const markShapes = ['bowl', 'bridge', 'tag', 'people', 'letters', 'arch', 'initial'] as const
export const coverKinds = ['table', 'meet', 'steam', 'rings', 'arches', 'walk', 'voice', 'grid'] as const
export const coverPalettes = [
  'copper',
  'tea',
  'night',
  'blue',
  'plum',
  'lemon',
  'sky',
  'violet',
  'green',
  'rose',
] as const

export const brandConfig = z.strictObject({
  title: localized(requiredText(limits.title.max)),
  logoUrl: link,
  siteUrl: webUrl,
  brandColor: colour,
  accentColor: colour,
  displayFont: z.enum(displayFonts),
  mark: z.enum(markShapes),
  cover: z.strictObject({ kind: z.enum(coverKinds), palette: z.enum(coverPalettes) }),
})
export type BrandConfig = z.infer<typeof brandConfig>

const title = localized(requiredText(limits.title.max))

/** Who letters come from, and what stands at their foot. An empty name is that of the community. */
export const lettersConfig = z.strictObject({
  senderName: localized(text(limits.name.max).refine(value => !hasWebAddress(value), 'webAddress')),
  replyTo: email.nullable(),
  footer: localized(text(500)),
})
export type LettersConfig = z.infer<typeof lettersConfig>

/** A way to reach the team beside the email address. */
export const contactLink = z.strictObject({
  label: localized(requiredText(contactLinkLimits.label)),
  url: z.string().trim().max(limits.url.max).refine(isContactUrl, 'contactUrl'),
})
export type ContactLink = z.infer<typeof contactLink>

/** Public data of a community: everything that its pages need, nothing secret. */
export const community = z.strictObject({
  id,
  domain: domainLabel,
  customDomain: hostName.nullable(),
  parentCommunityDomain: domainLabel.nullable(),
  communityUrl: webUrl,
  lang: language,
  langChoices: z.array(language).min(1),
  timeZone,
  title,
  landingTitle: title,
  landingCopy: localized(requiredText(600)),
  imgUrl: link,
  logoUrl: link,
  transparent: z.boolean(),
  approvalRequired: z.boolean(),
  /** Whether confirmed members may chat without a permission of their own. */
  membersMayChat: z.boolean(),
  shortLanding: z.boolean(),
  isTimCommunity: z.boolean(),
  options: z.array(communityOption),
  authConfig: z.array(authMethod),
  customNavigation: customNavigation.nullable(),
  contactsConfig: z.array(contactType),
  requiredContacts: z.array(contactType),
  requiredContactsMin: z.number().int().min(0),
  shownContacts: z.array(contactType),
  /** Who sees the contacts of a newcomer who has chosen nothing. */
  contactPrivacy: z.enum(['NONE', 'PRIVATE', 'CONNECTIONS']),
  stepsConfig,
  senderEmail: email.nullable(),
  lettersConfig,
  brandConfig,
  links: z.strictObject({
    pricing: link.nullable(),
    about: link.nullable(),
    launch: link.nullable(),
    contact: email,
  }),
  contactLinks: z.array(contactLink).max(contactLinkLimits.links),
  memberCount: z.number().int(),
  cityCount: z.number().int(),
})
export type Community = z.infer<typeof community>

export const communityDefaults = {
  lang: 'en',
  langChoices: ['en', 'ru'],
  timeZone: 'UTC',
  brandColor: '#b3501f',
  accentColor: '#2c7567',
  requiredContacts: ['FACEBOOK', 'LINKEDIN'],
  requiredContactsMin: 1,
  shownContacts: ['TELEGRAM', 'INSTAGRAM', 'LINKEDIN', 'FACEBOOK'],
} as const

export const participantListItem = z.strictObject({
  id,
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
})

/** Title that a founder or an operator gives. Stored ones may be older than this rule. */
export const newTitle = name(limits.title.max)

/** Sign-in methods that need no settings of the community. */
export const foundingMethods = ['EMAIL', 'MAGIC', 'OTP', 'GOOGLE'] as const

/** What a founder enters; everything else has a default and is edited in the admin area. */
const newCommunity = {
  domain: domainLabel,
  title: newTitle,
  lang: language.default(communityDefaults.lang),
  timeZone: timeZone.default(communityDefaults.timeZone),
  brandColor: colour.default(communityDefaults.brandColor),
  accentColor: colour.default(communityDefaults.accentColor),
  /** The title in Russian, where it differs. */
  titleRu: newTitle.optional(),
  langChoices: z
    .array(language)
    .min(1, 'required')
    .refine(all => new Set(all).size === all.length, 'duplicate')
    .optional(),
  displayFont: z.enum(displayFonts).optional(),
  /** A community's own provider is configured later. */
  signIn: z
    .array(z.enum(foundingMethods))
    .min(1, 'required')
    .refine(all => new Set(all).size === all.length, 'duplicate')
    .optional(),
  parentCommunityDomain: domainLabel.optional(),
  options: communityOptions.default([]),
}

export const communityApi = {
  create: endpoint({
    call: 'POST /api/community/create',
    access: 'user',
    summary: 'Create a community. The caller becomes its admin.',
    input: newCommunity,
    reply: community,
    fails: ['DOMAIN_TAKEN', 'DOMAIN_RESERVED', 'EMAIL_NOT_CONFIRMED', 'NO_SIGN_IN_METHOD'],
    idempotent: true,
    limit: 'createCommunity',
  }),
  checkDomain: endpoint({
    call: 'GET /api/community/domain-available',
    access: 'user',
    summary: 'Check whether a community can have this domain label, while its founder types.',
    input: { domain: domainLabel },
    reply: z.strictObject({
      /** Null if it is free. */
      problem: z.enum(['taken', 'reserved']).nullable(),
      /** A free label like it, if there is a problem. */
      suggestion: domainLabel.nullable(),
      /** Where the community would be. */
      url: webUrl,
    }),
    limit: 'slugCheck',
  }),
  get: endpoint({
    call: 'GET /api/community/:id',
    access: 'anyone',
    summary: 'Get the public data of a community.',
    input: { id },
    reply: community,
  }),
  getByDomain: endpoint({
    call: 'GET /api/community/domain/:domain',
    access: 'anyone',
    summary: 'Get the public data of a community by its domain label.',
    input: { domain: domainLabel },
    reply: community,
  }),
  listByUser: endpoint({
    call: 'GET /api/community/user/:userId',
    access: 'user',
    summary: 'List the communities that the user is connected to, the current one first.',
    input: { userId: id },
    reply: z.array(community),
  }),
  listOptions: endpoint({
    call: 'GET /api/community/:id/options',
    access: 'anyone',
    summary: "List the community's options with their settings.",
    input: { id },
    reply: z.array(communityOption),
  }),
  previewParticipants: endpoint({
    call: 'GET /api/community/:id/preview/participants',
    access: 'anyone',
    summary: 'List a few participants with photos who allow being shown on the landing.',
    input: { id },
    reply: z.array(participantListItem),
  }),
  getNavigation: endpoint({
    call: 'GET /api/community/domain/:domain/navigation',
    access: 'anyone',
    summary: "Get the community's custom menu; null if it uses the default one.",
    input: { domain: domainLabel },
    reply: customNavigation.nullable(),
    readAnew: true,
  }),
  getLandingFile: endpoint({
    call: 'GET /community/:id/:file',
    access: 'anyone',
    summary: "Get the landing's texts as a static file that is never cached.",
    input: { id, file: landingFile },
    reply: landingContent,
    readAnew: true,
  }),
  getNavigationFile: endpoint({
    call: 'GET /community/:id/navigation.json',
    access: 'anyone',
    summary: "Get the community's custom menu as a static file that is never cached.",
    input: { id },
    reply: customNavigation.nullable(),
    readAnew: true,
  }),
  getRobots: endpoint({
    call: 'GET /robots.txt',
    access: 'anyone',
    summary: 'Get the rules for search engines. Pages that must not be indexed say so themselves.',
    reply: fileReply,
    replyKind: 'file',
  }),
  getManifest: endpoint({
    call: 'GET /manifest.webmanifest',
    access: 'anyone',
    summary: "Get the web app manifest of the host's community.",
    reply: fileReply,
    replyKind: 'file',
  }),
}
