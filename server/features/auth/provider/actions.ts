import type { providerApi } from '#contract/auth/provider.ts'
import { consumeToken, makeCode } from '#server/features/auth/code/code.ts'
import { ensureOffered, openSession } from '#server/features/auth/session/sign-in.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { accountOfIdentity } from './identity.ts'
import { discover, readIdToken } from './issuer.ts'
import { challengeOf, codeAddress, codeUrlOf, idTokenAddress, newRandom, readClaims, returnAddress } from './rules.ts'
import { findProvider, type OauthProvider } from './store.ts'
import { fetchUserInfo } from './token-exchange.ts'

type Api = typeof providerApi

export const startGoogle: Action<Api['startGoogle']> = async (_input, ctx) => {
  const { issuer, clientId } = googleOf(ctx)
  const { authorizationEndpoint } = await discover(ctx.log, issuer)
  const nonce = await makeToken(ctx, 'GOOGLE')
  const asked = { clientId, redirectUri: returnAddress(ctx.community), state: newRandom(), nonce }
  return { url: idTokenAddress(authorizationEndpoint, asked) }
}

export const loginWithGoogle: Action<Api['loginWithGoogle']> = async ({ token }, ctx) => {
  const { issuer, clientId } = googleOf(ctx)
  const claims = await readIdToken(ctx.log, token, { issuer, clientId, now: ctx.now })
  ensure(await consumeToken(ctx, 'GOOGLE', String(claims.nonce)), 'PROVIDER_REFUSED')
  const said = readClaims(claims)
  ensure(said?.isEmailVerified, 'PROVIDER_REFUSED')
  const { subject, email } = said
  const profile = { googleId: subject, ...said.profile }
  return openSession(ctx, await accountOfIdentity(ctx, { issuer, subject, email, isEmailVerified: true, profile }))
}

export const startOauth2: Action<Api['startOauth2']> = async (_input, ctx) => {
  const { clientId } = await providerOf(ctx)
  const codeUrl = codeUrlOf(ctx.community)
  ensure(codeUrl, 'METHOD_NOT_OFFERED')
  const verifier = newRandom()
  const challenge = challengeOf(verifier)
  const state = await makeToken(ctx, 'OAUTH2', { challenge })
  const redirectUri = returnAddress(ctx.community)
  return { url: codeAddress(codeUrl, { clientId, redirectUri, state, challenge }), verifier }
}

export const finishOauth2: Action<Api['finishOauth2']> = async ({ code, state, verifier }, ctx) => {
  const provider = await providerOf(ctx)
  const started = await consumeToken(ctx, 'OAUTH2', state)
  ensure(started && started.details.challenge === challengeOf(verifier), 'PROVIDER_REFUSED')
  const redirectUri = returnAddress(ctx.community)
  const said = readClaims(await fetchUserInfo(ctx.log, provider, { code, verifier, redirectUri }))
  // An address is proven only if the provider says that it verified it; if the provider says that it did not, sign-in
  // is refused.
  ensure(said && said.isEmailVerified !== false, 'PROVIDER_REFUSED')
  const identity = { ...said, issuer: provider.issuer, isEmailVerified: said.isEmailVerified === true }
  return openSession(ctx, await accountOfIdentity(ctx, identity))
}

function googleOf(ctx: VisitorContext): { issuer: string; clientId: string } {
  ensureOffered(ctx, 'GOOGLE')
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId } = ctx.config
  ensure(clientId, 'METHOD_NOT_OFFERED')
  return { issuer, clientId }
}

async function providerOf(ctx: VisitorContext): Promise<OauthProvider> {
  ensureOffered(ctx, 'OAUTH2')
  const provider = await ctx.inOwnTransaction(db => findProvider(db, ctx.community.id))
  ensure(provider, 'METHOD_NOT_OFFERED')
  return provider
}

/** Belongs to one attempt in one window, so it has no subject. */
async function makeToken(
  ctx: VisitorContext,
  purpose: 'GOOGLE' | 'OAUTH2',
  details: Record<string, string> = {},
): Promise<string> {
  const { token } = await ctx.inOwnTransaction(db => makeCode(db, ctx, { purpose, subject: newRandom(), details }))
  return token
}
