import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a moderator scores a pair by keyboard, sees the score of the matching, and gets the next pair', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { score } = words.network
  // New members of other stories would change the order of the pairs.
  await openAsRole(page, 'tim', 'moderator', '/score-match')
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

test('on a phone the score bar has two rows of large targets, and the way back leads to the options', {
  tag: '@phone',
}, async ({ page, words }) => {
  const { score } = words.network
  await openAsRole(page, 'samovar', 'admin', '/score-match')
  const numbers = page.getByRole('group', { name: score.question }).getByRole('button')
  await expect(numbers).toHaveCount(11)
  const actions = [score.back, score.skip, score.confirm].map(name => page.getByRole('button', { name, exact: true }))
  const boxes = await Promise.all([...(await numbers.all()), ...actions].map(button => button.boundingBox()))
  expect(new Set(boxes.map(box => Math.round(box?.y ?? 0))).size).toBe(2)
  expect(Math.min(...boxes.map(box => Math.min(box?.width ?? 0, box?.height ?? 0)))).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: '7', exact: true }).tap()
  await expectFittingAndAccessible(page)
  await page.getByRole('main').getByRole('link', { name: words.menu.titles.options }).tap()
  await expect(page).toHaveURL(at('samovar', '/admin/options'))
})
