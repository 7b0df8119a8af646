import { expectFittingAndAccessible } from '../accessibility.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'

test('a manager finds an event of somebody else by its title, and opens its participants', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { organisers, eventReport } = words
  await openAsRole(page, 'avito', 'moderator', '/admin/events')
  await expect(heading(page, organisers.managed.title)).toBeVisible()
  await page.getByRole('searchbox', { name: organisers.managed.search }).fill('lunch')
  await expect(page).toHaveURL(/search=lunch/)
  const event = page.getByRole('listitem').filter({ hasText: 'Sellers’ lunch' })
  await expect(event.first()).toBeVisible()
  await expectFittingAndAccessible(page)
  await event.first().getByRole('link', { name: organisers.way.participants }).click()
  await expect(heading(page, eventReport.title)).toBeVisible()
})
