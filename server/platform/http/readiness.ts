import type { Sql } from '#server/platform/db/connect.ts'
import { describeMailProblems, isReservedSender } from '#server/platform/mail/sender.ts'
import type { Platform } from './scope.ts'
import { isReady, listSenders } from './store.ts'

/** The checks by name, each `ok` or a sentence for the operator. */
type Readiness = { status: 'ready' | 'degraded' | 'unavailable'; checks: Record<string, string> }

const storageKeptMs = 3000
const sendersKeptMs = 60_000

/**
 * Whether this process can serve. A lost database or a full disk takes it out of the rotation. Letters that cannot arrive do not:
 * no other process would send them, and everything else works.
 */
export function readinessOf({
  sql,
  storage,
  config,
}: Pick<Platform, 'sql' | 'storage' | 'config'>): () => Promise<Readiness> {
  const storageProblem = kept(storageKeptMs, () => storage.findProblem())
  const senderProblems = kept(sendersKeptMs, () => findSenderProblems(sql))
  return async () => {
    const database = await isReady(sql).then(
      () => null,
      () => 'The database does not answer',
    )
    const stored = await storageProblem().catch((error: Error) => error.message)
    const mail = [...describeMailProblems(config), ...(config.isProduction && !database ? await senderProblems() : [])]
    const checks = { database: database ?? 'ok', storage: stored ?? 'ok', mail: mail.join('; ') || 'ok' }
    return { status: database || stored ? 'unavailable' : mail.length > 0 ? 'degraded' : 'ready', checks }
  }
}

async function findSenderProblems(sql: Sql): Promise<string[]> {
  const senders = await listSenders(sql)
  return senders.flatMap(({ domain, senderEmail }) =>
    isReservedSender(senderEmail) ? [`the sender of ${domain} is ${senderEmail}, at a domain that nobody owns`] : [],
  )
}

/** Probes ask every few seconds, from several machines: the answer is shared for a moment. */
function kept<T>(ms: number, find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  let until = 0
  return () => {
    const now = performance.now()
    if (found && now < until) return found
    until = now + ms
    found = find()
    found.catch(() => {
      found = undefined
    })
    return found
  }
}
