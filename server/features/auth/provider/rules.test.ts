import { describe, expect, test } from 'vitest'
import {
  canRemoveIdentity,
  challengeOf,
  clientAuthorization,
  codeAddress,
  codeUrlOf,
  communityIssuer,
  idTokenAddress,
  isMeantFor,
  isStateOf,
  newRandom,
  readClaims,
  returnAddress,
} from './rules.ts'

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

describe('the address that starts a sign-in', () => {
  const redirectUri = returnAddress({ communityUrl: 'https://club.example' })
  const asked = { clientId: 'us', redirectUri, state: 's' }
  const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

  test('leads back to the community', () => {
    expect(redirectUri).toBe('https://club.example/auth-provider')
  })

  test('asks for an id token in the fragment', () => {
    expect(parametersOf(idTokenAddress('https://id.example/a', { ...asked, nonce: 'n' }))).toEqual({
      client_id: 'us',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      nonce: 'n',
      state: 's',
      prompt: 'select_account',
    })
  })

  test('asks for a code with an S256 challenge', () => {
    expect(parametersOf(codeAddress('https://id.example/a', { ...asked, challenge: 'c' }))).toEqual({
      scope: 'openid email profile',
      client_id: 'us',
      response_type: 'code',
      redirect_uri: redirectUri,
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    })
  })
})

describe('the public settings of a provider', () => {
  const read = (externalContent?: string) =>
    codeUrlOf({ authConfig: [{ authType: 'OAUTH2', ...(externalContent === undefined ? {} : { externalContent }) }] })

  test('contain the authorization URL', () => {
    expect(read('{"codeUrl":"https://id.example/a","more":1}')).toBe('https://id.example/a')
    expect(codeUrlOf({ authConfig: [{ authType: 'EMAIL' }] })).toBeNull()
    const others = { authType: 'EMAIL', externalContent: '{"codeUrl":"https://other.example/"}' } as const
    const own = { authType: 'OAUTH2', externalContent: '{"codeUrl":"https://id.example/a"}' } as const
    expect(codeUrlOf({ authConfig: [others] })).toBeNull()
    expect(codeUrlOf({ authConfig: [others, own] })).toBe('https://id.example/a')
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

  test('are read with names of up to 2000 characters and a picture on the web', () => {
    const [long, picture] = ['x'.repeat(2000), 'https://pictures.example/vera.png']
    const full = { ...said, sub: 'x'.repeat(255), name: long, given_name: 'Vera', family_name: 'Lind', picture }
    expect(readClaims(full)).toMatchObject({
      subject: 'x'.repeat(255),
      profile: { name: long, givenName: 'Vera', familyName: 'Lind', imageUrl: picture },
    })
    expect(readClaims({ ...said, name: 'x'.repeat(2001) })?.profile.name).toBe('')
  })
})

test('the issuer of a community is bound to it', () => {
  expect(communityIssuer('one', 'https://id.example')).toBe('one https://id.example')
})

test.each([
  [{ hasPassword: false, isEmailConfirmed: false, identities: 1 }, false],
  [{ hasPassword: false, isEmailConfirmed: false, identities: 2 }, true],
  [{ hasPassword: true, isEmailConfirmed: false, identities: 1 }, true],
  [{ hasPassword: false, isEmailConfirmed: true, identities: 1 }, true],
])('of an account with %o, an identity can be removed: %s', (known, can) => {
  expect(canRemoveIdentity(known)).toBe(can)
})

test.each([
  ['a sign-in that was started as one', { challenge: challengeOf('v') }, { verifier: 'v', sessionId: null }, true],
  ['a sign-in with another verifier', { challenge: challengeOf('v') }, { verifier: 'w', sessionId: null }, false],
  [
    'a sign-in that was started to connect',
    { challenge: challengeOf('v'), sessionId: 's' },
    { verifier: 'v', sessionId: null },
    false,
  ],
  [
    'a connection in its session',
    { challenge: challengeOf('v'), sessionId: 's' },
    { verifier: 'v', sessionId: 's' },
    true,
  ],
  [
    'a connection in another session',
    { challenge: challengeOf('v'), sessionId: 's' },
    { verifier: 'v', sessionId: 'o' },
    false,
  ],
  [
    'a connection that was started as a sign-in',
    { challenge: challengeOf('v') },
    { verifier: 'v', sessionId: 's' },
    false,
  ],
  [
    'a connection with another verifier',
    { challenge: challengeOf('v'), sessionId: 's' },
    { verifier: 'w', sessionId: 's' },
    false,
  ],
])('a state for %s: %o, %o, %s', (_what, details, given, expected) => {
  expect(isStateOf(details, given)).toBe(expected)
})

test('a client shows its secret in a header, and without one its id among the fields', () => {
  const authorization = `Basic ${Buffer.from('a+club:a%3A+%2B').toString('base64')}`
  expect(clientAuthorization({ clientId: 'a club', clientSecret: 'a: +' })).toEqual({
    headers: { authorization },
    fields: {},
  })
  expect(clientAuthorization({ clientId: 'a club', clientSecret: null })).toEqual({
    headers: {},
    fields: { client_id: 'a club' },
  })
})
