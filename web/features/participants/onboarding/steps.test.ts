import { describe, expect, it } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { emptyValues } from './draft.ts'
import {
  contactsOf,
  firstIncomplete,
  isIncomplete,
  requirementOf,
  resumeStep,
  type Step,
  visibleSteps,
} from './steps.ts'

const all: Step[] = ['profile', 'about', 'linkedin', 'location', 'lookingFor', 'contacts', 'networks', 'avatar']
const config = (hidden: Step[] = []) =>
  Object.fromEntries(all.map(step => [step, { visible: !hidden.includes(step) }])) as Record<Step, { visible: boolean }>

const rules = {
  stepsConfig: config(),
  requiredContacts: ['FACEBOOK' as const, 'LINKEDIN' as const],
  requiredContactsMin: 1,
}
const filled = {
  ...emptyValues,
  firstName: 'Anna',
  lastName: 'K',
  about: 'I make tea and talk about it.',
  lookingFor: 'People who drink tea',
}
const facebook = [{ type: 'FACEBOOK' as const, value: 'https://facebook.com/anna' }]

it('shows the visible steps in order, and LinkedIn only if it can be looked up', () => {
  const rest = ['location', 'lookingFor', 'contacts', 'avatar']
  const steps = (...hidden: (keyof Community['stepsConfig'])[]) =>
    visibleSteps(config(hidden), { hasLinkedinLookup: true })
  expect(steps('linkedin', 'networks')).toEqual(['profile', 'about', ...rest])
  expect(steps('networks')).toEqual(['profile', 'about', 'linkedin', ...rest])
  expect(visibleSteps(config(['networks']), { hasLinkedinLookup: false })).toEqual(['profile', 'about', ...rest])
})

describe('contactsOf', () => {
  const community = {
    contactsConfig: ['VK' as const, 'EMAIL' as const, 'TELEGRAM' as const, 'SLACK' as const],
    shownContacts: ['TELEGRAM' as const],
    requiredContacts: ['VK' as const],
    stepsConfig: { networks: { visible: true } } as Community['stepsConfig'],
  }
  const withoutNetworks = { ...community, stepsConfig: {} as Community['stepsConfig'] }
  it('has email and phone in the contacts step', () => expect(contactsOf('contacts', community)).toEqual(['EMAIL']))
  it('has required networks there if they have no step', () =>
    expect(contactsOf('contacts', withoutNetworks)).toEqual(['EMAIL', 'VK']))
  it("has the community's networks first", () =>
    expect(contactsOf('networks', community)).toEqual(['TELEGRAM', 'VK', 'SLACK']))
  it('has none in other steps', () => expect(contactsOf('about', community)).toEqual([]))
})

describe('requirementOf', () => {
  it('is in the networks step', () => {
    expect(requirementOf('networks', rules, facebook)).toEqual({
      types: rules.requiredContacts,
      count: 1,
      given: 1,
    })
    expect(requirementOf('contacts', rules, facebook)).toBeNull()
  })
  it('is in the contacts step when only email and phone are required', () => {
    const direct = { ...rules, requiredContacts: ['PHONE' as const] }
    expect(requirementOf('contacts', direct, [])).toEqual({ types: ['PHONE'], count: 1, given: 0 })
  })
  it('requires no more than exist', () => {
    expect(requirementOf('networks', { ...rules, requiredContactsMin: 9 }, [])?.count).toBe(2)
  })
  it('is null when nothing is required', () => {
    expect(requirementOf('networks', { ...rules, requiredContactsMin: 0 }, [])).toBeNull()
  })
  it('does not count empty contacts', () => {
    expect(requirementOf('networks', rules, [{ type: 'LINKEDIN', value: ' ' }])?.given).toBe(0)
  })
})

describe('isIncomplete', () => {
  it.each([
    ['profile', { lastName: ' ' }, true],
    ['profile', {}, false],
    ['about', { about: '' }, true],
    ['location', { city: '' }, false],
    ['avatar', {}, false],
    ['networks', {}, true],
    ['networks', { contacts: facebook }, false],
  ] as const)('%s with %j: %s', (step, change, isWanted) => {
    expect(
      isIncomplete(step, rules, { ...filled, ...change, contacts: 'contacts' in change ? [...change.contacts] : [] }),
    ).toBe(isWanted)
  })
  it('finds the first', () => {
    expect(firstIncomplete(all, rules, { ...filled, lookingFor: '' })).toBe('lookingFor')
    expect(firstIncomplete(all, rules, { ...filled, contacts: facebook })).toBeNull()
  })
})

describe('resumeStep', () => {
  it('continues where the newcomer stopped', () =>
    expect(resumeStep(all, 'lookingFor', rules, filled)).toBe('lookingFor'))
  it('goes back to an incomplete step', () =>
    expect(resumeStep(all, 'avatar', rules, { ...filled, about: '' })).toBe('about'))
  it('starts at the beginning otherwise', () => {
    expect(resumeStep(all, null, rules, filled)).toBe('profile')
    expect(resumeStep(all, 'gone', rules, filled)).toBe('profile')
  })
  it('is null without steps', () => expect(resumeStep([], 'about', rules, filled)).toBeNull())
})
