import { isPublicAddress } from '#server/platform/http/addresses.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { postExternal } from '#server/platform/http/external-fetch.ts'
import { unseal } from '#server/platform/http/seal.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { type Answer, failingMs, isLoopbackAddress, nextAttempt, outcomeOf, signatureHeader } from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'webhook.deliver': { deliveryId: string }
  }
}

/**
 * Deliveries of a community come one after another, and after all other jobs: an address that never answers takes one place of the
 * workers for its time. Where several communities have one, the next free place is that of letters.
 */
export const queueDelivery = (
  { community, queue }: Pick<Scope, 'community' | 'queue'>,
  deliveryId: string,
  runAt?: Date,
): Promise<void> =>
  queue(
    'webhook.deliver',
    { deliveryId },
    { queue: `webhooks ${community.id}`, isLast: true, ...(runAt ? { runAt } : {}) },
  )

const timeoutMs = 10_000
const answerBytes = 500

/** Attempt and result are separate transactions, so that none is open during the call. A killed attempt is made again. */
export const webhookJobs: Job[] = [
  job(
    'webhook.deliver',
    async ({ deliveryId }, scope) => {
      const claimed = await scope.inOwnTransaction(db => store.claimDelivery(db, deliveryId))
      if (!claimed) return
      if (claimed.pausedAt && claimed.kind !== 'test') {
        const nothing = { responseCode: null, durationMs: 0, answer: '', nextAt: null }
        const result = { id: claimed.id, status: 'FAILED' as const, problem: 'paused', ...nothing }
        await scope.inOwnTransaction(db => store.saveResult(db, result))
        return
      }
      const sent = await send(scope, claimed)
      await scope.inOwnScope(own => finish(own, claimed, sent))
    },
    { holdsTransaction: false },
  ),
]

type Sent = { answer: Answer; durationMs: number; text: string }

async function send({ now, config }: Scope, delivery: store.Claimed): Promise<Sent> {
  const { secret, oldSecret, oldSecretUntil, body } = delivery
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && Date.parse(oldSecretUntil) > now.getTime()
  const secrets = [secret, isOldValid ? oldSecret : null].flatMap(sealed =>
    sealed ? (unseal(sealed, config.SESSION_SECRET) ?? []) : [],
  )
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  try {
    const { status, headers, answer } = await postExternal(delivery.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Samovar-Webhook',
        'samovar-delivery': delivery.id,
        'samovar-signature': signatureHeader(secrets, Math.floor(now.getTime() / 1000), body),
      },
      body: Buffer.from(body),
      timeoutMs,
      answerBytes,
      ...(config.NODE_ENV === 'production' ? {} : { isAllowed: isAllowedInDevelopment }),
    })
    return { answer: { code: status, retryAfter: headers['retry-after'] }, durationMs: took(), text: storable(answer) }
  } catch (error) {
    return { answer: { problem: error instanceof Error ? error.message : String(error) }, durationMs: took(), text: '' }
  }
}

const isAllowedInDevelopment = (address: string): boolean => isPublicAddress(address) || isLoopbackAddress(address)

/** PostgreSQL stores no zero characters. */
const storable = (text: string): string => text.replaceAll('\0', '')

async function finish(scope: Scope, delivery: store.Claimed, { answer, durationMs, text }: Sent): Promise<void> {
  const { db, now } = scope
  const outcome = outcomeOf(answer)
  const isTest = delivery.kind === 'test'
  const retryAfter = 'code' in answer ? answer.retryAfter : undefined
  const attempt = { attempts: delivery.attempts, createdAt: new Date(delivery.createdAt) }
  // A manager waits for the result of a test, and sends another one.
  const nextAt = outcome === 'RETRY' && !isTest ? nextAttempt(attempt, retryAfter, now) : null
  await store.saveResult(db, {
    id: delivery.id,
    status: outcome === 'DELIVERED' ? 'DELIVERED' : nextAt ? 'WAITING' : 'FAILED',
    responseCode: 'code' in answer ? answer.code : null,
    problem: 'problem' in answer ? answer.problem.slice(0, 200) : '',
    durationMs,
    answer: text,
    nextAt,
  })
  if (nextAt) await queueDelivery(scope, delivery.id, nextAt)
  if (outcome === 'DELIVERED') return store.markArrived(db, delivery.webhookId)
  if (isTest) return
  const since = await store.markFailing(db, delivery.webhookId, now)
  if (outcome === 'GONE') return pause(scope, delivery.webhookId, 'GONE')
  if (since && now.getTime() - since.getTime() >= failingMs) await pause(scope, delivery.webhookId, 'FAILURES')
}

async function pause(scope: Scope, webhookId: string, reason: 'FAILURES' | 'GONE'): Promise<void> {
  const paused = await store.pauseWebhook(scope.db, webhookId, reason, scope.now)
  if (!paused) return
  const { pausedLetter } = await import('./letters.tsx')
  const lang = paused.lang ?? scope.community.lang
  const letter = await pausedLetter(scope.community, lang, { ...paused, reason }, scope.now)
  await scope.post({ kind: 'webhook.paused', recipient: paused.email, about: [], lang, ...letter })
}
