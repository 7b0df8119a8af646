// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Who came by whose invitation; the profile takes it over when it is made. */
export type AcceptedInvitationRow = {
  /** The community. */
  communityId: string
  /** Who came. */
  userId: string
  /** By which link, if by one. */
  invitationId: string | null
  /** Whom to thank. */
  invitedBy: string | null
  /** When. */
  acceptedAt: string
}

/** Codes that a manager gives out to sign in with, to one person or to many. */
export type AccessCodeRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** SHA-256 of the code. */
  codeHash: Uint8Array
  /** What the manager calls it. */
  label: string
  /** Whose code it is; null for a code for many, whose users say their address. */
  email: string | null
  /** How often it still works; null without an end. */
  usesLeft: number | null
  /** When it ends by itself. */
  expiresAt: string | null
  /** Who gave it out; null for the command line. */
  createdBy: string | null
  /** When. */
  createdAt: string
  /** When it was taken back. */
  revokedAt: string | null
  /** The account that the code of one person made; it opens no other. */
  openedUserId: string | null
}

/** What somebody answered. It belongs to the user: questions come before the profile. */
export type AnswerRow = {
  /** The community. */
  communityId: string
  /** Who. */
  userId: string
  /** To which question. */
  questionId: string
  /** A text, or a year. */
  text: string
  /** Ids of chosen options. */
  options: string[]
  /** When it was last changed. */
  answeredAt: string
}

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

/** Whom the managers of a community keep out of it. The account lives on elsewhere; app_user.blocked_at closes it everywhere. */
export type BlockedUserRow = {
  /** The community. */
  communityId: string
  /** Who. */
  userId: string
  /** Why, for the managers. */
  reason: string
  /** By whom. */
  blockedBy: string | null
  /** When. */
  blockedAt: string
}

/** Members whom others keep for later. */
export type BookmarkRow = {
  /** The community. */
  communityId: string
  /** Who keeps. */
  participantId: string
  /** Whom. */
  subjectId: string
  /** Since when. */
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

/** Ways to reach a member outside, one of each kind. */
export type ContactRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** What kind. */
  type: 'EMAIL' | 'PHONE' | 'FACEBOOK' | 'INSTAGRAM' | 'LINKEDIN' | 'VK' | 'TELEGRAM' | 'GITHUB' | 'TWITTER' | 'SLACK' | 'DISCORD' | 'CALENDLY'
  /** In the one form in which this kind is kept. */
  value: string
}

/** What a member can still spend on introductions. Written when it is first spent from. */
export type CreditAccountRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** Credits left; never below zero. */
  balance: number
  /** Beginning of the period that the balance belongs to. */
  refilledAt: string
}

/** Every change of a balance. An intro is charged once and given back at most once. */
export type CreditEntryRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Whose. */
  participantId: string
  /** Credits, negative when spent. */
  amount: number
  /** Why. */
  kind: 'REFILL' | 'INTRO' | 'REFUND'
  /** For which intro. */
  introId: string | null
  /** When. */
  createdAt: string
}

/** Parts of the demo data that this database already has. */
export type DemoPartRow = {
  /** Name and version of the part. */
  name: string
  /** When it was loaded. */
  loadedAt: string
}

/** A user at an outside provider. The provider's name for a user is its issuer and subject, never an email address. */
export type ExternalIdentityRow = {
  /** The provider. */
  issuer: string
  /** The user there. */
  subject: string
  /** The user here. */
  userId: string
  /** What the provider said last: id, picture, email and names. Never its tokens. */
  profile: unknown
  /** First sign-in with it. */
  linkedAt: string
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

/** One member introducing themselves to another: one between two people, ever. */
export type IntroRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Who writes. */
  fromId: string
  /** To whom. */
  toId: string
  /** The matching by which they found each other. */
  matchingResultId: string | null
  /** What they say, if anything. */
  introMessage: string
  /** What came of it. */
  status: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'UNDELIVERED'
  /** What the receiver answered. */
  answer: string
  /** When it was sent. */
  createdAt: string
  /** When it was answered. */
  answeredAt: string | null
}

