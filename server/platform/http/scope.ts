import type { FastifyBaseLogger } from 'fastify'
import type { Community } from '#contract/communities/community.ts'
import type { LetterCategory } from '#contract/notifications/letter-topic.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import { runAfterCommit } from '#server/platform/db/after-commit.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/db/id.ts'
import { enterCommunity } from '#server/platform/db/scope.ts'
import type { PersonalData } from '#server/platform/feature/personal-data.ts'
import type { HearAll, Listener } from '#server/platform/jobs/news.ts'
import { queueJob, queueJobs } from '#server/platform/jobs/store.ts'
import { postLetter, postLetters } from '#server/platform/mail/outbox.ts'
import type { Publish } from '#server/platform/realtime/publish.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Scope } from './context.ts'

/** Dependencies of every scope; one per process. */
export type Platform = {
  config: Config
  clock: Clock
  sql: Sql
  storage: Storage
  listeners: Listener[]
  /** Of the features that hear news of every kind. */
  hearers: HearAll[]
  /** Kinds of letters of all features. */
  letterCategories: Record<string, LetterCategory>
  personalData: PersonalData
  publish: Publish
}

/** The scope of work in one community. Without a transaction, `db` throws and `inOwnTransaction` opens short transactions. */
export function makeScope(
  platform: Platform,
  community: Community,
  db: Db | null,
  now: Date,
  log: FastifyBaseLogger,
): Scope {
  const { config, storage, sql, listeners, letterCategories, personalData } = platform
  const queue: Scope['queue'] = (name, data, options) =>
    queueJob(scope.db, name, { communityId: community.id, data }, options)
  const scope: Scope = {
    get db(): Db {
      if (!db) throw new Error('This work holds no transaction: use inOwnTransaction()')
      return db
    },
    community,
    now,
    log,
    config,
    storage,
    personalData,
    queue,
    async tell(news, ...all) {
      const hearing = listeners.filter(each => each.news === news).map(({ name }) => `hear ${name}`)
      const payloads = all.map(data => ({ communityId: community.id, data }))
      await queueJobs(scope.db, hearing, payloads)
      for (const hear of platform.hearers) await hear(scope, news, all)
    },
    post: letter => postLetter(scope, letter, letterCategories),
    postAll: letters => postLetters(scope, letters, letterCategories),
    publish: publication => platform.publish(scope, publication),
    inOwnTransaction: work => inCommunity(sql, community.id, work),
    inOwnScope: work => inCommunity(sql, community.id, own => work(makeScope(platform, community, own, now, log))),
    read: work => sql.read(community.id, work),
    newId: () => newId(now),
  }
  return scope
}

/** Runs a transaction in which row level security shows only this community's rows. */
export async function inCommunity<T>(sql: Sql, communityId: string, work: (db: Db) => Promise<T>): Promise<T> {
  let opened: Db | undefined
  const done = (await sql.begin(async db => {
    opened = db
    // Pipelined with the first statement of the work; if it fails, the transaction is aborted.
    const [, result] = await Promise.all([enterCommunity(db, communityId), work(db)])
    return result
  })) as T
  if (opened) runAfterCommit(opened)
  return done
}
