import { expect, it } from 'vitest'
import type { CommunityOption } from '#contract/communities/options.ts'
import { landingVariant } from './variant.ts'

const variantOf = (
  record: Partial<{ isTimCommunity: boolean; shortLanding: boolean; options: CommunityOption[] }>,
  isOrganisers = false,
) => landingVariant({ isTimCommunity: false, shortLanding: false, options: [], ...record }, isOrganisers)

const redirecting: CommunityOption[] = [
  { optionType: 'LANDING_REDIRECT', settings: { url: 'https://connect.example.com' } },
]

it('a community without options has the default landing', () => {
  expect(variantOf({})).toEqual({ hasOwnHeader: false, isShort: false, style: 'default', redirectUrl: null })
})

it('the landing has its own header with the option or isTimCommunity', () => {
  expect(variantOf({ isTimCommunity: true }).hasOwnHeader).toBe(true)
  expect(variantOf({ options: [{ optionType: 'SPECIAL_LANDING', settings: {} }] }).hasOwnHeader).toBe(true)
})

it('the landing is short with the option for it', () => {
  expect(variantOf({ shortLanding: true }).isShort).toBe(true)
})

it.each(['poster', 'calm'] as const)('the landing has the configured style %s', style => {
  expect(variantOf({ options: [{ optionType: 'LANDING_STYLE', settings: { style } }] }).style).toBe(style)
})

it('a configured redirect applies to everyone but organisers', () => {
  expect(variantOf({ options: redirecting }).redirectUrl).toBe('https://connect.example.com')
  expect(variantOf({ options: redirecting }, true).redirectUrl).toBeNull()
})
