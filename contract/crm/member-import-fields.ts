import { contactTypes } from '../communities/contact-types.ts'
import { limits } from '../limits.ts'

/* Without a library, since screens read it too. */

export const importLimits = { rows: 50_000, columns: 100, bytes: limits.imageBytes, cell: 5000 } as const

const contactFields = contactTypes.filter(type => type !== 'EMAIL')

/** What a column of the file can be: a field of the profile, or a contact. */
export const importFields = [
  'email',
  'fullName',
  'firstName',
  'lastName',
  'company',
  'position',
  'city',
  'about',
  'lookingFor',
  'canHelp',
  'goal',
  'tags',
  ...contactFields,
] as const

export const importStatuses = ['UPLOADED', 'CHECKING', 'CHECKED', 'IMPORTING', 'DONE', 'UNDOING', 'UNDONE'] as const
export const importRowStates = ['NEW', 'MEMBER', 'REPEATED', 'INVALID'] as const
export const importOutcomes = ['CREATED', 'UPDATED', 'SKIPPED', 'FAILED', 'UNDONE', 'KEPT'] as const

/** What happens with the row of a member who is here already: empty fields are filled, values are overwritten, or nothing. */
export const duplicateChoices = ['fill', 'overwrite', 'skip'] as const
