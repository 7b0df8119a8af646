import type { Community, ContactType } from '#contract/communities/community.ts'
import { contactStepOf, directContacts } from '#contract/participants/contacts.ts'
import type { TypedContact } from '#web/participant/contactProblems.ts'
import type { DraftValues } from './draft.ts'

export type Step = keyof Community['stepsConfig']

const order: Step[] = ['profile', 'about', 'linkedin', 'location', 'lookingFor', 'contacts', 'networks', 'avatar']

/** Fields of each step. */
export const stepFields: Record<Step, (keyof DraftValues)[]> = {
  profile: ['firstName', 'lastName', 'position', 'company'],
  about: ['about', 'tags'],
  linkedin: ['contacts'],
  location: ['city', 'latitude', 'longitude', 'isLocationShared'],
  lookingFor: ['lookingFor', 'canHelp', 'goal'],
  contacts: ['contacts'],
  networks: ['contacts'],
  avatar: [],
}

export const requiredFields: Partial<Record<Step, (keyof DraftValues)[]>> = {
  profile: ['firstName', 'lastName'],
  about: ['about'],
  lookingFor: ['lookingFor'],
}

/** Steps of the community, as far as this installation offers them. */
export const visibleSteps = (config: Community['stepsConfig'], { hasLinkedinLookup }: Offered): Step[] =>
  order.filter(step => config[step]?.visible && (step !== 'linkedin' || hasLinkedinLookup))

type Offered = { hasLinkedinLookup: boolean }

type ContactRules = Pick<Community, 'contactsConfig' | 'shownContacts' | 'stepsConfig' | 'requiredContacts'>

/** Contact types of a step, the important ones first. */
export function contactsOf(step: Step, community: ContactRules): ContactType[] {
  if (step === 'linkedin') return ['LINKEDIN']
  if (step === 'contacts') {
    // Required networks belong to the contacts step if the networks step is hidden.
    const required = contactStepOf(community) === 'contacts' ? community.requiredContacts : []
    const asked = [...directContacts.filter(type => community.contactsConfig.includes(type)), ...required]
    return [...new Set(asked)]
  }
  if (step !== 'networks') return []
  const networks = community.contactsConfig.filter(type => !directContacts.includes(type))
  const isShown = (type: ContactType) => community.shownContacts.includes(type)
  return [...networks.filter(isShown), ...networks.filter(type => !isShown(type))]
}

type Rules = Pick<Community, 'stepsConfig' | 'requiredContacts' | 'requiredContactsMin'>
export type Requirement = { types: ContactType[]; count: number; given: number }

export const isGiven = (contacts: TypedContact[], type: ContactType): boolean =>
  contacts.some(contact => contact.type === type && contact.value.trim() !== '')

/** Required contacts of this step; null if none. The server counts in the same way. */
export function requirementOf(step: Step, community: Rules, contacts: TypedContact[]): Requirement | null {
  const { requiredContacts: types, requiredContactsMin } = community
  const count = Math.min(requiredContactsMin, types.length)
  if (step !== contactStepOf(community) || count === 0) return null
  return { types, count, given: types.filter(type => isGiven(contacts, type)).length }
}

/** Whether this step is incomplete. */
export function isIncomplete(step: Step, community: Rules, values: DraftValues): boolean {
  const isEmpty = (field: keyof DraftValues) => String(values[field] ?? '').trim() === ''
  if (requiredFields[step]?.some(isEmpty)) return true
  const requirement = requirementOf(step, community, values.contacts)
  return requirement !== null && requirement.given < requirement.count
}

export const firstIncomplete = (steps: Step[], community: Rules, values: DraftValues): Step | null =>
  steps.find(step => isIncomplete(step, community, values)) ?? null

/** Step to resume: where the newcomer stopped, unless an earlier one is incomplete. */
export function resumeStep(steps: Step[], wanted: string | null, community: Rules, values: DraftValues): Step | null {
  const reached = steps.indexOf(wanted as Step)
  if (reached < 0) return steps[0] ?? null
  return firstIncomplete(steps.slice(0, reached), community, values) ?? steps[reached] ?? null
}
