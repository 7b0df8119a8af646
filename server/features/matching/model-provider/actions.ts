import type { Scope } from '#server/platform/http/context.ts'
import { ReplyTooLong, readWholeReply } from '#server/platform/http/whole-reply.ts'
import { type CallProblem, dayOf, nextDay, pauseAfter, problemOf } from './rules.ts'
import * as store from './store.ts'

/** A configured provider. Its address is the operator's, never a tenant's, so it may be on this machine. */
export type ModelProvider = { url: string; key: string | undefined }

/** Why a call failed, in words without key, text or address. */
export class ModelProviderFailure extends Error {
  readonly problem: CallProblem

  constructor(message: string, problem: CallProblem) {
    super(message)
    this.problem = problem
  }
}

const unusable: CallProblem = problemOf(null, null)

export const unusableReply = (what: string) => new ModelProviderFailure(what, unusable)

type Call = { path: string; body: unknown; timeoutMs: number; maxBytes: number }

/** The parsed reply to a POST. Redirects are refused: they would carry the texts elsewhere. */
export async function callModel(
  { url, key }: ModelProvider,
  { path, body, timeoutMs, maxBytes }: Call,
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unusableReply(error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'is down')
  })
  if (!response.ok) {
    await response.body?.cancel().catch(() => {})
    throw new ModelProviderFailure(
      `answered ${response.status}`,
      problemOf(response.status, response.headers.get('retry-after')),
    )
  }
  const text = await readWholeReply(response, { timeoutMs, maxBytes }).catch((error: unknown) => {
    throw unusableReply(error instanceof ReplyTooLong ? 'answered too much' : 'did not finish its answer')
  })
  try {
    return JSON.parse(text)
  } catch {
    throw unusableReply('answered no JSON')
  }
}

/** A provider by its name in `model_provider`, with how much may be sent to it. */
export type ProviderLimits = { provider: string; perMinute: number; daily: number; dailyOfCommunity: number }

/** Until when nothing may be sent; null if the provider may be called now. */
export async function findPause({ db, now }: Scope, provider: string): Promise<Date | null> {
  const state = await store.findProvider(db, provider)
  return state && new Date(state.pausedUntil) > now ? new Date(state.pausedUntil) : null
}

/** Takes so much of the day's budgets, and keeps others from calling while the rate is used up; a date if nothing may be sent before. */
async function takeBudget(
  { db, community, now }: Scope,
  { provider, perMinute, daily, dailyOfCommunity }: ProviderLimits,
  count: number,
): Promise<Date | null> {
  const pausedUntil = new Date(now.getTime() + Math.ceil((60_000 * count) / perMinute))
  const taking = { communityId: community.id, provider, day: dayOf(now), count, now, pausedUntil }
  return (await store.takeBudget(db, taking, daily, dailyOfCommunity)) ? null : nextDay(now)
}

/**
 * The same of so many at most: less than a batch is left at the end of a budget, and half as many are tried until it is used up. How many
 * were taken, or a date if nothing may be sent before.
 */
export async function takeRestOfBudget(scope: Scope, limits: ProviderLimits, atMost: number): Promise<number | Date> {
  for (let count = atMost; ; count = Math.floor(count / 2)) {
    const until = await takeBudget(scope, limits, count)
    if (!until) return count
    if (count <= 1) return until
  }
}

export const setSucceeded = ({ db }: Scope, provider: string): Promise<void> => store.setSucceeded(db, provider)

/**
 * Leaves the provider alone for a while, and returns until when. The operator reads of it once, in the log, and until it works again in
 * `model_provider`.
 */
export async function pauseProvider(
  { db, now, log }: Scope,
  provider: string,
  { message, problem }: ModelProviderFailure,
): Promise<Date> {
  const failures = (await store.findProvider(db, provider))?.failures ?? 0
  const pausedUntil = new Date(now.getTime() + pauseAfter(problem, failures, now))
  if (await store.setFailed(db, provider, message, pausedUntil)) log.warn(`the ${provider} provider ${message}`)
  return pausedUntil
}
