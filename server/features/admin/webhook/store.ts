import type { Webhook, WebhookDelivery } from '#contract/admin/webhook.ts'
import type { WebhookKind } from '#contract/admin/webhook-kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

const shownColumns = (db: Db) => db`
  w.id, w.url, w.kinds, w.created_at, w.paused_at, w.pause_reason, w.old_secret_until,
  (select json_build_object('status', d.status, 'at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from webhook_delivery d where d.webhook_id = w.id order by d.created_at desc, d.id desc limit 1) as last`

export async function listWebhooks(db: Db, { after, skip, count }: Page): Promise<Webhook[]> {
  return db<Webhook[]>`
    select ${shownColumns(db)} from webhook w
    where ${after?.at ?? null}::timestamptz is null or (w.created_at, w.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid)
    order by w.created_at desc, w.id desc offset ${skip} limit ${count}`
}

export async function findWebhook(db: Db, id: string): Promise<Webhook | null> {
  const [row] = await db<Webhook[]>`select ${shownColumns(db)} from webhook w where w.id = ${id}`
  return row ?? null
}

type NewWebhook = {
  id: string
  communityId: string
  url: string
  kinds: WebhookKind[]
  secret: string
  madeBy: string
  at: Date
}

export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<void> {
  await db`
    insert into webhook (id, community_id, url, kinds, secret, made_by, created_at)
    values (${webhook.id}, ${webhook.communityId}, ${webhook.url}, ${webhook.kinds}, ${webhook.secret}, ${webhook.madeBy}, ${webhook.at})`
}

/** How many webhooks there are; no other is added until the transaction ends. */
export async function countToAdd(db: Db, communityId: string): Promise<number> {
  await takeLock(db, 'webhooks', communityId)
  const [row] = await db<{ count: number }[]>`select count(*)::integer as count from webhook`
  return row?.count ?? 0
}

type Changed = { id: string; url: string; kinds: WebhookKind[]; isPaused: boolean; at: Date }

/** Counts its failures from zero, since a manager has paused or resumed it. */
export async function saveWebhook(db: Db, { id, url, kinds, isPaused, at }: Changed): Promise<void> {
  await db`
    update webhook set url = ${url}, kinds = ${kinds},
      failing_since = case when ${isPaused} or paused_at is not null then null else failing_since end,
      pause_reason = case when not ${isPaused} then null when paused_at is null then 'MANAGER' else pause_reason end,
      paused_at = case when not ${isPaused} then null else coalesce(paused_at, ${at}) end
    where id = ${id}`
}

export async function saveSecret(db: Db, id: string, secret: string, oldUntil: Date): Promise<void> {
  await db`update webhook set old_secret = secret, old_secret_until = ${oldUntil}, secret = ${secret} where id = ${id}`
}

export async function removeWebhook(db: Db, id: string): Promise<void> {
  await db`delete from webhook where id = ${id}`
}

