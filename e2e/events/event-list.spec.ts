import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'

test('filters, calendar and my events are in the address, and the calendar is moved by keys', async ({
  page,
  words,
  request,
}) => {
  const { events } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/events')
  await expect(heading(page, events.title)).toBeVisible()
  await page.getByRole('button', { name: events.filters.online, exact: true }).click()
  await expect(page).toHaveURL(at('samovar', '/events?type=online'))
  await page.getByRole('button', { name: events.calendar, exact: true }).click()
  await expect(page).toHaveURL(at('samovar', '/events?show=calendar&type=online'))

  const today = page.locator('button[aria-current="date"]')
  await today.focus()
  await today.press('Enter')
  await expect(today).toHaveAttribute('aria-pressed', 'true')
  await today.press('PageDown')
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  await expect(page.locator('button[aria-pressed="true"][data-day]')).toBeFocused()
  await expectFittingAndAccessible(page)

  await openAs(page, 'samovar', member, '/events?show=mine')
  await expect(page.getByText(events.my.noUpcoming)).toBeVisible()
  await page.getByRole('link', { name: events.my.waiting }).click()
  await expect(page.getByText(events.my.noWaiting)).toBeVisible()
  await expect(page).toHaveURL(at('samovar', '/events?show=mine&tab=waiting'))
  await page.getByRole('link', { name: events.my.browse }).click()
  await expect(page).toHaveURL(at('samovar', '/events'))
})
