import type { FastifyBaseLogger } from 'fastify'
import type { Community } from '#contract/communities/community.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/db/id.ts'
import type { Listener } from '#server/platform/jobs/news.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import { postLetter } from '#server/platform/mail/outbox.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Scope } from './context.ts'
import { enterCommunity } from './store.ts'

/** What every scope is made of; one per process. */
export type Platform = {
  config: Config
  clock: Clock
  sql: Sql
  storage: Storage
  listeners: Listener[]
}

/** The scope of work in one community. Without a transaction, `db` refuses and `apart` opens short ones. */
export function makeScope(
  platform: Platform,
  community: Community,
  db: Db | null,
  now: Date,
  log: FastifyBaseLogger,
): Scope {
  const { config, storage, sql, listeners } = platform
  const queue: Scope['queue'] = (name, data, options) =>
    queueJob(scope.db, name, { communityId: community.id, data }, options)
  const scope: Scope = {
    get db(): Db {
      if (!db) throw new Error('This work holds no transaction: use apart()')
      return db
    },
    community,
    now,
    log,
    config,
    storage,
    queue,
    async tell(news, data) {
      for (const each of listeners)
        if (each.news === news) await queueJob(scope.db, `hear ${each.name}`, { communityId: community.id, data })
    },
    post: letter => postLetter(scope, letter),
    apart: work => inCommunity(sql, community.id, now, work),
    newId: () => newId(now),
  }
  return scope
}

/** A transaction in which only this community's rows exist. */
export async function inCommunity<T>(
  sql: Sql,
  communityId: string,
  now: Date,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return (await sql.begin(async db => {
    await enterCommunity(db, communityId, null, now)
    return work(db)
  })) as T
}
