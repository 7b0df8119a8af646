import { expectFittingAndAccessible } from '../accessibility.ts'
import { test } from '../localized-test.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'

test('a moderator scores a pair by keyboard, sees the score of the matching, and gets the next pair', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { score } = words.network
  await openAsRole(page, 'samovar', 'moderator', '/score-match')
  const people = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(page.getByRole('group', { name: score.question })).toBeVisible()
  await expect(page.getByRole('button', { name: score.confirm })).toBeDisabled()
  await expect(page.getByRole('heading', { name: score.assistance })).toBeVisible()
  await expect(page.getByRole('heading', { name: score.history })).toBeVisible()
  const before = await people.allTextContents()
  await page.keyboard.press('Equal')
  await expect(page.getByRole('button', { name: '10', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Digit7')
  await expect(page.getByRole('button', { name: '7', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(score.verdict)).toHaveCount(0)
  await page.keyboard.press('Enter')
  const verdict = page.getByRole('status').filter({ hasText: score.verdict })
  await expect(verdict).toContainText(score.machine)
  await expect(verdict).toContainText(score.rank)
  await expectFittingAndAccessible(page)
  await expect(page.getByRole('button', { name: score.next })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: score.question })).toBeVisible()
  await expect.poll(() => people.allTextContents()).not.toEqual(before)
})
