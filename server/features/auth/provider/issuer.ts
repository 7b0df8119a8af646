import type { FastifyBaseLogger } from 'fastify'
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { isWebUrl } from '#contract/web-address.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { fetchObject, operatorReach, unavailable } from './provider-fetch.ts'
import { isMeantFor } from './rules.ts'

type Issuer = { authorizationEndpoint: string; keys: JWTVerifyGetKey }

const keepMs = 3_600_000
const known = new Map<string, { found: Promise<Issuer>; until: number }>()

/** Metadata of an OpenID provider, cached for an hour. */
export function discover(log: FastifyBaseLogger, issuer: string): Promise<Issuer> {
  const kept = known.get(issuer)
  if (kept && kept.until > performance.now()) return kept.found
  const found = read(log, issuer)
  found.catch(() => known.delete(issuer))
  known.set(issuer, { found, until: performance.now() + keepMs })
  return found
}

async function read(log: FastifyBaseLogger, issuer: string): Promise<Issuer> {
  const document = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const said = await fetchObject(log, document, operatorReach)
  const [endpoint, keys] = [said?.authorization_endpoint, said?.jwks_uri].map(String)
  if (said?.issuer !== issuer || !endpoint || !keys || !isWebUrl(endpoint) || !isWebUrl(keys))
    throw unavailable(log, document, new Error('It does not describe this issuer'))
  return {
    authorizationEndpoint: endpoint,
    // Fetched again when a token names an unknown key, at most every 30 seconds.
    keys: createRemoteJWKSet(new URL(keys), {
      [customFetch]: async url => {
        const set = await fetchObject(log, String(url), operatorReach)
        if (!set) throw unavailable(log, String(url), new Error('It refuses to send its keys'))
        return Response.json(set)
      },
    }),
  }
}

type Expected = { issuer: string; clientId: string; now: Date }

/** Verified claims of an id token. */
export async function readIdToken(
  log: FastifyBaseLogger,
  token: string,
  { issuer, clientId, now }: Expected,
): Promise<Record<string, unknown>> {
  const { keys } = await discover(log, issuer)
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'ES256'],
      issuer,
      audience: clientId,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    ensure(isMeantFor(clientId, payload), 'PROVIDER_REFUSED')
    return payload
  } catch (error) {
    throw error instanceof errors.JOSEError ? new Failure('PROVIDER_REFUSED') : error
  }
}
