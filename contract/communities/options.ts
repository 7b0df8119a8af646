import { z } from 'zod'
import { localized } from '../languages.ts'
import { interfaceConstants, limits } from '../limits.ts'
import { link, requiredText, webUrl } from '../shapes.ts'
import { navigationTabs } from './navigation.ts'

export const legalSets = ['RU', 'EN', 'JO', 'TIM'] as const
export const legalSet = z.enum(legalSets)
export type LegalSet = z.infer<typeof legalSet>

export const bankSections = ['services', 'education', 'contacts', 'events', 'earnings', 'career'] as const
export const bankSection = z.enum(bankSections)
export type BankSection = z.infer<typeof bankSection>

const words = localized(requiredText(limits.title.max))
const longWords = localized(requiredText(limits.text.max))

const sectionContent = z.strictObject({
  title: words,
  lead: longWords,
  items: z.array(z.strictObject({ title: words, text: longWords, url: link.optional() })).max(24),
  /** Shown as numbered steps above the items. */
  steps: z
    .array(z.strictObject({ title: words, text: longWords }))
    .max(6)
    .optional(),
})

/** Entries of the member menu, by their id there. `none`: the step points at nothing. */
export const tourTargets = [
  ...navigationTabs,
  'faq',
  ...bankSections.map(section => `bank-${section}` as const),
  'none',
] as const
export type TourTarget = (typeof tourTargets)[number]

const tourStep = z.strictObject({ target: z.enum(tourTargets), title: words, text: longWords })

/**
 * What can differ between communities beyond texts and colours, with settings and effect of each option.
 * `docs/community-options.md` is generated from this table.
 */
export const optionTypes = {
  ENABLE_FAQ_AVITO: {
    effect: 'Adds a FAQ entry to the member menu and opens `/faq`.',
    settings: z.strictObject({
      entries: z.array(z.strictObject({ question: words, answer: longWords })).max(60),
    }),
  },
  EXTERNAL_APPLY_LINK: {
    effect: 'The login page links to an external application form, "Apply now", instead of registration.',
    settings: z.strictObject({ url: webUrl }),
  },
  ALT_LOGIN_LAYOUT: {
    effect: 'The login page has its own title and subtitle, in the other layout.',
    settings: z.strictObject({ title: words, subtitle: words }),
  },
  POLICY_PLAIN_TEXT: {
    effect: 'The policy sentence at registration has no links.',
    settings: z.strictObject({}),
  },
  POLICY_DOCUMENT: {
    effect: "The policy sentence at registration links to the community's own document.",
    settings: z.strictObject({ url: localized(link) }),
  },
  SHORT_SIGN_IN_POLICY: {
    effect: 'Short sign-in outside the landing requires a tick for the terms.',
    settings: z.strictObject({}),
  },
  DONATE_BUTTON: {
    effect: 'A "Support us" button in the header for everyone but admins.',
    settings: z.strictObject({ url: webUrl }),
  },
  SPECIAL_LANDING: {
    effect:
      'The landing has its own header with a menu for phones. A community marked `isTimCommunity` has it as well.',
    settings: z.strictObject({}),
  },
  LANDING_REDIRECT: {
    effect: 'The landing redirects everyone but organisers to an external page.',
    settings: z.strictObject({ url: webUrl }),
  },
  LANDING_STYLE: {
    effect: 'The landing uses another style.',
    settings: z.strictObject({ style: z.enum(['poster', 'calm']) }),
  },
  BANK_SECTIONS: {
    effect: 'Six sections of a partner bank, with their menu entries.',
    settings: z.strictObject({
      title: words,
      sections: z.partialRecord(bankSection, sectionContent),
    }),
  },
  GUIDED_TOUR: {
    effect: 'A tour of four steps starts at the first login; Help starts it again.',
    settings: z.strictObject({ steps: z.array(tourStep).length(interfaceConstants.tour.steps), finishLink: link }),
  },
  GEO_LEGAL_DOCS: {
    effect:
      "The legal documents follow the visitor's country: Russia and Belarus get the Russian set, others the English one.",
    settings: z.strictObject({}),
  },
  LEGAL_DOCS: {
    effect: 'The community uses this set of legal documents.',
    settings: z.strictObject({ set: legalSet }),
  },
  CREDITS: {
    effect: 'How many credits a member has for introductions, how often they refill and what one costs.',
    settings: z.strictObject({
      allowance: z.number().int().min(0).max(100_000),
      period: z.enum(['day', 'week', 'month']),
      price: z.number().int().min(0).max(100_000),
    }),
  },
} as const satisfies Record<string, { effect: string; settings: z.ZodType }>

export type OptionType = keyof typeof optionTypes
export type OptionSettings<T extends OptionType> = z.output<(typeof optionTypes)[T]['settings']>

const optionOf = <T extends OptionType>(optionType: T) =>
  z.strictObject({ optionType: z.literal(optionType), settings: optionTypes[optionType].settings })

export const communityOption = z.discriminatedUnion('optionType', [
  optionOf('ENABLE_FAQ_AVITO'),
  optionOf('EXTERNAL_APPLY_LINK'),
  optionOf('ALT_LOGIN_LAYOUT'),
  optionOf('POLICY_PLAIN_TEXT'),
  optionOf('POLICY_DOCUMENT'),
  optionOf('SHORT_SIGN_IN_POLICY'),
  optionOf('DONATE_BUTTON'),
  optionOf('SPECIAL_LANDING'),
  optionOf('LANDING_REDIRECT'),
  optionOf('LANDING_STYLE'),
  optionOf('BANK_SECTIONS'),
  optionOf('GUIDED_TOUR'),
  optionOf('GEO_LEGAL_DOCS'),
  optionOf('LEGAL_DOCS'),
  optionOf('CREDITS'),
])
export type CommunityOption = z.infer<typeof communityOption>

/** Each type at most once. */
export const communityOptions = z
  .array(communityOption)
  .refine(all => new Set(all.map(option => option.optionType)).size === all.length, 'invalid')

/** Settings of one option, or undefined when the community does not have it. */
export function optionSettings<T extends OptionType>(
  community: { options: CommunityOption[] },
  optionType: T,
): OptionSettings<T> | undefined {
  const found = community.options.find(option => option.optionType === optionType)
  return found?.settings as OptionSettings<T> | undefined
}
