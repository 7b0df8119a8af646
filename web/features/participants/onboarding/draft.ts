import { contactFormats } from '#contract/participants/contacts.ts'
import { type ProfileVisibility, profileVisibilities } from '#contract/participants/profile-visibility.ts'
import type { TypedContact } from '#web/participant/contactProblems.ts'

/** Entered values of a newcomer. */
export type DraftValues = {
  firstName: string
  lastName: string
  position: string
  company: string
  about: string
  lookingFor: string
  canHelp: string
  goal: string
  tags: string[]
  city: string
  latitude: number | null
  longitude: number | null
  isLocationShared: boolean
  contacts: TypedContact[]
  profileVisibility: ProfileVisibility
}
export type DraftField = keyof DraftValues

/** `changed`: edited and not validated yet. `ready`: validated and to be sent. */
export type Draft = { values: DraftValues; changed: DraftField[]; ready: DraftField[] }

export const emptyValues: DraftValues = {
  firstName: '',
  lastName: '',
  position: '',
  company: '',
  about: '',
  lookingFor: '',
  canHelp: '',
  goal: '',
  tags: [],
  city: '',
  latitude: null,
  longitude: null,
  isLocationShared: true,
  contacts: [],
  profileVisibility: 'link',
}
const fields = Object.keys(emptyValues) as DraftField[]

type Loose = Record<string, unknown>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only values of the right type; everything else that a browser or server stored is dropped. */
function readValues(given: unknown): Partial<DraftValues> {
  if (!isLoose(given)) return {}
  return Object.fromEntries(fields.filter(field => isOfKind(field, given[field])).map(field => [field, given[field]]))
}

function isOfKind(field: DraftField, value: unknown): boolean {
  if (field === 'tags') return Array.isArray(value) && value.every(each => typeof each === 'string')
  if (field === 'contacts') return Array.isArray(value) && value.every(isContact)
  if (field === 'profileVisibility') return profileVisibilities.some(each => each === value)
  if (field === 'latitude' || field === 'longitude') return value === null || typeof value === 'number'
  return typeof value === typeof emptyValues[field]
}

const isContact = (value: unknown) =>
  isLoose(value) && typeof value.value === 'string' && String(value.type) in contactFormats

const readFields = (given: unknown): DraftField[] =>
  Array.isArray(given) ? fields.filter(field => given.includes(field)) : []

type Suggested = { email?: string | null; firstName?: string; lastName?: string }

/**
 * The server's draft, except for fields that this browser has not sent yet. What is known is suggested: the account's
 * email as a contact, and the name that a sign-in provider gave.
 */
export function openDraft(server: Loose, kept: Loose | null, { email, firstName, lastName }: Suggested = {}): Draft {
  const here = readValues(kept?.values)
  const changed = readFields(kept?.changed).filter(field => field in here)
  const ready = readFields(kept?.ready).filter(field => field in here)
  const unsaved = Object.fromEntries([...changed, ...ready].map(field => [field, here[field]]))
  const known: Partial<DraftValues> = { ...readValues(server), ...unsaved }
  // Suggestions must be sent as if entered: the newcomer sees and keeps them.
  const offered: Partial<DraftValues> = {
    ...(known.contacts || !email ? {} : { contacts: [{ type: 'EMAIL', value: email }] }),
    ...(known.firstName === undefined && firstName ? { firstName } : {}),
    ...(known.lastName === undefined && lastName ? { lastName } : {}),
    ...(known.isLocationShared === undefined ? { isLocationShared: true } : {}),
    ...(known.profileVisibility === undefined ? { profileVisibility: 'link' } : {}),
  }
  return {
    values: { ...emptyValues, ...offered, ...known },
    changed: [...new Set([...changed, ...(Object.keys(offered) as DraftField[])])],
    ready,
  }
}

export function changeDraft(draft: Draft, change: Partial<DraftValues>): Draft {
  const touched = Object.keys(change) as DraftField[]
  return {
    values: { ...draft.values, ...change },
    changed: [...new Set([...draft.changed, ...touched])],
    ready: draft.ready.filter(field => !touched.includes(field)),
  }
}

/** Marks fields as validated. */
export function readyDraft(draft: Draft, checked: DraftField[]): Draft {
  const isChecked = (field: DraftField) => checked.includes(field)
  return {
    ...draft,
    changed: draft.changed.filter(field => !isChecked(field)),
    ready: [...new Set([...draft.ready, ...draft.changed.filter(isChecked)])],
  }
}

/** Fields to send; null when everything is saved. */
export function partToSend({ values, ready }: Draft): Partial<DraftValues> | null {
  if (ready.length === 0) return null
  const part = Object.fromEntries(ready.map(field => [field, values[field]])) as Partial<DraftValues>
  return part.contacts ? { ...part, contacts: sendable(part.contacts) } : part
}

/** Marks sent fields as saved, unless changed meanwhile. */
export function savedDraft(draft: Draft, sent: Partial<DraftValues>, sentFrom: DraftValues): Draft {
  const isSaved = (field: DraftField) => field in sent && draft.values[field] === sentFrom[field]
  return { ...draft, ready: draft.ready.filter(field => !isSaved(field)) }
}

/** Complete contacts, each value once; another step may have an incomplete one. */
function sendable(contacts: TypedContact[]): TypedContact[] {
  const seen = new Set<string>()
  return contacts.flatMap(({ type, value }) => {
    const tidy = contactFormats[type].normalise(value)
    if (tidy === null || seen.has(tidy)) return []
    seen.add(tidy)
    return [{ type, value: tidy }]
  })
}

export const contactValue = (contacts: TypedContact[], type: TypedContact['type']): string =>
  contacts.find(contact => contact.type === type)?.value ?? ''

export function withContact(contacts: TypedContact[], type: TypedContact['type'], value: string): TypedContact[] {
  if (contacts.some(contact => contact.type === type))
    return contacts.map(contact => (contact.type === type ? { type, value } : contact))
  return [...contacts, { type, value }]
}
