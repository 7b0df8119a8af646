import { describe, expect, test } from 'vitest'
import { challengeOf, codeAddress, codeUrlOf, isMeantFor, newRandom, readClaims } from './rules.ts'

test('the challenge matches the example of RFC 7636', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  expect(newRandom()).toMatch(/^[\w-]{43}$/)
  expect(newRandom()).not.toBe(newRandom())
})

test.each([
  [{ aud: 'us' }, true],
  [{ aud: ['us'] }, true],
  [{ aud: ['us', 'them'] }, false],
  [{ aud: ['us', 'them'], azp: 'us' }, true],
  [{ aud: 'us', azp: 'us' }, true],
  [{ aud: 'us', azp: 'them' }, false],
  [{ aud: ['us', 'them'], azp: 'them' }, false],
])('a token with %o is issued to us: %s', (claims, expected) => {
  expect(isMeantFor('us', claims)).toBe(expected)
})

describe('the public settings of a provider', () => {
  const read = (externalContent?: string) =>
    codeUrlOf({ authConfig: [{ authType: 'OAUTH2', ...(externalContent === undefined ? {} : { externalContent }) }] })

  test('contain the authorization URL', () => {
    expect(read('{"codeUrl":"https://id.example/a","more":1}')).toBe('https://id.example/a')
    expect(codeUrlOf({ authConfig: [{ authType: 'EMAIL' }] })).toBeNull()
  })

  test.each([undefined, '', 'nonsense', 'null', '{}', '{"codeUrl":"javascript:alert(1)"}', '{"codeUrl":"/here"}'])(
    'are ignored when they are %s',
    content => expect(read(content)).toBeNull(),
  )

  test('may add query parameters but not override ours', () => {
    const asked = { clientId: 'us', redirectUri: 'https://club.example/auth-provider', state: 's', challenge: 'c' }
    const given = 'https://id.example/a?scope=email&tenant=7&client_id=them&redirect_uri=https://evil.example'
    expect(Object.fromEntries(new URL(codeAddress(given, asked)).searchParams)).toMatchObject({
      scope: 'email',
      tenant: '7',
      client_id: 'us',
      redirect_uri: 'https://club.example/auth-provider',
    })
  })
})

describe('the claims of a provider', () => {
  const said = { sub: '1', email: ' Vera@Mail.Example ' }

  test('are read with the address normalised', () => {
    expect(readClaims({ ...said, email_verified: true, name: 'Vera', access_token: 'hush' })).toEqual({
      subject: '1',
      email: 'vera@mail.example',
      isEmailVerified: true,
      profile: { imageUrl: '', email: 'vera@mail.example', name: 'Vera', givenName: '', familyName: '' },
    })
  })

  test.each([
    [{}, undefined],
    [{ email_verified: true }, true],
    [{ email_verified: false }, false],
    [{ email_verified: 'true' }, false],
    [{ email_verified: null }, false],
  ])('are verified with %o: %s', (more, expected) => {
    expect(readClaims({ ...said, ...more })?.isEmailVerified).toBe(expected)
  })

  test.each([
    null,
    'text',
    [],
    {},
    { sub: '1' },
    { ...said, sub: '' },
    { ...said, sub: 1 },
    { ...said, sub: 'x'.repeat(256) },
    { ...said, email: 'nobody' },
  ])('are null for %o', given => expect(readClaims(given)).toBeNull())

  test('leave out names that are not text and pictures that are not URLs', () => {
    const odd = { ...said, name: { first: 'Vera' }, given_name: 'x'.repeat(3000), picture: 'data:image/png;base64,AA' }
    expect(readClaims(odd)?.profile).toMatchObject({ name: '', givenName: '', imageUrl: '' })
  })
})
