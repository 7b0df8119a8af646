import type { ProviderSetting, providerSettingApi } from '#contract/communities/provider-setting.ts'
import { hiddenValue, recordChange } from '#server/features/admin/change/actions.ts'
import { disconnectCommunity } from '#server/features/auth/provider/actions.ts'
import { clientAuthorization, codeUrlOf, returnAddress } from '#server/features/auth/provider/rules.ts'
import { callableAddresses } from '#server/platform/http/addresses.ts'
import type { Action, Scope, UserContext } from '#server/platform/http/context.ts'
import { ExternalFetchFailure, requestExternal } from '#server/platform/http/external-fetch.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { seal, unseal } from '#server/platform/http/seal.ts'
import { failureMessage } from '#server/platform/words/words.ts'
import { ensureWayIn } from '../community-setting/actions.ts'
import {
  type Answer,
  checkCodeUrl,
  checkDiscovery,
  checkTokenUrl,
  checkUserInfoUrl,
  discoveryAddress,
  isProviderAddress,
  isSameServer,
  keepsSecret,
  readDiscovery,
} from './rules.ts'
import * as store from './store.ts'

type Api = typeof providerSettingApi

const timeoutMs = 5000
const maxBytes = 100_000

export const get: Action<Api['get']> = async (_input, ctx) => describe(ctx)

export const save: Action<Api['save']> = async ({ secret, ...given }, ctx) => {
  const { db, community, config, now } = ctx
  ensureAddresses(ctx, given)
  await store.lockCommunity(db, community.id)
  const before = await store.findProvider(db)
  if (secret === undefined && before?.clientSecret && !keepsSecret(before, given.tokenUrl))
    throw refusal(ctx, 'PROVIDER_SECRET_NEEDED', ['secret'])
  const kept = { clientSecret: before?.clientSecret ?? null, secretSetAt: before?.secretSetAt ?? null }
  const made = secret === undefined ? kept : { clientSecret: seal(secret, config.SESSION_SECRET), secretSetAt: now }
  const after = { ...given, ...made }
  await store.saveProvider(db, community.id, after)
  if (!isSameServer(before, given)) await disconnectCommunity(db, community.id)
  await record(ctx, before, { ...after, secretSetAt: isoOf(made.secretSetAt) })
  return describe(ctx)
}

export const removeSecret: Action<Api['removeSecret']> = async (_input, ctx) => {
  await store.lockCommunity(ctx.db, ctx.community.id)
  const before = await store.findProvider(ctx.db)
  ensure(before, 'NOT_FOUND')
  await store.forgetSecret(ctx.db)
  await record(ctx, before, { ...before, clientSecret: null, secretSetAt: null })
  return describe(ctx)
}

export const remove: Action<Api['remove']> = async (_input, ctx) => {
  await store.lockCommunity(ctx.db, ctx.community.id)
  const before = await store.findProvider(ctx.db)
  ensure(before, 'NOT_FOUND')
  await store.removeProvider(ctx.db)
  await ensureWayIn(ctx)
  await record(ctx, before, null)
  return describe(ctx)
}

export const discover: Action<Api['discover']> = async ({ issuer }, ctx) => {
  ensureAddresses(ctx, { issuer })
  const answer = await ask(ctx, discoveryAddress(issuer))
  const found = 'text' in answer && answer.status === 200 ? readDiscovery(answer.text, issuer) : null
  ensure(found, 'DISCOVERY_FAILED')
  return found
}

export const check: Action<Api['check']> = async (_input, ctx) => {
  const provider = await ctx.inOwnTransaction(store.findProvider)
  ensure(provider, 'NOT_FOUND')
  const { issuer, tokenUrl, userInfoUrl, clientId } = provider
  const codeUrl = provider.codeUrl ?? codeUrlOf(ctx.community) ?? ''
  const clientSecret = provider.clientSecret && unseal(provider.clientSecret, ctx.config.SESSION_SECRET)
  const { headers, fields } = clientAuthorization({ clientId, clientSecret })
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'samovar-check',
    redirect_uri: returnAddress(ctx.community),
    code_verifier: 'samovar-check-of-the-settings-of-this-provider',
    ...fields,
  })
  const bearer = { authorization: 'Bearer samovar-check' }
  const [discovery, code, token, userInfo] = await Promise.all([
    ask(ctx, discoveryAddress(issuer)),
    ask(ctx, codeUrl),
    ask(ctx, tokenUrl, { headers, body }),
    ask(ctx, userInfoUrl, { headers: bearer }),
  ])
  return {
    checks: [
      checkDiscovery(discovery, issuer, { codeUrl, tokenUrl, userInfoUrl }),
      checkCodeUrl(code),
      checkTokenUrl(token),
      checkUserInfoUrl(userInfo),
    ],
  }
}

type Asked = { headers?: Record<string, string>; body?: URLSearchParams }

async function ask({ config, log }: UserContext, url: string, { headers, body }: Asked = {}): Promise<Answer> {
  const form = body && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
  try {
    return await requestExternal(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...form, ...headers },
      ...(body && { body: body.toString() }),
      timeoutMs,
      maxBytes,
      isAllowed: callableAddresses(config.isProduction),
    })
  } catch (error) {
    if (!(error instanceof ExternalFetchFailure)) throw error
    log.info({ reason: error.message }, 'an address of a provider does not answer')
    return { problem: error.message === 'not a public address' ? 'notPublic' : 'unreachable' }
  }
}

function ensureAddresses(ctx: UserContext, given: Record<string, string>): void {
  const wrong = Object.entries(given).flatMap(([field, url]) =>
    field !== 'clientId' && !isProviderAddress(url, ctx.config.isProduction) ? [field] : [],
  )
  if (wrong.length > 0) throw refusal(ctx, 'PROVIDER_ADDRESS', wrong)
}

function refusal(
  { lang }: UserContext,
  name: 'PROVIDER_ADDRESS' | 'PROVIDER_SECRET_NEEDED',
  fields: string[],
): Failure {
  const message = failureMessage(lang, name)
  return new Failure(name, { fields: Object.fromEntries(fields.map(field => [field, message])) })
}

const isoOf = (at: Date | string | null): string | null => (at instanceof Date ? at.toISOString() : at)

type Recorded = Omit<store.Provider, 'secretSetAt'> & { secretSetAt: string | null }

/** Forward only: an old address may belong to somebody else by now, and a secret is not kept. */
const record = (ctx: UserContext, before: Recorded | null, after: Recorded | null): Promise<void> =>
  recordChange(ctx, ctx.actor, { kind: 'provider', before: shown(before), after: shown(after) })

function shown(provider: Recorded | null): Record<string, string | null> {
  if (!provider) return {}
  const { clientSecret, ...rest } = provider
  return { ...rest, secret: clientSecret === null ? null : hiddenValue }
}

async function describe({ db, community }: Pick<Scope, 'db' | 'community'>): Promise<ProviderSetting> {
  const row = await store.findProvider(db)
  const redirectUrl = returnAddress(community)
  if (!row) return { provider: null, redirectUrl }
  const { clientSecret, codeUrl, ...rest } = row
  const provider = { ...rest, codeUrl: codeUrl ?? codeUrlOf(community) ?? '', hasSecret: clientSecret !== null }
  return { provider, redirectUrl }
}
