import { expect, it } from 'vitest'
import type { CommunityOption } from '#contract/communities/options.ts'
import { landingVariant } from './variant.ts'

const variantOf = (
  record: Partial<{ isTimCommunity: boolean; shortLanding: boolean; options: CommunityOption[] }>,
  isOrganiser = false,
) => landingVariant({ isTimCommunity: false, shortLanding: false, options: [], ...record }, isOrganiser)

const redirecting: CommunityOption[] = [
  { optionType: 'LANDING_REDIRECT', settings: { url: 'https://connect.example.com' } },
]

it('is the default one without options', () => {
  expect(variantOf({})).toEqual({ hasOwnHeader: false, isShort: false, style: 'default', redirectUrl: null })
})

it('has its own header by the option or by isTimCommunity', () => {
  expect(variantOf({ isTimCommunity: true }).hasOwnHeader).toBe(true)
  expect(variantOf({ options: [{ optionType: 'SPECIAL_LANDING', settings: {} }] }).hasOwnHeader).toBe(true)
})

it('is short if the community says so', () => {
  expect(variantOf({ shortLanding: true }).isShort).toBe(true)
})

it.each(['poster', 'calm'] as const)('has the style %s', style => {
  expect(variantOf({ options: [{ optionType: 'LANDING_STYLE', settings: { style } }] }).style).toBe(style)
})

it('redirects everyone but organisers', () => {
  expect(variantOf({ options: redirecting }).redirectUrl).toBe('https://connect.example.com')
  expect(variantOf({ options: redirecting }, true).redirectUrl).toBeNull()
})
