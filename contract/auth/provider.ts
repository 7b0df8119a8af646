import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { afterSignIn, signedIn } from './session.ts'

/** Sign-in with an external account: Google, or the community's own OpenID provider. */
export const providerApi = {
  startGoogle: endpoint({
    call: 'POST /api/auth/google/start',
    access: 'anyone',
    summary: "Get the provider's URL for a sign-in popup, with a single-use nonce.",
    reply: z.strictObject({ url: z.string() }),
    fails: ['METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  loginWithGoogle: endpoint({
    call: 'POST /api/auth/login/google',
    access: 'anyone',
    summary: 'Sign in with the id token that the provider issued to a popup opened by `startGoogle`.',
    input: { token: z.string().max(8000), ...afterSignIn },
    reply: signedIn,
    fails: ['METHOD_NOT_OFFERED', 'PROVIDER_REFUSED', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  startOauth2: endpoint({
    call: 'POST /api/auth/oauth2/start',
    access: 'anyone',
    summary:
      "Get the authorization URL of the community's provider, with state and PKCE challenge; `verifier` stays in the browser.",
    reply: z.strictObject({ url: z.string(), verifier: z.string() }),
    fails: ['METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  finishOauth2: endpoint({
    call: 'POST /api/auth/oauth2/finish',
    access: 'anyone',
    summary: 'Sign in with the authorization code that the provider returned.',
    input: { code: z.string().max(2000), state: z.string().max(200), verifier: z.string().max(200), ...afterSignIn },
    reply: signedIn,
    fails: ['METHOD_NOT_OFFERED', 'PROVIDER_REFUSED', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
}
