import { createHmac, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at, requestTo } from '../address.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { beginning } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs, reopenAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'
import { createEvent, join, lookAgain } from './event.ts'
import { endHolds } from './store.ts'

/** The page of the provider is played by a page of the server that has no script. */
const paid = () => ({ isPaid: true, price: 18, currency: 'EUR', paymentLink: at('samovar', '/healthz') })

/** Presses the button, pays elsewhere and comes back. Returns the reference of the payment. */
async function goAndPay(page: Page, { event: t }: Words): Promise<string> {
  await page.getByRole('button', { name: beginning(t.action.payToJoin) }).click()
  await page.waitForURL('**/healthz?reference=*')
  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  await page.goBack()
  return reference
}

/** The provider reports a payment, signed as docs/payments.md says. */
async function reportPayment(request: APIRequestContext, eventId: string, reference: string): Promise<void> {
  const path = `/api/event/${eventId}/payment/webhook`
  const { secret } = await read(request, 'samovar', path, await tokenOfRole(request, 'samovar', 'admin'))
  const notice = { id: randomUUID(), reference, status: 'paid', amount: 18, currency: 'EUR' }
  const body = JSON.stringify({ ...notice, occurredAt: new Date().toISOString() })
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const { url, headers } = requestTo('samovar', path)
  const sent = { ...headers, 'content-type': 'application/json', 'samovar-signature': `t=${seconds},v1=${signature}` }
  const answer = await request.post(url, { headers: sent, data: body })
  expect(await answer.json()).toEqual({ result: 'accepted' })
}

test('a member pays to join, sees how long the place is kept, and is going as soon as the provider reports it', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { event: t } = words
  const event = await createEvent(request, { ...paid(), maxParticipants: 1 })
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, `/event/${event.slug}`)
  const reference = await goAndPay(page, words)
  await expect(page.getByText(beginning(t.card.keptUntil))).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/)
  await expectFittingAndAccessible(page)
  await reportPayment(request, event.id, reference)
  await lookAgain(page, page.getByRole('region', { name: t.card.going }))
})

test('who pays after the hold has ended and the place is taken is told about the refund, and the organisers have it on their list', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { event: t, eventReport } = words
  const event = await createEvent(request, { ...paid(), maxParticipants: 1, waitlist: 'NONE' })
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, `/event/${event.slug}`)
  const reference = await goAndPay(page, words)
  await expect(page.getByRole('timer')).toBeVisible()
  const told = page.waitForResponse(answer => answer.request().method() === 'POST' && answer.url().includes(event.id))
  await page.getByRole('button', { name: t.action.havePaid }).click()
  await expect(page.getByRole('region', { name: t.card.checking })).toBeVisible()
  await told
  await expectFittingAndAccessible(page)

  await endHolds(event.id)
  await join(request, event, { token: await tokenOfRole(request, 'samovar', 'member') })
  await reportPayment(request, event.id, reference)
  const card = page.getByRole('region', { name: t.card.withoutPlace })
  await lookAgain(page, card)
  await expect(card.getByText(t.card.withoutPlaceText)).toBeVisible()
  await expectFittingAndAccessible(page)

  const organiser = { token: await tokenOfRole(request, 'samovar', 'admin') }
  await reopenAs(page, 'samovar', organiser, `/event/${event.slug}/participants`)
  await page.getByRole('link', { name: new RegExp(`^${eventReport.tab.refunds}`) }).click()
  const row = page.getByRole('row').filter({ hasText: member.lastName })
  await expect(row).toContainText(eventReport.payment.REFUND_DUE)
  await expect(page.getByRole('row').filter({ hasText: eventReport.payment.REFUND_DUE })).toHaveCount(1)
})
