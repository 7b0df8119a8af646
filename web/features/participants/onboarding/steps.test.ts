import { describe, expect, it } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { emptyValues } from './draft.ts'
import { contactsOf, firstLacking, isLacking, requirementOf, resumeStep, type Step, visibleSteps } from './steps.ts'

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

it('shows the visible steps in their order', () => {
  expect(visibleSteps(config(['linkedin', 'networks']))).toEqual([
    'profile',
    'about',
    'location',
    'lookingFor',
    'contacts',
    'avatar',
  ])
})

describe('contactsOf', () => {
  const community = {
    contactsConfig: ['VK' as const, 'EMAIL' as const, 'TELEGRAM' as const, 'SLACK' as const],
    shownContacts: ['TELEGRAM' as const],
    requiredContacts: ['VK' as const],
    stepsConfig: { networks: { visible: true } } as Community['stepsConfig'],
  }
  const withoutNetworks = { ...community, stepsConfig: {} as Community['stepsConfig'] }
  it('asks for direct ones in their step', () => expect(contactsOf('contacts', community)).toEqual(['EMAIL']))
  it('asks for required networks there where they have no step', () =>
    expect(contactsOf('contacts', withoutNetworks)).toEqual(['EMAIL', 'VK']))
  it('puts shown networks first', () => expect(contactsOf('networks', community)).toEqual(['TELEGRAM', 'VK', 'SLACK']))
  it('asks for none elsewhere', () => expect(contactsOf('about', community)).toEqual([]))
})

describe('requirementOf', () => {
  it('stands at the networks', () => {
    expect(requirementOf('networks', rules, facebook)).toEqual({
      types: rules.requiredContacts,
      count: 1,
      given: 1,
    })
    expect(requirementOf('contacts', rules, facebook)).toBeNull()
  })
  it('stands at the contacts when only direct ones are required', () => {
    const direct = { ...rules, requiredContacts: ['PHONE' as const] }
    expect(requirementOf('contacts', direct, [])).toEqual({ types: ['PHONE'], count: 1, given: 0 })
  })
  it('asks for no more than there are', () => {
    expect(requirementOf('networks', { ...rules, requiredContactsMin: 9 }, [])?.count).toBe(2)
  })
  it('is none where none is required', () => {
    expect(requirementOf('networks', { ...rules, requiredContactsMin: 0 }, [])).toBeNull()
  })
  it('does not count an empty one', () => {
    expect(requirementOf('networks', rules, [{ type: 'LINKEDIN', value: ' ' }])?.given).toBe(0)
  })
})

describe('what is lacking', () => {
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
      isLacking(step, rules, { ...filled, ...change, contacts: 'contacts' in change ? [...change.contacts] : [] }),
    ).toBe(isWanted)
  })
  it('finds the first', () => {
    expect(firstLacking(all, rules, { ...filled, lookingFor: '' })).toBe('lookingFor')
    expect(firstLacking(all, rules, { ...filled, contacts: facebook })).toBeNull()
  })
})

describe('resumeStep', () => {
  it('goes on where it stopped', () => expect(resumeStep(all, 'lookingFor', rules, filled)).toBe('lookingFor'))
  it('goes back to what is open', () =>
    expect(resumeStep(all, 'avatar', rules, { ...filled, about: '' })).toBe('about'))
  it('starts at the beginning otherwise', () => {
    expect(resumeStep(all, null, rules, filled)).toBe('profile')
    expect(resumeStep(all, 'gone', rules, filled)).toBe('profile')
  })
  it('has nowhere to go without steps', () => expect(resumeStep([], 'about', rules, filled)).toBeNull())
})
