// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A community of the installation: its domain, words, look, methods of signing in and options. */
export type CommunityRow = {
  /** Made by the application, ordered by time. */
  id: string
  /** First label of the host name. */
  domain: string
  /** A whole host name of its own, if any. */
  customDomain: string | null
  /** Where short sign-in sends people, if anywhere. */
  parentCommunityDomain: string | null
  /** The language of its pages where a reader has chosen none. */
  lang: 'en' | 'ru'
  /** The languages that readers may choose. */
  langChoices: string[]
  /** IANA zone of its week and of members whose own is unknown. */
  timeZone: string
  /** Its name, by language. */
  title: unknown
  /** Title of the landing for search engines and previews, by language. */
  landingTitle: unknown
  /** Description of the landing for search engines and previews, by language. */
  landingCopy: unknown
  /** The words of the landing, by language. */
  landing: unknown
  /** Picture for social previews. */
  imgUrl: string
  /** Its mark. */
  logoUrl: string
  /** Whether members may browse each other. */
  transparent: boolean
  /** Whether a moderator lets new members in. */
  approvalRequired: boolean
  /** Whether the landing is the hero and the footer alone. */
  shortLanding: boolean
  /** Whether the landing has its own header. */
  isTimCommunity: boolean
  /** List of {optionType, settings}. */
  options: unknown
  /** List of {authType, externalContent}; secrets are kept elsewhere. */
  authConfig: unknown
  /** Its own menu, null for the default one. */
  customNavigation: unknown | null
  /** Contact types that a member may fill in. */
  contactsConfig: string[]
  /** Contact types of which some are required. */
  requiredContacts: string[]
  /** How many of the required contact types a member gives. */
  requiredContactsMin: number
  /** Contact types that are offered first. */
  shownContacts: string[]
  /** Which steps of onboarding are shown. */
  stepsConfig: unknown
  /** Sender of its letters; the installation's own where null. */
  senderEmail: string | null
  /** Name, mark, colours, display font and cover. */
  brandConfig: unknown
  /** Pricing, about, launch and contact addresses. */
  links: unknown
  /** The user who founded it. */
  createdBy: string | null
  /** When it was founded. */
  createdAt: string
  /** Confirmed participants, kept by a trigger. */
  memberCount: number
  /** Different cities of confirmed participants who share theirs, kept by the daily job. */
  cityCount: number
}