/** Webhooks that want this kind of news. */
export async function listWanting(db: Db, kind: WebhookKind): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from webhook where paused_at is null and ${kind} = any (kinds) order by id`
  return rows.map(({ id }) => id)
}

type NewDelivery = {
  id: string
  communityId: string
  webhookId: string
  kind: string
  body: string
  isReplay?: boolean
  at: Date
}

export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<void> {
  await db`
    insert into webhook_delivery (id, community_id, webhook_id, kind, body, is_replay, created_at)
    values (${delivery.id}, ${delivery.communityId}, ${delivery.webhookId}, ${delivery.kind}, ${delivery.body},
      ${delivery.isReplay ?? false}, ${delivery.at})`
}

export async function listDeliveries(
  db: Db,
  webhookId: string,
  { after, skip, count }: Page,
): Promise<WebhookDelivery[]> {
  return db<WebhookDelivery[]>`
    select id, kind, status, attempts, response_code, problem, duration_ms, answer, body, created_at, next_at, is_replay
    from webhook_delivery where webhook_id = ${webhookId}
      and (${after?.at ?? null}::timestamptz is null or (created_at, id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc offset ${skip} limit ${count}`
}

export async function findDelivery(
  db: Db,
  webhookId: string,
  id: string,
): Promise<{ kind: string; body: string } | null> {
  const [row] = await db<{ kind: string; body: string }[]>`
    select kind, body from webhook_delivery where webhook_id = ${webhookId} and id = ${id}`
  return row ?? null
}

export type Claimed = {
  id: string
  webhookId: string
  kind: string
  body: string
  attempts: number
  createdAt: string
  url: string
  secret: string
  oldSecret: string | null
  oldSecretUntil: string | null
  pausedAt: string | null
}

/** Counts the attempt before it is made, so that a process that is killed meanwhile has made it. Null if there is nothing to send. */
export async function claimDelivery(db: Db, id: string): Promise<Claimed | null> {
  const [row] = await db<Claimed[]>`
    update webhook_delivery d set attempts = d.attempts + 1, next_at = null
    from webhook w where d.id = ${id} and d.status = 'WAITING' and w.id = d.webhook_id
    returning d.id, d.webhook_id, d.kind, d.body, d.attempts, d.created_at, w.url, w.secret, w.old_secret, w.old_secret_until, w.paused_at`
  return row ?? null
}

type Result = {
  id: string
  status: WebhookDelivery['status']
  responseCode: number | null
  problem: string
  durationMs: number
  answer: string
  nextAt: Date | null
}

export async function saveResult(db: Db, result: Result): Promise<void> {
  await db`
    update webhook_delivery set status = ${result.status}, response_code = ${result.responseCode}, problem = ${result.problem},
      duration_ms = ${result.durationMs}, answer = ${result.answer}, next_at = ${result.nextAt}
    where id = ${result.id} and status = 'WAITING'`
}

export async function markArrived(db: Db, webhookId: string): Promise<void> {
  await db`update webhook set failing_since = null where id = ${webhookId} and failing_since is not null`
}

/** Since when nothing arrived. */
export async function markFailing(db: Db, webhookId: string, at: Date): Promise<Date | null> {
  const [row] = await db<{ failingSince: string }[]>`
    update webhook set failing_since = coalesce(failing_since, ${at}) where id = ${webhookId} returning failing_since`
  return row ? new Date(row.failingSince) : null
}

export type Paused = { url: string; email: string; lang: Language | null }

/** Pauses it, once; its maker if there is one to tell. What waits is not sent any more. */
export async function pauseWebhook(db: Db, id: string, reason: 'FAILURES' | 'GONE', at: Date): Promise<Paused | null> {
  const paused = await db`
    update webhook set paused_at = ${at}, pause_reason = ${reason} where id = ${id} and paused_at is null returning id`
  if (paused.length === 0) return null
  const [row] = await db<Paused[]>`
    select w.url, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang
    from webhook w join app_user u on u.id = w.made_by and u.deleted_at is null left join participant p on p.user_id = w.made_by
    where w.id = ${id}`
  return row ?? null
}

export async function removeOldDeliveries(db: Db, before: Date): Promise<void> {
  await db`delete from webhook_delivery where created_at < ${before}`
}

export async function forgetOldSecrets(db: Db, now: Date): Promise<void> {
  await db`update webhook set old_secret = null, old_secret_until = null where old_secret_until < ${now}`
}

export async function exportWebhooks(db: Db, { userId }: Person): Promise<unknown> {
  return db`select url, kinds, created_at from webhook where made_by = ${userId} order by created_at, id`
}

export async function forgetMaker(db: Db, { userId }: Person): Promise<void> {
  await db`update webhook set made_by = null where made_by = ${userId}`
}

/** Bodies name people by their ids alone; those of a deleted person go as well. */
export async function removeDeliveriesAbout(db: Db, { userId, participantId }: Person): Promise<void> {
  await db`
    delete from webhook_delivery where position(${userId}::text in body) > 0 or position(${participantId}::text in body) > 0`
}
