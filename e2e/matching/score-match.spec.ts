import { expectFittingAndAccessible } from '../accessibility.ts'
import { test } from '../localized-test.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a moderator scores a pair by keyboard, sees the score of the matching, and gets the next pair', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { score } = words.network
  await openAsRole(page, 'samovar', 'moderator', '/score-match')
  const people = page.getByRole('main').getByRole('heading', { level: 2 })
  const question = page.getByRole('group', { name: score.question })
  /** Keys are answered once the pair is there. */
  const anotherPair = async (than: string[]) => {
    await expect.poll(() => people.allTextContents()).not.toEqual(than)
    await expect(question).toBeVisible()
  }
  await expect(question).toBeVisible()
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
  await anotherPair(before)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => people.allTextContents()).toEqual(before)
  await expect(page.getByRole('button', { name: '7', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Digit8')
  await page.keyboard.press('Enter')
  await expect(verdict).toContainText(fill(score.outOf, { value: '8', max: '10' }))
  await page.keyboard.press('ArrowRight')
  await anotherPair(before)
  await expect(page.getByRole('button', { name: score.confirm })).toBeDisabled()
  const second = await people.allTextContents()
  await page.keyboard.press('ArrowRight')
  await anotherPair(second)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => people.allTextContents()).toEqual(second)
})
