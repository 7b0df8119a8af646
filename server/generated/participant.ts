// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A user's profile in one community. */
export type ParticipantRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** Owner of the profile. */
  userId: string
  /** Readable part of the profile's URL. */
  slug: string
  /** First name. */
  firstName: string
  /** Last name. */
  lastName: string
  /** Phone number; not shown to others. */
  phone: string
  /** Company. */
  company: string
  /** Position in the company. */
  position: string
  /** Login name, for search in moderation. */
  login: string
  /** Text about the participant. */
  about: string
  /** The request: who the participant is looking for. */
  lookingFor: string
  /** What the participant wants to achieve. */
  goal: string
  /** City as entered. */
  city: string
  /** Latitude of the city. */
  latitude: number | null
  /** Longitude of the city. */
  longitude: number | null
  /** Whether others see the city. */
  isLocationShared: boolean
  /** Name of the stored photo. */
  avatarFile: string | null
  /** Interests and skills. */
  tags: string[]
  /** NONE hides nothing, PRIVATE all contacts, CUSTOM the listed types; CONNECTIONS shows them to connected people. */
  privacy: 'NONE' | 'PRIVATE' | 'CUSTOM' | 'CONNECTIONS'
  /** Contact types hidden by CUSTOM. */
  hiddenContacts: string[]
  /** Language chosen in this community. */
  preferredLang: 'en' | 'ru' | null
  /** IANA time zone; null for the community's. */
  timeZone: string | null
  /** Whether the bot may send messages. */
  isTelegramConnected: boolean
  /** PENDING, CONFIRMED or REJECTED. */
  moderationStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED'
  /** Reason of a rejection by a moderator. */
  rejectionReason: string | null
  /** Off: a manager disabled the profile; the user sees only the profile. */
  isProfileEnabled: boolean
  /** Off: the participant or a manager switched networking off; the user sees only the profile. */
  isNetworkingEnabled: boolean
  /** Whether the tutorial was seen. */
  isTutorialSeen: boolean
  /** Participant who invited this one. */
  invitedBy: string | null
  /** When the profile was created. */
  joinedAt: string
  /** Whether all required steps are answered; until then the contacts of others are hidden. */
  isFilled: boolean
  /** No longer read: it holds cities that are not shared. Dropped one version later. */
  search: string | null
  /** When a field that the matching reads last changed. */
  changedAt: string
  /** Who sees the profile: link (whoever has the link), public (also search engines), members, or connections (others see name and photo). */
  profileVisibility: 'link' | 'public' | 'members' | 'connections'
  /** Whether the email of the account is confirmed, maintained by triggers. */
  isEmailConfirmed: boolean
  /** Words of the name, as written and folded, which a search by prefix finds first. */
  searchNames: string | null
  /** Folded text that a search with a typing error is compared with. */
  searchText: string | null
  /** False for an imported profile whose owner has not logged in here yet: it counts as one with an unconfirmed email. */
  isClaimed: boolean
  /** Since when a decision of the moderators is due again, after a rejected profile was changed; null for since joining. */
  waitingSince: string | null
  /** What the participant can help others with. */
  canHelp: string
  /** Words that a search finds exactly, by stem or by prefix, in both scripts. */
  searchWords: string | null
}
