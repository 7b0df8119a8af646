import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { callLimits } from '#contract/limits.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { hearNews, newsOf, settleNow } from '../participation/testing.ts'
import { paymentListeners } from './listeners.ts'
import { signatureOf } from './rules.ts'
import { listRefundsDue } from './store.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await hearNews(startTestApp)
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Member = Awaited<ReturnType<typeof buildSignedInParticipant>>
const member = () => buildSignedInParticipant(t, here.id)
const as = ({ token }: Member) => ({ token, host: here.host })
const hours = (count: number) => count * 3_600_000

/** A paid event with its organiser and the secret of its webhook. */
async function paidEvent(options: EventOptions = {}) {
  const organiser = await member()
  const responsibles = [organiser.userId]
  const { id } = await buildEvent(t, { communityId: here.id, responsibles, price: 18, maxPlusOnes: 2, ...options })
  const { body } = await t.call(api.payment.getWebhook, { id }, as(organiser))
  return { id, organiser, webhook: body }
}
type Paid = Awaited<ReturnType<typeof paidEvent>>

const join = async (me: Member, { id }: Paid, plusOnes = 0) =>
  (await t.call(api.participation.confirm, { id, plusOnes }, as(me))).body
const mine = async (me: Member, { id }: Paid) => (await t.call(api.event.get, { id }, as(me))).body.mine
const reportPaid = (me: Member, { id }: Paid) => t.call(api.payment.reportPaid, { id }, as(me))
const set = ({ id, organiser }: Paid, who: Member, status: 'PAID' | 'UNPAID' | 'REFUNDED') =>
  t.call(api.payment.setStatus, { id, pid: who.id, status }, as(organiser))
const referenceOf = ({ paymentUrl }: { paymentUrl: string | null }) =>
  new URL(paymentUrl as string).searchParams.get('reference') as string

type Sent = {
  secret?: string
  secondsAgo?: number
  type?: string
  altered?: boolean
  /** How the provider writes JSON. */
  written?: (json: string) => string
}

/** Sends a notice as a provider does. */
async function notify({ id, webhook }: Paid, fields: Record<string, unknown>, sent: Sent = {}) {
  const notice = { id: randomUUID(), status: 'paid', amount: 18, currency: 'EUR', ...fields }
  const write = sent.written ?? (json => json)
  const body = write(JSON.stringify({ occurredAt: t.clock.now().toISOString(), ...notice }))
  const seconds = Math.floor(t.clock.now().getTime() / 1000) - (sent.secondsAgo ?? 0)
  const signature = signatureOf(sent.secret ?? webhook.secret, seconds, body)
  const headers = {
    'samovar-signature': `t=${seconds},v1=${signature}`,
    'content-type': sent.type ?? 'application/json',
  }
  return t.call(
    api.payment.receiveNotice,
    { id, notice: sent.altered ? `${body} ` : body },
    { host: here.host, headers },
  )
}

async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  t.clock.moveBy(ms)
  try {
    return await work()
  } finally {
    t.clock.moveBy(-ms)
  }
}

test('a webhook counts notices with a wrong signature against its limit', async () => {
  const tea = await paidEvent()
  await t.owner`truncate call_count`
  expect((await notify(tea, { reference: 'unknown' }, { secret: 'guessed' })).failure.name).toBe('INVALID_SIGNATURE')
  const counted = await t.owner`update call_count set count = ${callLimits.webhook.count} returning count`
  expect(counted).toHaveLength(1)
  expect((await notify(tea, { reference: 'unknown' }, { secret: 'guessed' })).status).toBe(429)
  await t.owner`truncate call_count`
})

