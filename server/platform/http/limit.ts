import { callLimits, type LimitName } from '#contract/limits.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Failure } from './failure.ts'
import { countCall, limitKey } from './store.ts'

type Caller = { address: string; userId: string | null }

/** Counts the call against its rate limit (sliding window), in the given transaction or on its own. */
export async function enforceLimit(db: Db, name: LimitName, caller: Caller, now: Date): Promise<void> {
  const { count, minutes, per } = callLimits[name]
  const by = per === 'user' && caller.userId ? { userId: caller.userId } : { address: caller.address }
  const total = await countCall(db, limitKey(name, by), minutes, now)
  if (total > count) throw new Failure('TOO_MANY_REQUESTS', { retryAfter: minutes * 6 })
}
