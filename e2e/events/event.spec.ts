import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { goOffline, goOnline } from '../connection.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs, openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createEvent } from './event.ts'

test('a visitor reads a public event, and logs in from a private one back to path, query and hash', async ({
  page,
  words,
  request,
}) => {
  const { event: t } = words
  const shown = await createEvent(request, { locationVisibility: 'CITY' })
  await page.goto(at('samovar', `/event/${shown.slug}`))
  await expect(heading(page, shown.title)).toBeVisible()
  await expect(page.getByText('Torstraße')).toHaveCount(0)
  await expect(page.getByText(t.place.partly).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t.action.logIn })).toBeVisible()
  await expectFittingAndAccessible(page)

  const hidden = await createEvent(request, { visibility: 'PRIVATE' })
  await page.goto(at('samovar', `/event/${hidden.slug}?from=letter#place`))
  await expect(heading(page, t.gone.title)).toBeVisible()
  await expect(page.getByText(hidden.title)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: words.ui.logIn }).click()
  await expect(page).toHaveURL(at('samovar', '/login'))
  expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toContain(
    `/event/${hidden.slug}?from=letter#place`,
  )
})

test('a member joins in one press, brings a guest, changes their mind and takes that back', async ({
  page,
  words,
  request,
}) => {
  const { event: t } = words
  const event = await createEvent(request, { maxParticipants: 12, maxPlusOnes: 2 })
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, `/event/${event.slug}`)
  await page.getByRole('button', { name: t.plusOnes.more }).click()
  await page.getByRole('button', { name: t.action.join, exact: true }).click()
  const card = page.getByRole('region', { name: t.card.going })
  await expect(card.getByText(fill(t.card.withGuests_one, { count: 1 }))).toBeVisible()
  await expectFittingAndAccessible(page)
  await card.getByRole('button', { name: t.action.cantMakeIt }).click()
  const sure = page.getByRole('dialog', { name: t.sure.title })
  await expect(sure.getByText(t.sure.text)).toBeVisible()
  await sure.getByRole('button', { name: t.sure.yes }).click()
  await expect(page.getByRole('region', { name: t.card.cancelled })).toBeVisible()
  await page.getByRole('button', { name: t.told.undo }).click()
  await expect(card.getByText(fill(t.card.withGuests_one, { count: 1 }))).toBeVisible()
})

test('a press without a connection is kept and has its effect once', { tag: '@desktop' }, async ({
  page,
  context,
  words,
  request,
}) => {
  const { event: t } = words
  const event = await createEvent(request)
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, `/event/${event.slug}`)
  const join = page.getByRole('button', { name: t.action.join, exact: true })
  await expect(join).toBeVisible()
  await goOffline(page)
  // The banner that appears now may move the button while it is pressed.
  await join.press('Enter')
  await expect(page.getByText(t.card.notSentText)).toBeVisible()
  await goOnline(context)
  await expect(page.getByRole('region', { name: t.card.going })).toBeVisible()
})

test('an organiser finds the ways to everything that is theirs', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { event: t } = words
  const event = await createEvent(request)
  await openAsRole(page, 'samovar', 'admin', `/event/${event.slug}`)
  const bar = page.getByRole('navigation', { name: t.manage.label })
  await expect(bar.getByRole('link')).toHaveText([
    t.manage.edit,
    t.manage.questions,
    t.manage.participants,
    t.manage.statistics,
    t.manage.checkIn,
  ])
  await expectFittingAndAccessible(page)
})
