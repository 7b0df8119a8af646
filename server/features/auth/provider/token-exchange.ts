import type { VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { communityReach, fetchObject } from './provider-fetch.ts'
import { clientAuthorization } from './rules.ts'
import type { OauthProvider } from './store.ts'

type Given = { code: string; verifier: string; redirectUri: string }

/**
 * Exchanges the authorization code for an access token and fetches the user info. The token is not stored. Only the
 * access token of the reply is read: plain OAuth2 providers differ in the rest.
 */
export async function fetchUserInfo(
  { log, config }: Pick<VisitorContext, 'log' | 'config'>,
  provider: OauthProvider,
  given: Given,
): Promise<unknown> {
  const isAllowed = communityReach(config)
  const { headers, fields } = clientAuthorization(provider)
  const granted = await fetchObject(log, provider.tokenUrl, isAllowed, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: given.code,
      redirect_uri: given.redirectUri,
      code_verifier: given.verifier,
      ...fields,
    }),
  })
  const token = granted?.access_token
  ensure(typeof token === 'string' && /^[\x21-\x7e]+$/.test(token), 'PROVIDER_REFUSED')
  return fetchObject(log, provider.userInfoUrl, isAllowed, { headers: { authorization: `Bearer ${token}` } })
}
