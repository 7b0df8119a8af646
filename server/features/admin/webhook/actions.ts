import { oldSecretHours, type webhookApi, webhooksAtMost } from '#contract/admin/webhook.ts'
import { hiddenValue, recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { seal } from '#server/platform/http/seal.ts'
import type { HearAll } from '#server/platform/jobs/news.ts'
import { queueDelivery } from './jobs.ts'
import { bodyOf, isWebhookAddress, isWebhookKind, newSecret, publicData } from './rules.ts'
import * as store from './store.ts'

type Api = typeof webhookApi
const place = ({ createdAt, id }: { createdAt: string; id: string }) => ({ at: createdAt, id })

export const list: Action<Api['list']> = async (input, { db }) => {
  const page = pageOf(input)
  return { ...cutPage(await store.listWebhooks(db, page), page, place), total: null }
}

export const create: Action<Api['create']> = async ({ url, kinds }, ctx) => {
  const { db, community, actor, now, config } = ctx
  ensure(isWebhookAddress(url, config.NODE_ENV === 'production'), 'WEBHOOK_ADDRESS')
  ensure((await store.countToAdd(db, community.id)) < webhooksAtMost, 'TOO_MANY_WEBHOOKS')
  const [id, secret] = [ctx.newId(), newSecret()]
  const sealed = seal(secret, config.SESSION_SECRET)
  const unique = [...new Set(kinds)]
  const made = { id, communityId: community.id, url, kinds: unique, secret: sealed, madeBy: actor.userId, at: now }
  await store.insertWebhook(db, made)
  const after = { url, kinds: unique, secret: hiddenValue }
  await recordChange(ctx, actor, { kind: 'webhook', subject: url, subjectId: id, before: {}, after })
  return { secret, webhook: await open(ctx, id) }
}

export const update: Action<Api['update']> = async ({ id, url, kinds, isPaused }, ctx) => {
  const before = await open(ctx, id)
  ensure(isWebhookAddress(url, ctx.config.NODE_ENV === 'production'), 'WEBHOOK_ADDRESS')
  const unique = [...new Set(kinds)]
  await store.saveWebhook(ctx.db, { id, url, kinds: unique, isPaused, at: ctx.now })
  await recordChange(ctx, ctx.actor, {
    kind: 'webhook',
    subject: url,
    subjectId: id,
    before: { url: before.url, kinds: before.kinds, isPaused: before.pausedAt !== null },
    after: { url, kinds: unique, isPaused },
  })
  return open(ctx, id)
}

export const renewSecret: Action<Api['renewSecret']> = async ({ id }, ctx) => {
  const { url } = await open(ctx, id)
  const secret = newSecret()
  const oldUntil = new Date(ctx.now.getTime() + oldSecretHours * 3_600_000)
  await store.saveSecret(ctx.db, id, seal(secret, ctx.config.SESSION_SECRET), oldUntil)
  const change = { before: { secret: hiddenValue }, after: { secret: hiddenValue, renewedAt: ctx.now.toISOString() } }
  await recordChange(ctx, ctx.actor, { kind: 'webhook', subject: url, subjectId: id, ...change })
  return { secret, webhook: await open(ctx, id) }
}

export const remove: Action<Api['remove']> = async ({ id }, ctx) => {
  const { url, kinds } = await open(ctx, id)
  await store.removeWebhook(ctx.db, id)
  await recordChange(ctx, ctx.actor, {
    kind: 'webhook',
    subject: url,
    subjectId: id,
    before: { url, kinds },
    after: {},
  })
  return {}
}

export const listDeliveries: Action<Api['listDeliveries']> = async ({ id, ...paging }, ctx) => {
  await open(ctx, id)
  const page = pageOf(paging)
  return { ...cutPage(await store.listDeliveries(ctx.db, id, page), page, place), total: null }
}

export const sendTest: Action<Api['sendTest']> = async ({ id }, ctx) => {
  await open(ctx, id)
  return { id: await postDelivery(ctx, id, 'test', {}) }
}

export const replay: Action<Api['replay']> = async ({ id, deliveryId }, ctx) => {
  const delivery = await store.findDelivery(ctx.db, id, deliveryId)
  ensure(delivery, 'NOT_FOUND')
  const { data } = JSON.parse(delivery.body) as { data: object }
  return { id: await postDelivery(ctx, id, delivery.kind, data, true) }
}

/** A delivery to each webhook that wants this kind, with the news or not at all. */
export const hearAll: HearAll = async (scope, news, all) => {
  if (!isWebhookKind(news) || all.length === 0) return
  for (const webhookId of await store.listWanting(scope.db, news))
    for (const data of all) await postDelivery(scope, webhookId, news, publicData(news, data))
}

type Teller = Pick<UserContext, 'db' | 'community' | 'now' | 'newId' | 'queue'>

async function postDelivery(scope: Teller, webhookId: string, kind: string, data: object, isReplay = false) {
  const { db, community, now } = scope
  const id = scope.newId()
  const { domain, id: communityId } = community
  const body = bodyOf({ id, kind: kind as 'test', community: { id: communityId, domain }, data, at: now })
  await store.insertDelivery(db, { id, communityId, webhookId, kind, body, isReplay, at: now })
  await queueDelivery(scope, id)
  return id
}

async function open({ db }: UserContext, id: string) {
  const webhook = await store.findWebhook(db, id)
  ensure(webhook, 'NOT_FOUND')
  return webhook
}
