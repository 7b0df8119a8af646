import type { ConnectedAccount, providerApi } from '#contract/auth/provider.ts'
import { consumeToken, makeCode } from '#server/features/auth/code/code.ts'
import { ensureOffered, openSession } from '#server/features/auth/session/sign-in.ts'
import { disconnectTelegram, findConnectedTelegram } from '#server/features/users/telegram/actions.ts'
import { isLocalSession } from '#server/features/users/user/actions.ts'
import type { Action, UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { unseal } from '#server/platform/http/seal.ts'
import {
  accountOfCommunityIdentity,
  accountOfProvenIdentity,
  askToConnect,
  confirmIdentity,
  type Identity,
  linkToUser,
} from './identity.ts'
import { discover, readIdToken } from './issuer.ts'
import {
  canRemoveIdentity,
  challengeOf,
  codeAddress,
  codeUrlOf,
  idTokenAddress,
  isStateOf,
  newRandom,
  readClaims,
  returnAddress,
} from './rules.ts'
import {
  findProvider,
  listIdentities as listIdentitiesOf,
  type OauthProvider,
  removeIdentitiesOfCommunity,
  removeIdentity as removeIdentityOf,
} from './store.ts'
import { fetchUserInfo } from './token-exchange.ts'

type Api = typeof providerApi

export const startGoogle: Action<Api['startGoogle']> = async (_input, ctx) => {
  const { issuer, clientId } = googleOf(ctx)
  const { authorizationEndpoint } = await discover(ctx.log, issuer)
  const nonce = await makeToken(ctx, 'GOOGLE')
  const asked = { clientId, redirectUri: returnAddress(ctx.community), state: newRandom(), nonce }
  return { url: idTokenAddress(authorizationEndpoint, asked) }
}

export const loginWithGoogle: Action<Api['loginWithGoogle']> = async ({ token }, ctx) =>
  openSession(ctx, await accountOfProvenIdentity(ctx, await readGoogle(ctx, token)))

/** A session that is valid in one community only proves nothing for the others. */
export const connectGoogle: Action<Api['connectGoogle']> = async ({ token }, ctx) => {
  const identity = await readGoogle(ctx, token)
  const { userId, email, sessionId } = ctx.actor
  ensure(identity.email.toLowerCase() === email.toLowerCase(), 'PROVIDER_REFUSED')
  ensure(!(await ctx.inOwnTransaction(db => isLocalSession(db, sessionId))), 'PROVIDER_REFUSED')
  ensure(await linkToUser(ctx, identity, userId), 'PROVIDER_REFUSED')
  return {}
}

async function readGoogle(ctx: VisitorContext, token: string): Promise<Identity> {
  const { issuer, clientId } = googleOf(ctx)
  const claims = await readIdToken(ctx.log, token, { issuer, clientId, now: ctx.now })
  ensure(await consumeToken(ctx, 'GOOGLE', String(claims.nonce)), 'PROVIDER_REFUSED')
  const said = readClaims(claims)
  ensure(said?.isEmailVerified, 'PROVIDER_REFUSED')
  const { subject, email } = said
  return { issuer, subject, email, profile: { googleId: subject, ...said.profile } }
}

export const startOauth2: Action<Api['startOauth2']> = async (_input, ctx) => startAuthorization(ctx)

export const finishOauth2: Action<Api['finishOauth2']> = async (returned, ctx) => {
  const provider = await providerOf(ctx)
  ensure(await isOwnState(ctx, returned, null), 'PROVIDER_REFUSED')
  const identity = await readCommunityIdentity(ctx, provider, returned)
  return openSession(ctx, await accountOfCommunityIdentity(ctx, identity), { isLocal: true })
}

/** Of a confirmed address only: until then the account may belong to somebody else than the owner of the address. */
export const startConnectOauth2: Action<Api['startConnectOauth2']> = async (_input, ctx) => {
  const { isEmailConfirmed, sessionId } = ctx.actor
  ensureOffered(ctx, 'OAUTH2')
  ensure(isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  return startAuthorization(ctx, { sessionId })
}

export const connectOauth2: Action<Api['connectOauth2']> = async (returned, ctx) => {
  const { isEmailConfirmed, sessionId } = ctx.actor
  const provider = await providerOf(ctx)
  ensure(isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  ensure(await isOwnState(ctx, returned, sessionId), 'CONNECT_EXPIRED')
  return { isLetterSent: await askToConnect(ctx, await readCommunityIdentity(ctx, provider, returned)) }
}

async function startAuthorization(ctx: VisitorContext, boundTo: Record<string, string> = {}) {
  const { clientId } = await providerOf(ctx)
  const codeUrl = codeUrlOf(ctx.community)
  ensure(codeUrl, 'METHOD_NOT_OFFERED')
  const verifier = newRandom()
  const challenge = challengeOf(verifier)
  const state = await makeToken(ctx, 'OAUTH2', { challenge, ...boundTo })
  const redirectUri = returnAddress(ctx.community)
  return { url: codeAddress(codeUrl, { clientId, redirectUri, state, challenge }), verifier }
}

type Returned = { code: string; state: string; verifier: string }

async function isOwnState(ctx: VisitorContext, { state, verifier }: Returned, sessionId: string | null) {
  const started = await consumeToken(ctx, 'OAUTH2', state)
  return started !== null && isStateOf(started.details, { verifier, sessionId })
}

async function readCommunityIdentity(
  ctx: VisitorContext,
  provider: OauthProvider,
  { code, verifier }: Returned,
): Promise<Identity> {
  const redirectUri = returnAddress(ctx.community)
  const said = readClaims(await fetchUserInfo(ctx, provider, { code, verifier, redirectUri }))
  // A verified address is only the provider's word, which proves nothing; one that it calls unverified is refused.
  ensure(said && said.isEmailVerified !== false, 'PROVIDER_REFUSED')
  const { subject, email, profile } = said
  return { issuer: provider.issuer, subject, email, profile }
}

export const confirmLink: Action<Api['confirmLink']> = async ({ code }, ctx) => {
  ensureOffered(ctx, 'OAUTH2')
  return openSession(ctx, await confirmIdentity(ctx, code))
}

/**
 * Disconnects everybody from the community's own provider. Another server names its subjects as it likes: it could name those of the
 * former one, and open their accounts.
 */
export const disconnectCommunity = removeIdentitiesOfCommunity

export const listIdentities: Action<Api['listIdentities']> = async (_input, ctx) => listConnectedAccounts(ctx)

export const removeIdentity: Action<Api['removeIdentity']> = async ({ id }, ctx) => {
  const account = (await listConnectedAccounts(ctx)).find(each => each.id === id)
  ensure(account, 'NOT_FOUND')
  ensure(account.canRemove, 'LAST_WAY_IN')
  if (account.kind === 'TELEGRAM') await disconnectTelegram(ctx.db, ctx.actor.userId)
  else await removeIdentityOf(ctx.db, { id, userId: ctx.actor.userId })
  return {}
}

/** A session that is valid in one community only sees that community's provider. */
async function listConnectedAccounts(ctx: UserContext): Promise<ConnectedAccount[]> {
  const { userId, sessionId, hasPassword, isEmailConfirmed } = ctx.actor
  const [identities, telegram, isLocal] = [
    await listIdentitiesOf(ctx.db, userId),
    await findConnectedTelegram(ctx.db, userId),
    await isLocalSession(ctx.db, sessionId),
  ]
  const canRemove = canRemoveIdentity({ hasPassword, isEmailConfirmed, identities: identities.length })
  const accounts = identities.map(({ id, originCommunityId, profile, linkedAt }) => ({
    id,
    kind: originCommunityId ? ('COMMUNITY' as const) : ('GOOGLE' as const),
    communityId: originCommunityId,
    name: profile.email || profile.name || '',
    linkedAt,
    canRemove,
  }))
  if (isLocal) return accounts.filter(each => each.communityId === ctx.community.id)
  const chat = telegram && {
    id: userId,
    kind: 'TELEGRAM' as const,
    communityId: null,
    name: telegram.username,
    linkedAt: telegram.linkedAt,
    canRemove: true,
  }
  return chat ? [...accounts, chat] : accounts
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
  const { clientSecret } = provider
  const opened = clientSecret === null ? null : unseal(clientSecret, ctx.config.SESSION_SECRET)
  if (clientSecret !== null && opened === null) {
    ctx.log.error('the client secret of a provider was encrypted with another SESSION_SECRET')
    throw new Failure('METHOD_NOT_OFFERED')
  }
  return { ...provider, clientSecret: opened }
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
