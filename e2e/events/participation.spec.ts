import type { Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { newEmail, password } from '../auth/account.ts'
import { enterPassword, expectWelcomed } from '../auth/login.ts'
import { goOffline, goOnline } from '../connection.ts'
import { test } from '../localized-test.ts'
import { beginning, heading } from '../locators.ts'
import { readLetter } from '../mailbox.ts'
import { createParticipant, fillProfile } from '../participants/participant.ts'
import { openAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { createEvent, join, leave, lookAgain } from './event.ts'

const joinButton = (page: Page, { event: t }: Words) => page.getByRole('button', { name: t.action.join, exact: true })
const goingCard = (page: Page, { event: t }: Words) => page.getByRole('region', { name: t.card.going })

test('a full event has a waitlist, and who is first on it gets the place that becomes free', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { event: t } = words
  const event = await createEvent(request, { maxParticipants: 1, waitlist: 'AUTOMATIC' })
  const other = { token: await tokenOfRole(request, 'samovar', 'member') }
  await join(request, event, other)
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, `/event/${event.slug}`)
  await expect(page.getByText(t.card.waitlistAutomatic)).toBeVisible()
  await page.getByRole('button', { name: t.action.joinWaitlist }).click()
  await expect(page.getByRole('region', { name: fill(t.card.waiting, { count: 1 }) })).toBeVisible()
  await expectFittingAndAccessible(page)
  await leave(request, event, other)
  await lookAgain(page, goingCard(page, words))
})

test('where places are offered, who is next sees for how long, and takes the place', { tag: '@phone' }, async ({
  page,
  words,
  request,
}) => {
  const { event: t } = words
  const event = await createEvent(request, { maxParticipants: 1, waitlist: 'OFFER', offerMinutes: 30 })
  const other = { token: await tokenOfRole(request, 'samovar', 'member') }
  const member = await createParticipant(request, 'samovar')
  await join(request, event, other)
  await join(request, event, member)
  await openAs(page, 'samovar', member, `/event/${event.slug}`)
  await expect(page.getByText(t.card.waitingOffer)).toBeVisible()
  await leave(request, event, other)
  const offer = page.getByRole('region', { name: t.card.offered })
  await lookAgain(page, offer)
  await expect(offer.getByRole('timer')).toContainText(/(29|30):\d\d/)
  await expectFittingAndAccessible(page)
  await offer.getByRole('button', { name: t.action.accept }).click()
  await expect(goingCard(page, words)).toBeVisible()
})

test('joining pressed twice, in two tabs and without a connection has its effect once', { tag: '@phone' }, async ({
  page,
  context,
  words,
  request,
}) => {
  const { event: t } = words
  const event = await createEvent(request, { maxParticipants: 5 })
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, `/event/${event.slug}`)
  const second = await context.newPage()
  await second.goto(at('samovar', `/event/${event.slug}`))
  await expect(joinButton(second, words)).toBeVisible()
  // The card says so before the server has answered, and a press that loses its connection would be sent again after leaving.
  const joined = page.waitForResponse('**/confirm-participation')
  await joinButton(page, words).dblclick()
  await expect(goingCard(page, words)).toBeVisible()
  await joined

  await goOffline(page)
  // The banner that appears now may move the button while it is pressed.
  await joinButton(second, words).press('Enter')
  await expect(second.getByText(t.card.notSentText)).toBeVisible()
  await second.getByRole('button', { name: t.action.retry }).click()
  await expect(second.getByText(t.card.notSentText)).toBeVisible()
  await goOnline(context)
  await expect(goingCard(second, words)).toBeVisible()
  const { going, placesLeft } = await read(request, 'samovar', `/api/event/${event.id}`, member.token)
  expect([going.count, placesLeft]).toEqual([1, 4])

  await leave(request, event, member)
  for (const tab of [page, second]) await lookAgain(tab, tab.getByRole('region', { name: t.card.cancelled }))
})

test('a visitor who wants to join registers, fills in the profile, confirms the email, and is back at path, query and hash', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { event: t, account, auth, onboarding } = words
  const event = await createEvent(request)
  const path = `/event/${event.slug}?from=letter#participants`
  const email = newEmail()
  await page.goto(at('samovar', path))
  await page.getByRole('link', { name: t.action.logIn }).click()
  await page.getByRole('link', { name: auth.login.join }).click()
  await page.getByLabel(account.email, { exact: true }).fill(email)
  await page.getByLabel(account.password, { exact: true }).fill(password)
  await page.getByLabel(account.repeated, { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: account.registration.submit }).click()
  await expectWelcomed(page, 'samovar')

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await fillProfile(request, 'samovar', { email, token })
  await page.goto(at('samovar', '/onboarding'))
  await expect(heading(page, onboarding.avatar.title)).toBeVisible()
  await page.getByRole('button', { name: onboarding.finish }).click()
  await page.getByRole('button', { name: words.matching.first.goOn }).click()
  await expect(page).toHaveURL(at('samovar', '/last-step'))

  const { link } = await readLetter(request, 'samovar', email)
  await page.goto(link.href)
  await page.getByRole('button', { name: account.confirmed.submit }).click()
  await page.getByRole('link', { name: account.goOn }).click()
  await expect(page).toHaveURL(at('samovar', path))
  await joinButton(page, words).click()
  await expect(goingCard(page, words)).toBeVisible()
})

test('a visitor of a paid event logs in to pay and join, and is back at path, query and hash', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { event: t } = words
  const event = await createEvent(request, {
    isPaid: true,
    price: 18,
    currency: 'EUR',
    paymentLink: 'https://pay.example.com/tea',
  })
  const member = await createParticipant(request, 'samovar')
  const path = `/event/${event.slug}?from=letter#participants`
  await page.goto(at('samovar', path))
  await page.getByRole('link', { name: t.action.logInToPay }).click()
  await enterPassword(page, words, member)
  await expect(page).toHaveURL(at('samovar', path))
  await expect(page.getByRole('button', { name: beginning(t.action.payToJoin) })).toBeVisible()
})