/** Links that bring people in. Joining by one is remembered as invited-by. */
export type InvitationRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** SHA-256 of the code in the link. */
  codeHash: Uint8Array
  /** For whom it is; null for anyone who has the link. */
  email: string | null
  /** How many may still join by it; null without an end. */
  usesLeft: number | null
  /** The participant who invites. */
  invitedBy: string | null
  /** When it ends by itself. */
  expiresAt: string | null
  /** The user who made it; null for the command line. */
  createdBy: string | null
  /** When. */
  createdAt: string
  /** When it was taken back. */
  revokedAt: string | null
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
  /** Carries a code or a link that lets in; its texts are blanked once a mail server took it. */
  isSecret: boolean
  /** Participants whom it names besides its reader, who go with it when they delete their account; null for letters of versions that did not say. */
  about: string[] | null
}

/** One member shown to another, with what came of it. */
export type MatchingRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** To whom. */
  participantId: string
  /** Who is shown. */
  subjectId: string
  /** The Monday of the week, in the community's time zone. */
  week: string
  /** By the weekly run, at once, or because one of them asked for the other. */
  origin: 'WEEKLY' | 'INSTANT' | 'INTRO'
  /** Place in the list, from 1; the first three are the most relevant. */
  place: number
  /** Relevance of both for each other, 0 to 100. */
  rate: number
  /** What the score was made of, for learning from what came of it. */
  features: number[]
  /** When. */
  matchedAt: string
  /** By which run. */
  runId: string | null
  /** The request of the member that it was made for. */
  requestId: string | null
  /** When the member is asked how the meeting was; null while nobody has introduced themselves. */
  meetingDueAt: string | null
  /** When the letter that asks was written. */
  meetingAskedAt: string | null
  /** The member does not want to say. */
  isMeetingSkipped: boolean
  /** How the meeting was, 1 to 5. */
  score: number | null
  /** What the member adds to the score. */
  note: string
  /** When. */
  scoredAt: string | null
}

/** What a run was given, compressed, in parts: with it the run can be replayed and explained. */
export type MatchingInputRow = {
  /** The community. */
  communityId: string
  /** Which run. */
  runId: string
  /** Order of the parts. */
  part: number
  /** JSON, gzipped. */
  body: Uint8Array
}

/** How often a member wants recommendations; every week where there is no row. */
export type MatchingPreferenceRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** None before this day. */
  pausedUntil: string | null
  /** Weeks between two lists of recommendations. */
  everyWeeks: number
}

/** How crowded each member is since the last run; lists that are made in between leave the crowded more alone. */
export type MatchingPriceRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** Intros that the member can expect. */
  expectedIntros: number
  /** Intros that the member answers with ease. */
  capacity: number
}

/** What the managers of a community ask of its matching; the defaults where there is no row. */
export type MatchingRulesRow = {
  /** The community. */
  communityId: string
  /** Colleagues are not shown to each other. */
  neverSameCompany: boolean
  /** Pairs of tags whose members do not meet, as [["investor", "investor"]]. */
  neverGroups: unknown
  /** Weeks before somebody is shown to the same member again. */
  cooldownWeeks: number
  /** When they were last changed. */
  updatedAt: string
}

/** The weekly choice of who is shown to whom: one per community and week. */
export type MatchingRunRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The Monday of the week, in the community's time zone. */
  week: string
  /** How far it is. */
  status: 'RUNNING' | 'DONE' | 'FAILED'
  /** The share of the work that is done. */
  progress: number
  /** Where its chance comes from, so that it can be replayed. */
  seed: number
  /** When it was begun first. */
  startedAt: string
  /** When its result was written. */
  finishedAt: string | null
  /** Why it failed last. */
  problem: string | null
  /** What came of it: members, lists, those never shown. */
  facts: unknown
  /** The weights of its score, which lists in between use too. */
  weights: number[]
}

