// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A participant as the member list of the CRM filters and sorts, maintained by triggers. Texts are in lower case. */
export type ListedMemberRow = {
  /** The community. */
  communityId: string
  /** The participant. */
  participantId: string
  /** Owner of the profile. */
  userId: string
  /** First and last name. */
  name: string
  /** Email of the account. */
  email: string
  /** Login name. */
  login: string
  /** Company. */
  company: string
  /** Position in the company. */
  position: string
  /** City as entered. */
  city: string
  /** Text about the participant. */
  about: string
  /** The request. */
  lookingFor: string
  /** What the participant wants to achieve. */
  goal: string
  /** Name, login and email, and the folded name: what the search looks in. */
  searchText: string
  /** Topics of the profile, as written. */
  tags: string[]
  /** Language chosen in this community; null for the community's. */
  lang: string | null
  /** PENDING, CONFIRMED or REJECTED. */
  moderationStatus: string
  /** Who sees the profile. */
  profileVisibility: string
  /** Off: a manager disabled the profile. */
  isProfileEnabled: boolean
  /** Off: the participant or a manager switched networking off. */
  isNetworkingEnabled: boolean
  /** Whether the email of the account is confirmed. */
  isEmailConfirmed: boolean
  /** Whether all required steps are answered. */
  isFilled: boolean
  /** Whether the profile has a photo. */
  hasPhoto: boolean
  /** Whether the bot may send messages. */
  isTelegramConnected: boolean
  /** When the profile was created. */
  joinedAt: string
  /** When a page of this community was last opened; null if never. */
  lastActiveAt: string | null
  /** Intros that the participant sent. */
  introsSent: number
  /** Intros that the participant received. */
  introsReceived: number
  /** Received intros that the participant accepted or declined. */
  introsAnswered: number
  /** Events at which the participant was checked in. */
  eventsAttended: number
  /** Tags that managers gave, as written. */
  memberTags: string[]
  /** Kinds of contacts that the profile has. */
  contactTypes: string[]
  /** What the participant can help others with. */
  canHelp: string
}
