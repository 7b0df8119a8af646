import type { FastifyBaseLogger } from 'fastify'
import { ensure } from '#server/platform/http/failure.ts'
import { fetchObject } from './provider-fetch.ts'
import type { OauthProvider } from './store.ts'

type Given = { code: string; verifier: string; redirectUri: string }

/**
 * Exchanges the authorization code for an access token and fetches the user info. The token is not stored. Only the
 * access token of the reply is read: plain OAuth2 providers differ in the rest.
 */
export async function fetchUserInfo(log: FastifyBaseLogger, provider: OauthProvider, given: Given): Promise<unknown> {
  const { clientId, clientSecret, tokenUrl, userInfoUrl } = provider
  const granted = await fetchObject(log, tokenUrl, {
    method: 'POST',
    headers: { authorization: basic(clientId, clientSecret) },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: given.code,
      redirect_uri: given.redirectUri,
      code_verifier: given.verifier,
    }),
  })
  const token = granted?.access_token
  ensure(typeof token === 'string' && /^[\x21-\x7e]+$/.test(token), 'PROVIDER_REFUSED')
  return fetchObject(log, userInfoUrl, { headers: { authorization: `Bearer ${token}` } })
}

/** RFC 6749: both are form-encoded before they are joined. */
function basic(clientId: string, clientSecret: string): string {
  const encoded = [clientId, clientSecret].map(part => new URLSearchParams({ part }).toString().slice('part='.length))
  return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`
}
