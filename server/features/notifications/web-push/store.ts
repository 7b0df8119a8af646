import type { Language } from '#contract/languages.ts'
import type { PushSubscriptionRow } from '#server/generated/push-subscription.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type NewSubscription = Pick<
  PushSubscriptionRow,
  'communityId' | 'id' | 'userId' | 'sessionId' | 'endpoint' | 'publicKey' | 'authSecret'
> & { at: Date }

/** A browser has one subscription: it moves to the user who signs in there later. */
export async function saveSubscription(db: Db, subscription: NewSubscription): Promise<void> {
  const { communityId, id, userId, sessionId, endpoint, publicKey, authSecret, at } = subscription
  await db`
    insert into push_subscription (community_id, id, user_id, session_id, endpoint, public_key, auth_secret, created_at)
    values (${communityId}, ${id}, ${userId}, ${sessionId}, ${endpoint}, ${publicKey}, ${authSecret}, ${at})
    on conflict (community_id, endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      public_key = excluded.public_key, auth_secret = excluded.auth_secret, created_at = excluded.created_at`
}

export async function removeSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db`delete from push_subscription where user_id = ${userId} and endpoint = ${endpoint}`
}

export type Browser = Pick<PushSubscriptionRow, 'id' | 'endpoint' | 'publicKey' | 'authSecret' | 'lastTextId'> & {
  lang: Language | null
}

/** Browsers in which the participant is signed in now, the newest first. */
export async function listBrowsers(db: Db, participantId: string, now: Date, limit: number): Promise<Browser[]> {
  return db<Browser[]>`
    select b.id, b.endpoint, b.public_key, b.auth_secret, b.last_text_id,
      coalesce(p.preferred_lang, u.preferred_lang) as lang
    from participant p join app_user u on u.id = p.user_id
      join push_subscription b on b.community_id = p.community_id and b.user_id = p.user_id
      join session s on s.id = b.session_id and s.ended_at is null and s.expires_at > ${now}
    where p.id = ${participantId} and u.deleted_at is null and u.blocked_at is null
    order by b.created_at desc, b.id desc limit ${limit}`
}

export async function setTold(db: Db, id: string, textId: string): Promise<void> {
  await db`update push_subscription set last_text_id = ${textId} where id = ${id}`
}

export async function removeGone(db: Db, id: string): Promise<void> {
  await db`delete from push_subscription where id = ${id}`
}

export async function exportSubscriptions(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select endpoint, created_at as since from push_subscription where user_id = ${userId} order by created_at`
}

export async function removeSubscriptionsOf(db: Db, { userId }: Person): Promise<void> {
  await db`delete from push_subscription where user_id = ${userId}`
}
