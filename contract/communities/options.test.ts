import { describe, expect, test } from 'vitest'
import { communityOption, communityOptions, optionSettings, optionTypes, tourTargets } from './options.ts'

const both = { en: 'Tea', ru: 'Чай' }
const tourOf = (target: string, steps = 4) => ({
  steps: Array.from({ length: steps }, () => ({ target, title: both, text: both })),
  finishLink: '/events',
})

describe('community options', () => {
  test.each(tourTargets)('let a step of the tour point at %s', target => {
    const option = { optionType: 'GUIDED_TOUR', settings: tourOf(target) }
    expect(communityOption.safeParse(option).success).toBe(true)
  })

  test('have a schema and a described effect for every type', () => {
    const known = communityOption.options.map(option => option.shape.optionType.value)
    expect(known.sort()).toEqual(Object.keys(optionTypes).sort())
    for (const { effect } of Object.values(optionTypes)) expect(effect).toMatch(/\.$/)
  })

  test('are refused when a type occurs twice', () => {
    const option = { optionType: 'POLICY_PLAIN_TEXT', settings: {} }
    expect(communityOptions.safeParse([option]).success).toBe(true)
    expect(communityOptions.safeParse([option, option]).success).toBe(false)
  })

  test.each([
    { optionType: 'DONATE_BUTTON', settings: {} },
    { optionType: 'DONATE_BUTTON', settings: { url: 'javascript:alert(1)' } },
    { optionType: 'DONATE_BUTTON', settings: { url: 'https://x.example', more: 1 } },
    { optionType: 'LEGAL_DOCS', settings: { set: 'DE' } },
    { optionType: 'CREDITS', settings: { allowance: -1, period: 'week', price: 10 } },
    { optionType: 'GUIDED_TOUR', settings: tourOf('events', 3) },
    { optionType: 'GUIDED_TOUR', settings: tourOf('events', 5) },
    { optionType: 'GUIDED_TOUR', settings: tourOf('earnings') },
    { optionType: 'GUIDED_TOUR', settings: { ...tourOf('events'), finishLink: 'javascript:alert(1)' } },
    { optionType: 'UNKNOWN', settings: {} },
    { optionType: 'POLICY_PLAIN_TEXT' },
  ])('are refused as invalid: %j', option => {
    expect(communityOption.safeParse(option).success).toBe(false)
  })

  test('are found by their type', () => {
    const community = { options: [{ optionType: 'LEGAL_DOCS' as const, settings: { set: 'JO' as const } }] }
    expect(optionSettings(community, 'LEGAL_DOCS')).toEqual({ set: 'JO' })
    expect(optionSettings(community, 'CREDITS')).toBeUndefined()
  })
})
