import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { carried, signedIn } from './session.ts'

/** Signing in with an account of somebody else: Google's window, or the community's own provider. */
export const providerApi = {
  startGoogle: endpoint({
    call: 'POST /api/auth/google/start',
    access: 'anyone',
    summary: "The provider's address for a sign-in window; the nonce in it works once.",
    reply: z.strictObject({ url: z.string() }),
    fails: ['METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  loginWithGoogle: endpoint({
    call: 'POST /api/auth/login/google',
    access: 'anyone',
    summary: 'Sign in with the id token that the provider gave to a window opened by `startGoogle`.',
    input: { token: z.string().max(8000), ...carried },
    reply: signedIn,
    fails: ['METHOD_NOT_OFFERED', 'PROVIDER_REFUSED', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  startOauth2: endpoint({
    call: 'POST /api/auth/oauth2/start',
    access: 'anyone',
    summary: "The address of the community's provider, with state and challenge; `verifier` stays in the browser.",
    reply: z.strictObject({ url: z.string(), verifier: z.string() }),
    fails: ['METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  finishOauth2: endpoint({
    call: 'POST /api/auth/oauth2/finish',
    access: 'anyone',
    summary: 'Sign in with the code that the provider sent back.',
    input: { code: z.string().max(2000), state: z.string().max(200), verifier: z.string().max(200), ...carried },
    reply: signedIn,
    fails: ['METHOD_NOT_OFFERED', 'PROVIDER_REFUSED', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
}