describe('a paid event', () => {
  test('keeps a place while somebody pays, at the payment page with a reference of their own', async () => {
    const tea = await paidEvent({ maxParticipants: 2, holdMinutes: 30 })
    const me = await member()
    const body = await join(me, tea, 1)
    expect(body).toMatchObject({ status: 'PENDING', state: 'pay', payment: 'UNPAID' })
    expect(Date.parse(body.heldUntil as string) - t.clock.now().getTime()).toBeLessThanOrEqual(30 * 60_000)
    expect(body.paymentUrl).toMatch(/^https:\/\/pay\.example\.com\/tea\?reference=[\w-]{20}$/)
    const [payment] = await t.owner`select amount::float8 as amount from payment where event_id = ${tea.id}`
    expect(payment?.amount).toBe(36)
    expect((await join(await member(), tea)).state).toBe('waiting')
    const seen = await t.call(api.participation.get, { participantId: me.id, eventId: tea.id }, as(tea.organiser))
    expect(seen.body).toMatchObject({ payment: 'UNPAID', paymentUrl: null })
  })

  test('with approval is paid after it, and the place is kept for a day', async () => {
    const tea = await paidEvent({ isApprovalRequired: true, holdMinutes: 30 })
    const me = await member()
    expect(await join(me, tea)).toMatchObject({ state: 'approval', payment: null })
    const { body } = await t.call(api.participation.approve, { id: tea.id, pid: me.id }, as(tea.organiser))
    expect(body).toMatchObject({ status: 'PENDING', state: 'pay' })
    expect(Date.parse(body.heldUntil as string) - t.clock.now().getTime()).toBeGreaterThan(hours(23))
    expect((await newsOf(t, body.participationId as string)).at(-1)).toBe('participation.approved')
  })

  test('lets guests change until it is paid, and what is due with them', async () => {
    const tea = await paidEvent()
    const me = await member()
    await join(me, tea)
    const change = (plusOnes: number) => t.call(api.participation.updatePlusOnes, { id: tea.id, plusOnes }, as(me))
    const { body } = await change(2)
    const reference = referenceOf(body)
    expect((await notify(tea, { reference, amount: 18 })).failure.name).toBe('PAYMENT_MISMATCH')
    expect((await change(1)).failure).toMatchObject({ name: 'GUESTS_PAID' })
    expect((await notify(tea, { reference, amount: 54 })).status).toBe(200)
    expect(await mine(me, tea)).toMatchObject({ state: 'going', plusOnes: 2 })
  })
})

describe('the word of the participant', () => {
  test('makes the payment one that is checked, and keeps the place for a day, once', async () => {
    const tea = await paidEvent({ holdMinutes: 30 })
    const me = await member()
    await join(me, tea)
    const { body } = await reportPaid(me, tea)
    expect(body).toMatchObject({ status: 'PENDING', state: 'paymentChecking', payment: 'CHECKING' })
    expect(Date.parse(body.heldUntil as string) - t.clock.now().getTime()).toBeGreaterThan(hours(23))
    const again = await later(hours(2), () => reportPaid(me, tea))
    expect(again.body.heldUntil).toBe(body.heldUntil)
  })

  test('counts only while there is something to pay', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    expect((await reportPaid(me, tea)).failure.name).toBe('NOT_PARTICIPATING')
    await join(me, tea)
    await t.call(api.participation.cancel, { id: tea.id }, as(me))
    expect((await reportPaid(me, tea)).failure).toMatchObject({ name: 'NOTHING_TO_PAY' })
    const free = await buildEvent(t, { communityId: here.id })
    await t.call(api.participation.confirm, { id: free.id }, as(me))
    expect((await t.call(api.payment.reportPaid, { id: free.id }, as(me))).failure.name).toBe('NOTHING_TO_PAY')
  })
})

