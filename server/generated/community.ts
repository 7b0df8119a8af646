// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A community of the installation: domain, texts, brand, sign-in methods and options. */
export type CommunityRow = {
  /** Made by the application, ordered by time. */
  id: string
  /** First label of the host name. */
  domain: string
  /** Its own host name, if any. */
  customDomain: string | null
  /** Domain of the community on whose host its members sign in, if any. */
  parentCommunityDomain: string | null
  /** Default language of its pages. */
  lang: 'en' | 'ru'
  /** Languages that users can choose. */
  langChoices: string[]
  /** IANA time zone of its weeks, and of participants without one. */
  timeZone: string
  /** Its name, by language. */
  title: unknown
  /** Title of the landing for search engines and previews, by language. */
  landingTitle: unknown
  /** Description of the landing for search engines and previews, by language. */
  landingCopy: unknown
  /** Texts of the landing, by language. */
  landing: unknown
  /** Picture for social previews. */
  imgUrl: string
  /** URL of its logo mark. */
  logoUrl: string
  /** Whether participants may browse the directory. */
  transparent: boolean
  /** Whether a moderator must confirm new participants. */
  approvalRequired: boolean
  /** Whether the landing has only hero and footer. */
  shortLanding: boolean
  /** Whether the landing has its own header. */
  isTimCommunity: boolean
  /** List of {optionType, settings}. */
  options: unknown
  /** List of {authType, externalContent}; secrets are in oauth_provider. */
  authConfig: unknown
  /** Custom menu; null for the default one. */
  customNavigation: unknown | null
  /** Contact types that a participant may fill in. */
  contactsConfig: string[]
  /** Contact types of which some are required. */
  requiredContacts: string[]
  /** How many of the required contact types a participant must fill in. */
  requiredContactsMin: number
  /** Contact types that are offered first. */
  shownContacts: string[]
  /** Which steps of onboarding are shown. */
  stepsConfig: unknown
  /** Sender address of its letters; null for the default of the installation. */
  senderEmail: string | null
  /** Name, mark, colours, display font and cover. */
  brandConfig: unknown
  /** Pricing, about, launch and contact addresses. */
  links: unknown
  /** Founder. Communities of one founder that have a cap share its daily count. */
  createdBy: string | null
  /** When it was created. */
  createdAt: string
  /** Number of participants in the list of the community, maintained by triggers. */
  memberCount: number
  /** Number of cities of confirmed participants who share theirs, updated by a daily job. */
  cityCount: number
  /** Letters that may be sent per day, those for signing in not counted; null without a cap. New communities have one until the operator lifts it. */
  dailyLetterCap: number | null
  /** Who sees the contacts of a newcomer until the newcomer chooses: see participant.privacy. */
  contactPrivacy: 'NONE' | 'PRIVATE' | 'CONNECTIONS'
  /** Whether confirmed members may chat without a permission of their own. */
  membersMayChat: boolean
  /** Grows with each change by a manager or the operator. */
  version: number
  /** For each field, the version in which it was last changed: of two managers who save the same field, the second is told. */
  changedIn: unknown
  /** Name of the sender of its letters (empty for the title), reply address and text at the foot, by language. */
  lettersConfig: unknown
  /** Links of "Contact us" beside the email address: label by language, and https, mailto or tel address. */
  contactLinks: unknown
}
