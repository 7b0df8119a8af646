import { randomBytes } from 'node:crypto'
import type { CustomDomain, customDomainApi } from '#contract/communities/custom-domain.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { lookUpTexts } from '#server/platform/dns/dns.ts'
import type { Action, Actor, Scope } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { communityUrl } from '../community/rules.ts'
import { isProved, isReservedHost, proofValue, recordName } from './rules.ts'
import * as store from './store.ts'

type Api = typeof customDomainApi
type Values = Record<string, string | null>

/** As the database has it: each process learns of a change a moment later. */
export const get: Action<Api['get']> = async (_input, ctx) =>
  describe(ctx, await store.findDomain(ctx.db, ctx.community.id))

export const request: Action<Api['request']> = async ({ hostName }, ctx) => {
  const { db, community, config, actor, now } = ctx
  ensure(!isReservedHost(hostName, config.PUBLIC_URL), 'DOMAIN_RESERVED')
  const current = await store.lockDomain(db, community.id)
  if (hostName === current) return describe(ctx, current)
  ensure(!(await store.isTaken(db, hostName, community.id)), 'DOMAIN_TAKEN')
  const proof = proofValue(randomBytes(16).toString('hex'))
  const before = (await store.findPending(db))?.hostName ?? null
  await store.saveRequest(db, { communityId: community.id, hostName, proof, requestedBy: actor.userId, at: now })
  await record(ctx, ctx.actor, { requested: before }, { requested: hostName })
  return describe(ctx, current)
}

export const verify: Action<Api['verify']> = async (_input, ctx) => {
  const pending = await ctx.inOwnTransaction(store.findPending)
  ensure(pending, 'NOT_FOUND')
  const { hostName, proof } = pending
  const texts = await lookUpTexts(ctx.config, recordName(hostName)).catch(error => {
    ctx.log.warn({ reason: String(error), hostName }, 'no DNS server answers')
    throw new Failure('DNS_UNAVAILABLE')
  })
  ensure(isProved(texts, proof), 'RECORD_MISSING')
  return ctx.inOwnScope(async scope => {
    const before = await store.lockDomain(scope.db, scope.community.id)
    ensure(await store.markVerified(scope.db, proof, ctx.now), 'NOT_FOUND')
    ensure(await store.setDomain(scope.db, scope.community.id, hostName), 'DOMAIN_TAKEN')
    await record(scope, ctx.actor, { customDomain: before }, { customDomain: hostName })
    return describe(scope, hostName)
  })
}

export const remove: Action<Api['remove']> = async (_input, ctx) => {
  const before = await store.lockDomain(ctx.db, ctx.community.id)
  await store.removeRequest(ctx.db)
  await store.setDomain(ctx.db, ctx.community.id, null)
  await record(ctx, ctx.actor, { customDomain: before }, { customDomain: null })
  return describe(ctx, null)
}

/** Forward only: an old domain may belong to somebody else by now. */
const record = (scope: Scope, actor: Actor, before: Values, after: Values): Promise<void> =>
  recordChange(scope, actor, { kind: 'domain', before, after })

async function describe(
  { db, community, config }: Pick<Scope, 'db' | 'community' | 'config'>,
  hostName: string | null,
): Promise<CustomDomain> {
  const pending = await store.findPending(db)
  return {
    hostName,
    communityUrl: communityUrl({ ...community, customDomain: hostName }, config.PUBLIC_URL),
    pending: pending && {
      hostName: pending.hostName,
      requestedAt: pending.requestedAt,
      record: { name: recordName(pending.hostName), value: pending.proof },
    },
    target: new URL(communityUrl({ ...community, customDomain: null }, config.PUBLIC_URL)).hostname,
  }
}