describe('an organiser', () => {
  test('sets it to paid, which confirms; to unpaid, which asks to pay within a day; to refunded, which ends it', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    await join(me, tea)
    await reportPaid(me, tea)
    expect((await set(tea, me, 'REFUNDED')).failure).toMatchObject({ name: 'PAYMENT_STATUS_NOT_ALLOWED' })
    expect((await set(tea, me, 'PAID')).body).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' })
    const unpaid = (await set(tea, me, 'UNPAID')).body
    expect(unpaid).toMatchObject({ status: 'PENDING', state: 'pay', payment: 'UNPAID' })
    expect(Date.parse(unpaid.heldUntil as string) - t.clock.now().getTime()).toBeGreaterThan(hours(23))
    await set(tea, me, 'PAID')
    expect((await set(tea, me, 'REFUNDED')).body).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED' })
    const news = await newsOf(t, unpaid.participationId as string)
    expect(news.at(-1)).toBe('participation.cancelled {"wasConfirmed":true}')
  })

  test('is one of this event', async () => {
    const [me, tea, another] = [await member(), await paidEvent(), await paidEvent()]
    await join(me, tea)
    for (const organiser of [me, another.organiser])
      expect((await set({ ...tea, organiser }, me, 'PAID')).status).toBe(403)
    expect((await set(tea, await member(), 'PAID')).failure.name).toBe('NOT_PARTICIPATING')
  })

  test('cannot confirm by status who has not paid', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    await join(me, tea)
    const status = { id: tea.id, pid: me.id, status: 'CONFIRMED' } as const
    expect((await t.call(api.participation.setStatus, status, as(tea.organiser))).failure.name).toBe('STEPS_OPEN')
  })
})

describe('a refund', () => {
  test('is due when a paid participation is cancelled, and joining again uses what was paid', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    await join(me, tea)
    await set(tea, me, 'PAID')
    await t.call(api.participation.cancel, { id: tea.id }, as(me))
    expect(await listRefundsDue(t.owner, tea.id)).toMatchObject([{ participantId: me.id, amount: 18, currency: 'EUR' }])
    const other = await t.call(api.participation.confirm, { id: tea.id, plusOnes: 1 }, as(me))
    expect(other.failure.name).toBe('GUESTS_PAID')
    expect(await join(me, tea)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' })
    expect(await listRefundsDue(t.owner, tea.id)).toEqual([])
  })

  test('that was made opens the payment anew, under another reference', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    const first = referenceOf(await join(me, tea))
    await set(tea, me, 'PAID')
    await set(tea, me, 'REFUNDED')
    const again = await join(me, tea)
    expect(again).toMatchObject({ state: 'pay', payment: 'UNPAID' })
    expect(referenceOf(again)).not.toBe(first)
    expect((await notify(tea, { reference: first })).failure.name).toBe('PAYMENT_NOT_FOUND')
  })

  test('is due to everybody who paid for an event that is cancelled', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    await join(me, tea)
    await set(tea, me, 'PAID')
    const [oweRefunds] = paymentListeners
    await t.app.openScope(here.id, true, async scope => oweRefunds?.handle({ eventId: tea.id } as never, scope))
    expect(await listRefundsDue(t.owner, tea.id)).toHaveLength(1)
  })
})

