import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Community } from '#contract/communities/community.ts'
import { email, webUrl } from '#contract/shapes.ts'
import { isWebUrl } from '#contract/web-address.ts'

const scope = 'openid email profile'

/** Redirect URI of providers: from the community's data, never from the Host header. */
export const returnAddress = ({ communityUrl }: Pick<Community, 'communityUrl'>): string =>
  `${communityUrl}/auth-provider`

/** Where accounts elsewhere are connected. */
export const settingsPath = '/settings#connected'

/**
 * Whether a state belongs to this return: to a sign-in, or to a connection in the session that started it. A state for one is
 * worth nothing for the other, so that nobody connects their account to the session of somebody else.
 */
export const isStateOf = (
  details: Record<string, string>,
  { verifier, sessionId }: { verifier: string; sessionId: string | null },
): boolean => details.challenge === challengeOf(verifier) && (details.sessionId ?? null) === sessionId

type Asked = { clientId: string; redirectUri: string; state: string }

export function idTokenAddress(endpoint: string, { clientId, redirectUri, state, nonce }: Asked & { nonce: string }) {
  return addressWith(endpoint, {
    client_id: clientId,
    response_type: 'id_token',
    response_mode: 'fragment',
    scope,
    redirect_uri: redirectUri,
    nonce,
    state,
    prompt: 'select_account',
  })
}

export function codeAddress(
  endpoint: string,
  { clientId, redirectUri, state, challenge }: Asked & { challenge: string },
) {
  return addressWith(endpoint, {
    scope: new URL(endpoint).searchParams.get('scope') ?? scope,
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
}

function addressWith(endpoint: string, parameters: Record<string, string>): string {
  const address = new URL(endpoint)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** 256 random bits. */
export const newRandom = (): string => randomBytes(32).toString('base64url')

/** S256 of RFC 7636. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

type Client = { clientId: string; clientSecret: string | null }

/** How a client shows who it is at the token endpoint: by its secret (RFC 6749), or by its id alone where it has none (RFC 7636). */
export function clientAuthorization({ clientId, clientSecret }: Client): {
  headers: Record<string, string>
  fields: Record<string, string>
} {
  if (clientSecret === null) return { headers: {}, fields: { client_id: clientId } }
  // Both are form-encoded before they are joined.
  const encoded = [clientId, clientSecret].map(part => new URLSearchParams({ part }).toString().slice('part='.length))
  return { headers: { authorization: `Basic ${Buffer.from(encoded.join(':')).toString('base64')}` }, fields: {} }
}

/** A user must keep a way in: a password, a confirmed address to which links and codes are sent, or another account. */
export const canRemoveIdentity = (known: {
  hasPassword: boolean
  isEmailConfirmed: boolean
  identities: number
}): boolean => known.hasPassword || known.isEmailConfirmed || known.identities > 1

const publicHalf = z.object({ codeUrl: webUrl })

/** Authorization URL of the community's own provider; null when its data has no valid one. */
export function codeUrlOf({ authConfig }: Pick<Community, 'authConfig'>): string | null {
  const method = authConfig.find(each => each.authType === 'OAUTH2')
  try {
    // Stryker disable next-line OptionalChaining,StringLiteral: without settings, anything that throws leads to null.
    return publicHalf.parse(JSON.parse(method?.externalContent ?? '')).codeUrl
  } catch {
    return null
  }
}

/**
 * Issuer of identities at a community's own provider. Bound to the community, so that no issuer it claims, such as that of a
 * provider of the operator, reaches identities of others.
 */
export const communityIssuer = (communityId: string, issuer: string): string => `${communityId} ${issuer}`

/** The claims that are read and stored; all others are ignored. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
  given_name: z.unknown().optional(),
  family_name: z.unknown().optional(),
  picture: z.unknown().optional(),
})

export type ProviderClaims = {
  subject: string
  email: string
  /** Undefined when the provider does not say. */
  isEmailVerified: boolean | undefined
  profile: Profile
}

export type Profile = { imageUrl: string; email: string; name: string; givenName: string; familyName: string }

/** Null without a subject. */
export function readClaims(given: unknown): ProviderClaims | null {
  const parsed = claims.safeParse(given)
  if (!parsed.success) return null
  const { sub, email, email_verified, name, given_name, family_name, picture } = parsed.data
  return {
    subject: sub,
    email,
    isEmailVerified: email_verified === undefined ? undefined : email_verified === true,
    profile: {
      imageUrl: isWebUrl(short(picture)) ? short(picture) : '',
      email,
      name: short(name),
      givenName: short(given_name),
      familyName: short(family_name),
    },
  }
}

const short = (value: unknown): string => (typeof value === 'string' && value.length <= 2000 ? value : '')

/** A token with several audiences must name the requesting one in `azp`; one for us alone need not. */
export const isMeantFor = (clientId: string, { aud, azp }: { aud?: unknown; azp?: unknown }): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId
