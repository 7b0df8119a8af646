import { type PaymentNotice, type paymentApi, paymentNotice } from '#contract/events/payment.ts'
import type { Action, Scope, UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { openEvent, openManagedEvent } from '../event/event-view.ts'
import { findEvent, type StoredEvent } from '../event/store.ts'
import { type Places, setPayment } from '../participation/participation-places.ts'
import * as steps from '../participation/participation-steps.ts'
import { describeMine, describeParticipation } from '../participation/participation-view.ts'
import { positionOf, type StoredParticipation } from '../participation/rules.ts'
import { findById, findParticipation } from '../participation/store.ts'
import { afterChoice, afterNotice, afterReport, isOutdated, isSigned, problemOf, webhookSecret } from './rules.ts'
import * as store from './store.ts'

type Api = typeof paymentApi

/** A claim or a demand keeps the place for a day, since organisers do not look at once. */
const dayMs = 24 * 60 * 60_000

export const reportPaid: Action<Api['reportPaid']> = async ({ id: key }, ctx) => {
  const event = await openEvent(ctx, key)
  const { participantId, userId } = ctx.actor
  await steps.withPlaces(ctx, event.id, { by: userId }, async places => {
    const { participation, payment } = await getPayment(ctx, event.id, participantId)
    const move = afterReport(payment.status)
    ensure(move !== 'refuse' && ['PENDING', 'CONFIRMED'].includes(participation.status), 'NOTHING_TO_PAY')
    if (move !== 'check') return
    await setPayment(places, payment.id, 'CHECKING')
    if (positionOf(participation) === 'held') await steps.hold(places, participation, dayMs)
  })
  return describeMine(ctx, event)
}

export const setStatus: Action<Api['setStatus']> = async ({ id: key, pid, status }, ctx) => {
  const event = await openManagedEvent(ctx, key)
  await steps.withPlaces(ctx, event.id, { by: ctx.actor.userId }, async places => {
    const { participation, payment } = await getPayment(ctx, event.id, pid)
    const move = afterChoice(payment.status, status)
    ensure(move !== 'refuse', 'PAYMENT_STATUS_NOT_ALLOWED')
    if (move === 'pay') await steps.receivePayment(places, participation, payment)
    if (move === 'refund') await refund(places, participation, payment)
    if (move === 'unpay') await unpay(places, participation, payment)
  })
  return describeParticipation(ctx, event, pid)
}

/**
 * Opens its own transaction, so that what the organisers are to see about a wrong amount is kept although the notice is refused. An
 * unknown event is refused like a wrong signature: who cannot sign learns nothing.
 */
export const receiveNotice: Action<Api['receiveNotice']> = async ({ id: key, notice: body }, ctx) => {
  const result = await ctx.inOwnScope(async scope => {
    const event = await findEvent(scope.db, key, { userId: null, lang: ctx.lang })
    const { signature } = ctx.request
    ensure(event && isSigned(signature, { secret: secretOf(ctx, event), body, now: ctx.now }), 'INVALID_SIGNATURE')
    return processNotice(scope, event.id, readNotice(body))
  })
  ensure(result !== 'mismatch', 'PAYMENT_MISMATCH')
  return { result }
}

export const getWebhook: Action<Api['getWebhook']> = async ({ id }, ctx) =>
  showWebhook(ctx, await openManagedEvent(ctx, id))

export const renewWebhook: Action<Api['renewWebhook']> = async ({ id }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  return showWebhook(ctx, { ...event, webhookGeneration: await store.raiseGeneration(ctx.db, event.id) })
}

/** Payments of an event that are to be refunded, for the report. */
export const listRefundsDue = ({ db }: Scope, eventId: string): Promise<store.RefundDue[]> =>
  store.listRefundsDue(db, eventId)

const secretOf = ({ config }: VisitorContext, { id, webhookGeneration }: StoredEvent): string =>
  webhookSecret({ sessionSecret: config.SESSION_SECRET, eventId: id, generation: webhookGeneration })

/** Notes who has read the secret. An organiser who is removed at the same moment is refused: nobody would know that they have it. */
async function showWebhook(ctx: UserContext, event: StoredEvent) {
  const isNoted = await store.noteSeen(ctx.db, event, ctx.actor.userId)
  ensure(isNoted || !event.isResponsible, 'FORBIDDEN')
  return {
    url: new URL(`/api/event/${event.id}/payment/webhook`, ctx.community.communityUrl).href,
    secret: secretOf(ctx, event),
  }
}

function readNotice(body: string): PaymentNotice {
  const read = paymentNotice.safeParse(parseJson(body))
  ensure(read.success, 'INVALID_INPUT')
  return read.data
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // Not JSON: refused like a notice without fields.
  }
  return null
}

/** Each notice once, and of two about one payment the later one, in whatever order they arrive. */
async function processNotice(scope: Scope, eventId: string, notice: PaymentNotice) {
  const { db, community, now } = scope
  const { result } = await steps.withPlaces(scope, eventId, { by: null }, async places => {
    const payment = await store.findByReference(db, eventId, notice.reference)
    ensure(payment, 'PAYMENT_NOT_FOUND')
    const claim = { communityId: community.id, eventId, noticeId: notice.id, at: now }
    if (!(await store.claimNotice(db, claim))) return 'repeated'
    if (isOutdated(notice.occurredAt, payment.providerStatusAt)) return 'outdated'
    await store.setProviderTime(db, payment.id, notice.occurredAt)
    const participation = await findById(db, payment.participationId)
    ensure(participation, 'PAYMENT_NOT_FOUND')
    const move = afterNotice(payment.status, notice.status)
    const problem = move === 'pay' ? problemOf(notice, payment) : ''
    if (problem) {
      await store.savePayment(db, payment.id, { status: 'CHECKING', at: now, by: null, problem })
      return 'mismatch'
    }
    if (move === 'pay') await steps.receivePayment(places, participation, payment)
    if (move === 'refund') await refund(places, participation, payment)
    if (move === 'unpay')
      await store.savePayment(db, payment.id, { status: 'UNPAID', at: now, by: null, problem: 'FAILED' })
    return 'accepted'
  })
  return result
}

async function getPayment({ db }: Scope, eventId: string, participantId: string) {
  const participation = await findParticipation(db, eventId, participantId)
  ensure(participation, 'NOT_PARTICIPATING')
  const payment = await store.findPayment(db, participation.id)
  ensure(payment, 'NOTHING_TO_PAY')
  return { participation, payment }
}

/** Ends the participation, unless it waits for a place: then it would pay again. */
async function refund(places: Places, participation: StoredParticipation, payment: store.StoredPayment) {
  await setPayment(places, payment.id, 'REFUNDED')
  if (['held', 'offered', 'unplaced', 'confirmed'].includes(positionOf(participation)))
    await steps.leave(places, participation, { status: 'CANCELLED' })
}

/** Not paid after all: a confirmed participant keeps the place for a day, to pay. */
async function unpay(places: Places, participation: StoredParticipation, payment: store.StoredPayment) {
  await setPayment(places, payment.id, 'UNPAID')
  if (participation.status !== 'CONFIRMED') return
  await steps.hold(places, participation, dayMs)
  await places.scope.tell('participation.approved', { participationId: participation.id })
}
