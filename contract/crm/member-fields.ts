/* Without a library, since screens read it too. */

/** Fields that a filter asks about, by the kind of their values. */
export const textFields = [
  'name',
  'email',
  'login',
  'company',
  'position',
  'city',
  'about',
  'lookingFor',
  'canHelp',
  'goal',
] as const
export const setFields = ['topics', 'memberTags', 'contacts'] as const
export const flagFields = [
  'profileEnabled',
  'networkingEnabled',
  'emailConfirmed',
  'unsubscribed',
  'hasRequest',
  'hasPhoto',
  'profileFilled',
  'telegramConnected',
  'organiser',
  'blocked',
] as const
export const dateFields = ['joined', 'lastActive'] as const
export const numberFields = ['introsSent', 'introsReceived', 'introsAnswered', 'eventsAttended'] as const

export const conditionsAtMost = 20

/** What the list is sorted by. */
export const memberSorts = ['name', 'joined', 'lastActive', 'company', 'city', 'status'] as const
export type MemberSort = (typeof memberSorts)[number]