describe('the webhook', () => {
  test('confirms who has paid', async () => {
    const [me, tea] = [await member(), await paidEvent({ maxParticipants: 1 })]
    const reference = referenceOf(await join(me, tea))
    expect((await notify(tea, { reference })).body).toEqual({ result: 'accepted' })
    expect(await mine(me, tea)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', paymentUrl: null })
  })

  test('checks the signature over the bytes that were sent, however the provider writes JSON', async () => {
    const [me, tea] = [await member(), await paidEvent({ maxParticipants: 1 })]
    const reference = referenceOf(await join(me, tea))
    const written = (json: string) =>
      ` ${json
        .replace(/:18(?=[,}])/, ' : 18.00')
        .replace('"EUR"', '"\\u0045UR"')
        .replaceAll(',', ',\r\n\t')}\n`
    expect((await notify(tea, { reference }, { written })).body).toEqual({ result: 'accepted' })
    expect((await mine(me, tea)).payment).toBe('PAID')
  })

  test('refuses a wrong, old or altered signature, an unknown event and a renewed secret with the same reply', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    const reference = referenceOf(await join(me, tea))
    const replies = [
      await notify(tea, { reference }, { secret: 'x'.repeat(43) }),
      await notify(tea, { reference }, { secondsAgo: 301 }),
      await notify(tea, { reference }, { secondsAgo: -302 }),
      await notify(tea, { reference }, { altered: true }),
      await notify({ ...tea, id: randomUUID() }, { reference }),
      await t.call(api.payment.receiveNotice, { id: tea.id, notice: '{}' }, { host: here.host }),
    ]
    await t.call(api.payment.renewWebhook, { id: tea.id }, as(tea.organiser))
    replies.push(await notify(tea, { reference }))
    for (const reply of replies) expect(reply.failure).toMatchObject({ name: 'INVALID_SIGNATURE', status: 403 })
    expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1)
    expect((await mine(me, tea)).payment).toBe('UNPAID')
    const renewed = await t.call(api.payment.getWebhook, { id: tea.id }, as(tea.organiser))
    expect(renewed.body.secret).not.toBe(tea.webhook.secret)
    expect((await notify({ ...tea, webhook: renewed.body }, { reference }, { secondsAgo: 299 })).status).toBe(200)
  })

  test('shows its secret to organisers alone, a different one for each event', async () => {
    const [me, tea, other] = [await member(), await paidEvent(), await paidEvent()]
    expect((await t.call(api.payment.getWebhook, { id: tea.id }, as(me))).status).toBe(403)
    expect((await t.call(api.payment.renewWebhook, { id: tea.id }, as(other.organiser))).status).toBe(403)
    expect(tea.webhook.url).toMatch(new RegExp(`^http://[^/]+/api/event/${tea.id}/payment/webhook$`))
    expect(tea.webhook.secret).not.toBe(other.webhook.secret)
  })

  test('knows the payments of its event alone, and refuses what is no notice', async () => {
    const [me, tea, other] = [await member(), await paidEvent(), await paidEvent()]
    const reference = referenceOf(await join(me, tea))
    expect((await notify(other, { reference })).failure).toMatchObject({ name: 'PAYMENT_NOT_FOUND', status: 404 })
    expect((await notify(tea, { reference, status: 'lost' })).failure.name).toBe('INVALID_INPUT')
    expect((await notify(tea, { reference: 'a\u0000b' })).failure.name).toBe('INVALID_INPUT')
    expect((await notify(tea, { reference, id: 'a\u0000b' })).failure.name).toBe('INVALID_INPUT')
    expect((await notify(tea, { reference, note: 'Further fields of a provider are ignored' })).status).toBe(200)
  })

  test('has no effect when it is repeated, also after an organiser changed the payment', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    const notice = { reference: referenceOf(await join(me, tea)), id: 'notice-7' }
    await notify(tea, notice)
    await set(tea, me, 'UNPAID')
    expect((await notify(tea, notice)).body).toEqual({ result: 'repeated' })
    expect((await mine(me, tea)).payment).toBe('UNPAID')
  })

  test('counts the later of two notices, in whatever order they arrive', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    const reference = referenceOf(await join(me, tea))
    const at = (minutes: number) => new Date(t.clock.now().getTime() + minutes * 60_000).toISOString()
    await notify(tea, { reference, status: 'refunded', occurredAt: at(2) })
    expect((await notify(tea, { reference, status: 'paid', occurredAt: at(1) })).body).toEqual({ result: 'outdated' })
    expect(await mine(me, tea)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED' })
  })

  test.each([
    ['amount', { amount: 17.99 }, 'AMOUNT'],
    ['currency', { currency: 'USD' }, 'CURRENCY'],
  ])('refuses another %s, and leaves it to the organisers to check', async (_what, wrong, problem) => {
    const [me, tea] = [await member(), await paidEvent()]
    const reference = referenceOf(await join(me, tea))
    expect((await notify(tea, { reference, ...wrong })).failure).toMatchObject({ name: 'PAYMENT_MISMATCH' })
    expect(await mine(me, tea)).toMatchObject({ status: 'PENDING', state: 'paymentChecking', payment: 'CHECKING' })
    const [kept] = await t.owner`select problem from payment where reference = ${reference}`
    expect(kept?.problem).toBe(problem)
  })

  test('of a failed attempt asks to pay again, but not after a payment', async () => {
    const [me, tea] = [await member(), await paidEvent()]
    const reference = referenceOf(await join(me, tea))
    await reportPaid(me, tea)
    await notify(tea, { reference, status: 'failed' })
    expect(await mine(me, tea)).toMatchObject({ state: 'pay', payment: 'UNPAID' })
    await notify(tea, { reference })
    await notify(tea, { reference, status: 'failed' })
    expect(await mine(me, tea)).toMatchObject({ state: 'going', payment: 'PAID' })
  })
})

