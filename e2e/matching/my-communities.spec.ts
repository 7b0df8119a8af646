import { isWednesdayAhead } from '#web/features/matching/recommendation/days.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { beginning, heading } from '../locators.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { reasonTitle, topCards } from './recommendation.ts'

test('my communities shows three recommendations with their reasons, the others after them, and the requests feed in a tab', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { matching, ui } = words
  await openAsRole(page, 'tim', 'member', '/my_communities')
  await expect(heading(page, matching.head.three)).toBeVisible()
  await expect(page.getByText(matching.head.wednesday)).toHaveCount(
    isWednesdayAhead(new Date(), 'Europe/London') ? 1 : 0,
  )
  await expect(topCards(page)).toHaveCount(3)
  const best = topCards(page).first()
  await expect(best.getByText(reasonTitle(words))).toBeVisible()
  await expect(best.getByText(new RegExp(Object.values(ui.relevance).join('|')))).toBeVisible()
  await expect(best.getByText(beginning(matching.list.from))).toBeVisible()
  await expect(page.getByRole('heading', { name: matching.request.title })).toBeVisible()
  await expect(page.getByRole('button', { name: fill(matching.meeting.score, { score: 5 }) })).toBeVisible()

  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: beginning(matching.menu.label) }) })
  await expect(rows.nth(2)).toBeVisible()
  await expect(page.getByText(beginning(matching.list.next))).toBeVisible()

  const tabs = page.getByRole('navigation', { name: matching.tabs.label })
  await tabs.getByRole('link', { name: matching.tabs.requests }).click()
  await expect(page).toHaveURL(at('tim', '/my_communities?tab=requests'))
  await expect(heading(page, matching.head.requests)).toBeVisible()
  const offers = page.getByRole('button', { name: beginning(matching.feed.helpWith) })
  await expect(offers).toHaveCount(20)
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: matching.feed.more }).click()
  await expect(offers).not.toHaveCount(20)
  await tabs.getByRole('link', { name: matching.tabs.recommendations }).click()
  await expect(heading(page, matching.head.three)).toBeVisible()
})
