import type { FastifyBaseLogger } from 'fastify'
import { ensure } from '#server/platform/http/failure.ts'
import { askForObject } from './asking.ts'
import type { OauthProvider } from './store.ts'

type Given = { code: string; verifier: string; redirectUri: string }

/** Changes a code for a token and asks with it who signed in. The token is forgotten at once. */
export async function askWho(log: FastifyBaseLogger, provider: OauthProvider, given: Given): Promise<unknown> {
  const { clientId, clientSecret, tokenUrl, userInfoUrl } = provider
  const granted = await askForObject(log, tokenUrl, {
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
  return askForObject(log, userInfoUrl, { headers: { authorization: `Bearer ${token}` } })
}

/** As RFC 6749 has it: both are encoded like a form before they are joined. */
function basic(clientId: string, clientSecret: string): string {
  const encoded = [clientId, clientSecret].map(part => new URLSearchParams({ part }).toString().slice('part='.length))
  return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`
}
