import type { Db } from '#server/platform/db/connect.ts'
import { recheck } from '#server/platform/db/lock.ts'

export type ProviderState = { failures: number; pausedUntil: string }

export async function findProvider(db: Db, name: string): Promise<ProviderState | null> {
  const [row] = await db<ProviderState[]>`
    select failures, paused_until from model_provider where name = ${name}`
  return row ?? null
}

type Taking = { communityId: string; provider: string; day: string; count: number; now: Date; pausedUntil: Date }

/**
 * Takes so many texts of the day, from the community's and from the installation's, and keeps others from calling until the rate allows
 * it. Condition and counting are one statement, so that two workers never exceed a budget. False if too few are left; nothing is taken then.
 */
export async function takeBudget(db: Db, taking: Taking, daily: number, dailyOfCommunity: number): Promise<boolean> {
  const { communityId, provider, day, count, now, pausedUntil } = taking
  if (count > Math.min(daily, dailyOfCommunity)) return false
  const used = (table: 'model_provider' | 'model_use') =>
    db`case when ${db(table)}.day = ${day}::date then ${db(table)}.used else 0 end + ${count}`
  const [row] = await db<{ isTaken: boolean; isShared: boolean }[]>`
    with share as (
      insert into model_use (community_id, provider, day, used) values (${communityId}, ${provider}, ${day}::date, ${count})
      on conflict (community_id, provider) do update set used = ${used('model_use')}, day = ${day}::date
      where ${recheck(db, 'model budget', db`${used('model_use')} <= ${dailyOfCommunity}`)}
      returning provider),
    taken as (
      insert into model_provider (name, day, used, paused_until) select provider, ${day}::date, ${count}, ${pausedUntil} from share
      on conflict (name) do update set used = ${used('model_provider')}, day = ${day}::date, paused_until = ${pausedUntil}
      where model_provider.paused_until <= ${now} and ${recheck(db, 'model budget', db`${used('model_provider')} <= ${daily}`)}
      returning name)
    select exists (select from taken) as is_taken, exists (select from share) as is_shared`
  if (row?.isShared && !row.isTaken) await db`update model_use set used = used - ${count} where provider = ${provider}`
  return row?.isTaken ?? false
}

export async function setSucceeded(db: Db, provider: string): Promise<void> {
  await db`update model_provider set failures = 0, problem = null where name = ${provider} and problem is not null`
}

/** True if the calls before it succeeded: the operator is told once. */
export async function setFailed(db: Db, provider: string, problem: string, pausedUntil: Date): Promise<boolean> {
  const [row] = await db<{ failures: number }[]>`
    update model_provider set failures = failures + 1, problem = ${problem}, paused_until = greatest(paused_until, ${pausedUntil})
    where name = ${provider} returning failures`
  return row?.failures === 1
}
