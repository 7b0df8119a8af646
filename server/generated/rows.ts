// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A person's account over the whole installation. */
export type AppUserRow = {
  /** Made by the application, ordered by time. */
  id: string
  /** Address in lower case; one account each. */
  email: string
  /** When a letter to the address was answered. */
  emailConfirmedAt: string | null
  /** argon2id; null where the user signs in by other means. */
  passwordHash: string | null
  /** Language chosen by the user. */
  preferredLang: 'en' | 'ru' | null
  /** When the terms were accepted. */
  policyAcceptedAt: string | null
  /** An admin blocked the account; its sessions are ended. */
  blockedAt: string | null
  /** The user deleted the account. */
  deletedAt: string | null
  /** When the account was made. */
  createdAt: string
}

/** How often something happened in a window of time, over all processes. */
export type CallCountRow = {
  /** What is counted: the limit's name and a hash of the address or user. */
  key: string
  /** Start of the window that is counted. */
  windowStart: string
  /** Times so far. */
  count: number
}

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

/** A user's place in a community, with or without a profile there. */
export type ConnectionRow = {
  /** The community. */
  communityId: string
  /** The user. */
  userId: string
  /** ROLE_ADMIN has every permission in this community. */
  role: 'ROLE_USER' | 'ROLE_ADMIN'
  /** Responsible for some event here, so that the organiser's shell is offered. */
  isOrganiser: boolean
  /** First sign-in here. */
  connectedAt: string
}

/** Parts of the demo data that this database already has. */
export type DemoPartRow = {
  /** Name and version of the part. */
  name: string
  /** When it was loaded. */
  loadedAt: string
}

/** First results of calls that carried an Idempotency-Key, for a day. */
export type IdempotentCallRow = {
  /** Where the call was made. */
  communityId: string
  /** Who made it. */
  userId: string
  /** The key that the client chose. */
  key: string
  /** Method and path of the call. */
  call: string
  /** SHA-256 of call and input: another input under the same key is refused. */
  requestHash: Uint8Array
  /** HTTP status of the first result. */
  status: number | null
  /** Body of the first result, replayed to the letter. */
  reply: string | null
  /** When it was made. */
  createdAt: string
}

/** The outbox: letters are written in the transaction of what they tell of, and sent afterwards. */
export type LetterRow = {
  /** Whose letter it is. */
  communityId: string
  /** Also the first half of its Message-ID, the same at every attempt. */
  id: string
  /** What the letter is about. */
  kind: string
  /** Address. */
  recipient: string
  /** Language of the letter. */
  lang: 'en' | 'ru'
  /** Subject line. */
  subject: string
  /** The letter as its reader sees it. */
  html: string
  /** The same without markup. */
  plain: string
  /** Further headers, such as List-Unsubscribe. */
  headers: unknown
  /** Recipient, kind and period of a letter that must never go twice; null for letters that go at least once. */
  onceKey: string | null
  /** UNCERTAIN: a once-only letter whose sending was cut off, for a person to decide. */
  status: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN'
  /** Times that sending was begun. */
  attempts: number
  /** What the mail server said last. */
  problem: string | null
  /** When it was written. */
  createdAt: string
  /** When the mail server took it. */
  sentAt: string | null
}

/** A member's profile in one community. */
export type ParticipantRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** Whose profile it is. */
  userId: string
  /** Readable part of the profile's address. */
  slug: string
  /** First name. */
  firstName: string
  /** Last name. */
  lastName: string
  /** Phone number, shown to nobody by itself. */
  phone: string
  /** Where they work. */
  company: string
  /** What they do there. */
  position: string
  /** Name that the member goes by, for search in moderation. */
  login: string
  /** About themselves. */
  about: string
  /** Whom they look for: the request. */
  lookingFor: string
  /** What they want to reach. */
  goal: string
  /** City in the member's own words. */
  city: string
  /** Of the city, not of a home. */
  latitude: number | null
  /** Of the city, not of a home. */
  longitude: number | null
  /** Whether others see the city. */
  isLocationShared: boolean
  /** Name of the stored photo. */
  avatarFile: string | null
  /** Interests and skills. */
  tags: string[]
  /** NONE hides nothing, PRIVATE all contacts, CUSTOM the listed types. */
  privacy: 'NONE' | 'PRIVATE' | 'CUSTOM'
  /** Contact types hidden by CUSTOM. */
  hiddenContacts: string[]
  /** Language chosen in this community. */
  preferredLang: 'en' | 'ru' | null
  /** IANA zone, the community's where null. */
  timeZone: string | null
  /** Whether the bot may write. */
  isTelegramConnected: boolean
  /** PENDING, CONFIRMED or REJECTED. */
  moderationStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED'
  /** Why a moderator said no. */
  rejectionReason: string | null
  /** Switched off by a manager: sees the profile alone. */
  isProfileEnabled: boolean
  /** Switched off by the member or a manager: sees the profile alone. */
  isNetworkingEnabled: boolean
  /** Whether the tour was seen. */
  isTutorialSeen: boolean
  /** Who invited them. */
  invitedBy: string | null
  /** When the profile was made. */
  joinedAt: string
}

/** What a user may do in a community beyond being a member. */
export type PermissionRow = {
  /** The community. */
  communityId: string
  /** The user. */
  userId: string
  /** The right. */
  permission: 'CAN_VIEW_ADMIN_PANEL' | 'CAN_MODERATE_COMMUNITY' | 'CAN_MANAGE_COMMUNITY' | 'CAN_SEND_NEWSLETTERS' | 'CAN_CREATE_EVENTS' | 'CAN_SCORE_MATCHES' | 'CAN_CHAT'
  /** Since when. */
  grantedAt: string
}

/** A sign-in. Tokens name it, so that ending it ends them. */
export type SessionRow = {
  /** The token's sid. */
  id: string
  /** Who signed in. */
  userId: string
  /** Where; the session reaches other communities only through a connection there. */
  originCommunityId: string
  /** The browser, for the list of sessions. */
  userAgent: string
  /** When it began. */
  createdAt: string
  /** When it ends by itself. */
  expiresAt: string
  /** When it was ended. */
  endedAt: string | null
}