describe('paid late', () => {
  test('after the hold ended confirms while there is room', async () => {
    const [me, tea] = [await member(), await paidEvent({ maxParticipants: 1 })]
    const reference = referenceOf(await join(me, tea))
    await later(hours(2), async () => {
      await settleNow(t, here.id, tea.id)
      expect(await mine(me, tea)).toMatchObject({ state: 'pay', heldUntil: null })
      await notify(tea, { reference })
      expect((await mine(me, tea)).state).toBe('going')
    })
  })

  test('without room is told and listed for a refund, and never exceeds the places', async () => {
    const [me, next, tea] = [await member(), await member(), await paidEvent({ maxParticipants: 1 })]
    const first = await join(me, tea)
    await later(hours(2), async () => {
      const other = await join(next, tea)
      await notify(tea, { reference: referenceOf(other) })
      expect((await mine(me, tea)).state).toBe('joinWaitlist')
      await notify(tea, { reference: referenceOf(first) })
      expect(await mine(me, tea)).toMatchObject({ status: 'PENDING', state: 'paidWithoutPlace', payment: 'REFUND_DUE' })
      expect((await newsOf(t, first.participationId as string)).slice(-2)).toEqual([
        'participation.expired',
        'participation.paidWithoutPlace',
      ])
      expect(await listRefundsDue(t.owner, tea.id)).toMatchObject([{ participantId: me.id }])
      const [tally] = await t.owner`select places_taken from event_tally where event_id = ${tea.id}`
      expect(tally?.placesTaken).toBe(1)
    })
  })

  test('after cancelling is to be refunded too', async () => {
    const [me, tea] = [await member(), await paidEvent({ maxParticipants: 1 })]
    const reference = referenceOf(await join(me, tea))
    await t.call(api.participation.cancel, { id: tea.id }, as(me))
    await notify(tea, { reference })
    expect(await mine(me, tea)).toMatchObject({ status: 'CANCELLED', payment: 'REFUND_DUE' })
  })

  test('on the waitlist is to be refunded, unless a place becomes free before', async () => {
    const [me, next, tea] = [await member(), await member(), await paidEvent({ maxParticipants: 1 })]
    const reference = referenceOf(await join(me, tea))
    await later(hours(2), async () => {
      await join(next, tea)
      expect((await t.call(api.participation.resume, { id: tea.id }, as(me))).body.state).toBe('waiting')
      await notify(tea, { reference })
      expect(await mine(me, tea)).toMatchObject({ state: 'paidWithoutPlace', waitlistPlace: 1, payment: 'REFUND_DUE' })
      await t.call(api.participation.cancel, { id: tea.id }, as(next))
      expect(await mine(me, tea)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' })
    })
  })

  test('while a place is offered takes it', async () => {
    const [me, next] = [await member(), await member()]
    const tea = await paidEvent({ maxParticipants: 1, waitlist: 'OFFER' })
    const reference = referenceOf(await join(me, tea))
    await later(hours(2), async () => {
      await join(next, tea)
      await t.call(api.participation.resume, { id: tea.id }, as(me))
      await t.call(api.participation.cancel, { id: tea.id }, as(next))
      expect((await mine(me, tea)).state).toBe('offered')
      await notify(tea, { reference })
      expect(await mine(me, tea)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' })
    })
  })

  test('before the organisers approve stays paid, and is to be refunded if they reject', async () => {
    const [me, tea] = [await member(), await paidEvent({ maxParticipants: 1 })]
    const reference = referenceOf(await join(me, tea))
    await t.owner`update event set is_approval_required = true where id = ${tea.id}`
    await notify(tea, { reference })
    expect(await mine(me, tea)).toMatchObject({ state: 'approval', payment: 'PAID', heldUntil: null })
    await t.call(api.participation.reject, { id: tea.id, pid: me.id }, as(tea.organiser))
    expect(await mine(me, tea)).toMatchObject({ state: 'rejected', payment: 'REFUND_DUE' })
  })
})
