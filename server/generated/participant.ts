// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

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