/** Texts to members in their messengers, waiting for what sends them. */
export type MessengerTextRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** To whom. */
  participantId: string
  /** In which messenger. */
  channel: 'TELEGRAM' | 'SLACK' | 'DISCORD'
  /** What it tells of. */
  kind: string
  /** The text. */
  text: string
  /** Recipient, kind and period of a text that must never go twice. */
  onceKey: string | null
  /** When it was written. */
  createdAt: string
  /** When it went. */
  sentAt: string | null
  /** Participants whom it names besides its reader, who go with it when they delete their account; null for texts of versions that did not say. */
  about: string[] | null
}

/** Whom a member never wants to be shown to. Nobody but the member learns of it. */
export type NeverPairRow = {
  /** The community. */
  communityId: string
  /** Who asks for it. */
  participantId: string
  /** With whom. */
  subjectId: string
  /** Since when. */
  createdAt: string
}

/** What members are told inside the product. */
export type NotificationRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** To whom. */
  participantId: string
  /** What happened. */
  kind: string
  /** Who did it, if anybody. */
  actorId: string | null
  /** What it is about, by ids. */
  data: unknown
  /** When. */
  createdAt: string
  /** When it was seen. */
  seenAt: string | null
  /** When it was put away. */
  dismissedAt: string | null
}

/** Channels that a member switched off or on; what is not here is on. */
export type NotificationPrefRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** Where they are written to. */
  channel: 'EMAIL' | 'TELEGRAM' | 'SLACK' | 'DISCORD'
  /** Not to be written to there. */
  isDisabled: boolean
}

/** The server's half of a community's OAUTH2 method; the public half is in its authConfig. */
export type OauthProviderRow = {
  /** The community. */
  communityId: string
  /** Our name at the provider. */
  clientId: string
  /** Our secret there. */
  clientSecret: string
  /** Where a code is changed into a token. */
  tokenUrl: string
  /** Where the provider tells who signed in. */
  userInfoUrl: string
  /** The provider, as part of the names of its users. */
  issuer: string
}

/** Codes and links that prove something once: single use, short-lived, kept as hashes. */
export type OneTimeCodeRow = {
  /** Part of the link, so that it can be found without its secret. */
  id: string
  /** A code is good for this alone. */
  purpose: 'MAGIC' | 'OTP' | 'CONFIRM_EMAIL' | 'RECOVERY' | 'DELETE_ACCOUNT' | 'EXCHANGE' | 'GOOGLE' | 'OAUTH2'
  /** Email address or user id that it proves. */
  subject: string
  /** A code is good in this community alone. */
  originCommunityId: string
  /** SHA-256 of the code. */
  codeHash: Uint8Array
  /** Wrong guesses that are still allowed. */
  attemptsLeft: number
  /** Where to go afterwards, and what the other side of a sign-in needs. */
  details: unknown
  /** When it was made; only the newest of a subject and purpose works. */
  createdAt: string
  /** When it ends by itself. */
  expiresAt: string
  /** When it was used, or replaced by a newer one. */
  usedAt: string | null
}

/** Pairs that managers want to meet, or never to. */
export type PairRuleRow = {
  /** The community. */
  communityId: string
  /** One of the two, the one with the smaller id. */
  firstId: string
  /** The other. */
  secondId: string
  /** Must or never. */
  kind: 'MUST' | 'NEVER'
  /** The user who asked for it. */
  createdBy: string | null
  /** When. */
  createdAt: string
}

