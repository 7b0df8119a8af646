import type { Credits, creditsApi } from '#contract/matching/credits.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { balanceNow, creditSettings, periodAt } from './rules.ts'
import * as store from './store.ts'

type Api = typeof creditsApi

const historyAtMost = 50

export const get: Action<Api['get']> = async (_input, ctx) => describeCredits(ctx, ctx.actor.participantId)

export const listHistory: Action<Api['listHistory']> = async (_input, ctx) =>
  store.listEntries(ctx.db, ctx.actor.participantId, historyAtMost)

export async function describeCredits({ db, community, now }: Scope, participantId: string): Promise<Credits> {
  const settings = creditSettings(community)
  const { from, to } = periodAt(now, settings.period, community.timeZone)
  const balance = balanceNow(await store.findAccount(db, participantId), settings, from)
  return { ...settings, balance, nextRefillAt: to.toISOString() }
}

/**
 * Charges the price of one intro, once. The account is locked until the transaction ends, so that concurrent intros
 * cannot spend the same credits.
 */
export async function spendOnIntro(scope: Scope, participantId: string, introId: string): Promise<void> {
  const { db, community, now } = scope
  const settings = creditSettings(community)
  const { from, to } = periodAt(now, settings.period, community.timeZone)
  const place = { communityId: community.id, participantId }
  const { balance, isRefilled } = await store.lockAccount(db, place, {
    allowance: settings.allowance,
    periodFrom: from,
  })
  if (balance < settings.price) throw new Failure('OUT_OF_CREDITS', { retryAt: to })
  const entry = { ...place, at: now }
  if (isRefilled)
    await store.insertEntry(db, {
      ...entry,
      id: scope.newId(),
      amount: settings.allowance,
      kind: 'REFILL',
      introId: null,
    })
  await store.insertEntry(db, { ...entry, id: scope.newId(), amount: -settings.price, kind: 'INTRO', introId })
  await store.changeBalance(db, participantId, -settings.price)
}

/** Refunds an intro that could not be delivered, at most once. */
export async function refundIntro(scope: Scope, introId: string): Promise<void> {
  const { db, community, now } = scope
  const charge = await store.findCharge(db, introId)
  if (!charge || charge.amount === 0) return
  const isNew = await store.insertEntry(db, {
    communityId: community.id,
    participantId: charge.participantId,
    id: scope.newId(),
    amount: charge.amount,
    kind: 'REFUND',
    introId,
    at: now,
  })
  if (isNew) await store.changeBalance(db, charge.participantId, charge.amount)
}
