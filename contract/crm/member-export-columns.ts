/* Without a library, since screens read it too. */

/** Columns of the exported file, in its order; `contacts` is a column for each kind of contact that members show. */
export const exportColumns = [
  'firstName',
  'lastName',
  'email',
  'company',
  'position',
  'city',
  'about',
  'lookingFor',
  'canHelp',
  'goal',
  'topics',
  'memberTags',
  'contacts',
  'status',
  'language',
  'joined',
  'lastActive',
  'introsSent',
  'introsReceived',
  'introsAnswered',
  'eventsAttended',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** At most so many members are exported, or left out of a filter, by their ids. */
export const exportedIdsAtMost = 200
