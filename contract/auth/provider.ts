import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, nothing } from '../shapes.ts'
import { afterSignIn, signedIn } from './session.ts'

/** An account elsewhere that is connected to the user: at Google, at a community's own provider, or in Telegram. */
export const connectedAccount = z.strictObject({
  id,
  kind: z.enum(['GOOGLE', 'COMMUNITY', 'TELEGRAM']),
  /** Community whose own provider it is. */
  communityId: id.nullable(),
  /** Name or address there. */
  name: z.string(),
  linkedAt: instant,
  /** False for the only way in. */
  canRemove: z.boolean(),
})
export type ConnectedAccount = z.infer<typeof connectedAccount>

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
    summary:
      'Sign in with the authorization code that the provider returned, for this community only. If the address has an account that this identity did not create, its owner gets a letter to confirm the link.',
    input: { code: z.string().max(2000), state: z.string().max(200), verifier: z.string().max(200), ...afterSignIn },
    reply: signedIn,
    fails: ['METHOD_NOT_OFFERED', 'PROVIDER_REFUSED', 'ACCESS_DENIED', 'CONFIRM_LINK'],
    transaction: 'none',
    limit: 'signIn',
  }),
  confirmLink: endpoint({
    call: 'POST /api/auth/oauth2/confirm-link',
    access: 'anyone',
    summary:
      "Link an identity at the community's provider to the account of its address, with the code of the letter, and sign in.",
    input: { code: z.string().trim().max(200) },
    reply: signedIn,
    fails: ['METHOD_NOT_OFFERED', 'INVALID_CODE', 'ACCESS_DENIED', 'IDENTITY_OF_ANOTHER'],
    transaction: 'none',
    limit: 'signIn',
  }),
  listIdentities: endpoint({
    call: 'GET /api/auth/identities',
    access: 'user',
    summary: "List the accounts elsewhere that are connected to the user's.",
    reply: z.array(connectedAccount),
  }),
  connectGoogle: endpoint({
    call: 'POST /api/auth/identities/google',
    access: 'user',
    summary:
      "Connect the Google account of the user's own address, with the id token that the provider issued to a popup opened by `startGoogle`.",
    input: { token: z.string().max(8000) },
    reply: nothing,
    fails: ['METHOD_NOT_OFFERED', 'PROVIDER_REFUSED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  startConnectOauth2: endpoint({
    call: 'POST /api/auth/identities/oauth2/start',
    access: 'user',
    summary:
      "Get the authorization URL of the community's provider, to connect an account there. The state works once, and in this session alone; `verifier` stays in the browser.",
    reply: z.strictObject({ url: z.string(), verifier: z.string() }),
    fails: ['METHOD_NOT_OFFERED', 'EMAIL_NOT_CONFIRMED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  connectOauth2: endpoint({
    call: 'POST /api/auth/identities/oauth2',
    access: 'user',
    summary:
      "Ask to connect the account at the community's provider whose authorization code it returned. The user gets a letter, and `confirmLink` connects it.",
    input: { code: z.string().max(2000), state: z.string().max(200), verifier: z.string().max(200) },
    /** False when the account is connected to this user already. */
    reply: z.strictObject({ isLetterSent: z.boolean() }),
    fails: ['METHOD_NOT_OFFERED', 'EMAIL_NOT_CONFIRMED', 'CONNECT_EXPIRED', 'PROVIDER_REFUSED', 'IDENTITY_OF_ANOTHER'],
    transaction: 'none',
    limit: 'signIn',
  }),
  removeIdentity: endpoint({
    call: 'DELETE /api/auth/identities/:id',
    access: 'user',
    summary: 'Disconnect an account elsewhere, unless it is the only way in.',
    input: { id },
    reply: nothing,
    fails: ['LAST_WAY_IN'],
    limit: 'write',
  }),
}
