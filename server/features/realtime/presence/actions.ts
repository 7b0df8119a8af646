import type { Scope } from '#server/platform/http/context.ts'
import { countsSince } from './rules.ts'
import * as store from './store.ts'

/** Those of these participants who are online now. Hidden people never are. */
export async function listOnline(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  participantIds: string[],
): Promise<Set<string>> {
  return new Set(await store.listOnline(db, participantIds, countsSince(now)))
}