/** What moderators think of a pair, beside what the machine thought. */
export type PairScoreRow = {
  /** The community. */
  communityId: string
  /** One of the two, the one with the smaller id. */
  firstId: string
  /** The other. */
  secondId: string
  /** The user who scored. */
  scoredBy: string
  /** How well the two fit, 0 to 10. */
  internalAdminScore: number
  /** What the machine said before, 0 to 100. */
  machineRate: number
  /** When. */
  scoredAt: string
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
  /** Every required step of the community is answered; until then the contacts of others stay hidden. */
  isFilled: boolean
  /** What the words of a search are compared with. */
  search: string | null
  /** When what matching reads of the profile last changed. */
  changedAt: string
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

/** What a member keeps about another, for their own eyes alone. */
export type PrivateNoteRow = {
  /** The community. */
  communityId: string
  /** Who wrote it and may read it. */
  authorId: string
  /** About whom. */
  subjectId: string
  /** The note. */
  note: string
  /** When it was last changed. */
  updatedAt: string
}

/** What a newcomer has said on the way to a profile, so that it survives a reload and a change of device. */
export type ProfileDraftRow = {
  /** The community. */
  communityId: string
  /** Who. */
  userId: string
  /** Where they were. */
  step: string
  /** The fields of the profile so far. */
  profile: unknown
  /** The photo so far. */
  avatarFile: string | null
  /** When it was last saved. */
  updatedAt: string
}

/** What a community asks whoever joins. */
export type QuestionRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Order of asking. */
  place: number
  /** What kind of answer it takes. */
  type: 'TEXT' | 'RADIO' | 'CHECKBOX' | 'YEAR'
  /** The question in each language. */
  text: unknown
  /** A quiet line below it, in each language. */
  hint: unknown
  /** Must be answered to go on. */
  isRequired: boolean
  /** Is asked now. */
  isVisible: boolean
  /** What can be chosen: id and text in each language. */
  options: unknown
  /** How many options may be chosen. */
  atMost: number
}

/** Messages to people who hide their contacts, for the moderators to pass on. */
export type ReachRequestRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Who would like to reach somebody. */
  authorId: string
  /** Whom. */
  subjectId: string
  /** What they would like to say. */
  message: string
  /** When. */
  createdAt: string
}

/** Whether one member would like to meet another. */
export type RelationRow = {
  /** The community. */
  communityId: string
  /** Who says so. */
  participantId: string
  /** Of whom. */
  subjectId: string
  /** LIKE with an intro, DISLIKE for not interested. */
  relationType: 'LIKE' | 'DISLIKE'
  /** Why not, if not. */
  reason: 'NOT_INTERESTED' | 'ALREADY_KNOW' | 'OTHER' | null
  /** In the member's own words. */
  note: string
  /** When. */
  createdAt: string
}

/** Members of whom others complained to the moderators. The two are never shown to each other again. */
export type ReportRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Who complains. */
  authorId: string
  /** Of whom. */
  subjectId: string
  /** What kind of trouble. */
  reason: 'SPAM' | 'RUDE' | 'FAKE' | 'OTHER'
  /** In the author's own words. */
  text: string
  /** When. */
  createdAt: string
}

/** Whom members look for, one after the other: the open one is what the profile says now. Kept by a trigger. */
export type RequestRow = {
  /** The community. */
  communityId: string
  /** Made with the row. */
  id: string
  /** Who asks. */
  participantId: string
  /** What for. */
  text: string
  /** Since when. */
  createdAt: string
  /** When another one, or none, took its place. */
  closedAt: string | null
}

/** Offers to help with a request, one of each member; for the asker's eyes. */
export type RequestAnswerRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Which request. */
  requestId: string
  /** Who answers. */
  authorId: string
  /** What they say. */
  answer: string
  /** When. */
  createdAt: string
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
  /** When a page was last opened with it; null until then. */
  lastSeenAt: string | null
  /** Reaches no community but its own: what opened it proves nothing elsewhere. */
  isLocal: boolean
}

/** The chat with the bot in which a user is written to. */
export type TelegramAccountRow = {
  /** The user. */
  userId: string
  /** The chat; one user each. */
  chatId: string
  /** The name there, if any. */
  username: string
  /** When it was linked. */
  linkedAt: string
}

/** Claimed before the weekly letter is written, so that nobody gets two. */
export type WeeklyLetterRow = {
  /** The community. */
  communityId: string
  /** To whom. */
  participantId: string
  /** Of which week. */
  week: string
  /** When. */
  createdAt: string
  /** False where there was nothing new, or no channel, to write. */
  isSent: boolean
}
