import { describe, expect, test } from 'vitest'
import { landingContent } from '#contract/communities/landing.ts'
import { communityUrl, foundCommunity, usableMethods } from './rules.ts'

describe('the address of a community', () => {
  test.each([
    ['club', null, 'http://localhost:3000', 'http://club.localhost:3000'],
    ['club', null, 'https://example.com', 'https://club.example.com'],
    ['club', null, 'https://club.example.com', 'https://club.example.com'],
    ['club', null, 'https://home.example.com', 'https://club.home.example.com'],
    ['club', 'club.org', 'https://example.com', 'https://club.org'],
    ['club', 'club.org', 'http://localhost:3000', 'http://club.org'],
  ])('of %s with the custom domain %s at %s is %s', (domain, customDomain, publicUrl, url) => {
    expect(communityUrl({ domain, customDomain }, publicUrl)).toBe(url)
  })
})

describe('a new community', () => {
  test('has a landing that fits its schema even with the longest title', () => {
    const founded = foundCommunity(
      {
        id: 'id',
        domain: 'club',
        title: 'W'.repeat(120),
        lang: 'en',
        timeZone: 'UTC',
        brandColor: '#b3501f',
        accentColor: '#2c7567',
        options: [],
      },
      'hello@example.com',
      'http://localhost:3000',
    )
    for (const lang of ['en', 'ru'] as const) landingContent.parse(founded.landing[lang])
    expect(founded.logoUrl).toBe('/art/mark.svg?mark=initial&background=%23b3501f&letter=W')
  })
})

test.each([
  [false, false, ['EMAIL', 'OTP']],
  [true, false, ['EMAIL', 'GOOGLE', 'OTP']],
  [false, true, ['EMAIL', 'OAUTH2', 'OTP']],
  [true, true, ['EMAIL', 'GOOGLE', 'OAUTH2', 'OTP']],
])('with Google %s and its own provider %s, a community offers %o', (hasGoogle, hasOauthProvider, expected) => {
  const methods = (['EMAIL', 'GOOGLE', 'OAUTH2', 'OTP'] as const).map(authType => ({ authType }))
  expect(usableMethods(methods, { hasGoogle, hasOauthProvider }).map(({ authType }) => authType)).toEqual(expected)
})
