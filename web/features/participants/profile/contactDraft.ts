import type { Community, ContactType } from '#contract/communities/community.ts'
import { directContacts } from '#contract/participants/contacts.ts'
import type { TypedContact } from '#web/participant/contactProblems.ts'

type Rules = Pick<Community, 'contactsConfig' | 'shownContacts' | 'requiredContacts'>

/** Fields shown at once, and on request: existing contacts and the community's come first. */
export function contactFields(rules: Rules, given: ContactType[]): { first: ContactType[]; more: ContactType[] } {
  const offered = [...new Set([...directContacts, ...rules.contactsConfig, ...given])]
  const isFirst = (type: ContactType) =>
    [directContacts, given, rules.requiredContacts, rules.shownContacts].some(types => types.includes(type))
  return { first: offered.filter(isFirst), more: offered.filter(type => !isFirst(type)) }
}

export const contactValue = (contacts: TypedContact[], type: ContactType): string =>
  contacts.find(contact => contact.type === type)?.value ?? ''

export function withContact(contacts: TypedContact[], type: ContactType, value: string): TypedContact[] {
  return contacts.some(contact => contact.type === type)
    ? contacts.map(contact => (contact.type === type ? { type, value } : contact))
    : [...contacts, { type, value }]
}
