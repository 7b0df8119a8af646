import { describe, expect, test } from 'vitest'
import { UsageError } from '#server/platform/config/usage-error.ts'
import { ensureLanguages, signInOf } from './rules.ts'

const provider = {
  clientId: 'a',
  clientSecret: 'b',
  tokenUrl: 'https://t',
  userInfoUrl: 'https://u',
  issuer: 'https://i',
}
const oauth2 = { authType: 'OAUTH2', externalContent: '{"codeUrl":"https://c"}' } as const
const before = { authConfig: [{ authType: 'EMAIL' } as const, oauth2], provider }

test('the default language must be one that members can choose', () => {
  expect(() => ensureLanguages({ lang: 'en', langChoices: ['ru'] })).toThrow(UsageError)
  expect(() => ensureLanguages({ lang: 'ru', langChoices: ['en', 'ru'] })).not.toThrow()
})

describe('sign-in methods and provider', () => {
  test('stay without options', () => {
    expect(signInOf(before, {})).toEqual(before)
  })

  test('keep the settings that are not given', () => {
    const changed = signInOf(before, { 'provider-issuer': 'https://other', 'sign-in': ['OAUTH2'] })
    expect(changed).toEqual({ authConfig: [oauth2], provider: { ...provider, issuer: 'https://other' } })
    expect(signInOf(before, { 'provider-code-url': 'https://d' }).authConfig).toEqual([
      { authType: 'EMAIL' },
      { authType: 'OAUTH2', externalContent: '{"codeUrl":"https://d"}' },
    ])
  })

  test('lose the provider with OAUTH2', () => {
    expect(signInOf(before, { 'sign-in': ['MAGIC'] })).toEqual({ authConfig: [{ authType: 'MAGIC' }], provider: null })
  })

  test('name every setting that OAUTH2 lacks', () => {
    const none = { authConfig: [], provider: null }
    expect(() => signInOf(none, { 'sign-in': ['OAUTH2'] })).toThrow(
      'The sign-in method OAUTH2 also needs --provider-code-url, --provider-client-id, --provider-secret-file, --provider-token-url, --provider-user-info-url, --provider-issuer.',
    )
    expect(() => signInOf(none, { 'sign-in': ['EMAIL'], 'provider-issuer': 'https://i' })).toThrow('add it')
    expect(() => signInOf(none, { 'sign-in': ['EMAIL'], 'provider-code-url': 'https://c' })).toThrow('add it')
  })
})
