import { test } from '../localized-test.ts'
import { beginning } from '../locators.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a member scores one meeting with a note, skips the next, did not meet the third, and none is asked about again', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { meeting } = words.matching
  await openAsRole(page, 'jo', 'member', '/my_communities')
  const title = page.getByRole('heading', { name: beginning(meeting.title) })
  const first = await title.textContent()
  const four = page.getByRole('button', { name: fill(meeting.score, { score: 4 }) })
  await four.click()
  await expect(four).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(fill(meeting.saved, { score: 4 }))).toBeVisible()
  await page.getByRole('button', { name: fill(meeting.score, { score: 5 }) }).click()
  await expect(page.getByText(fill(meeting.saved, { score: 5 }))).toBeVisible()
  const note = page.getByRole('textbox', { name: meeting.note })
  const send = page.getByRole('button', { name: meeting.send, exact: true })
  await expect(send).toBeDisabled()
  await note.fill('We talked for an hour about ovens.')
  await send.click()
  await expect(page.getByText(meeting.done)).toBeVisible()
  await expect(title).not.toHaveText(first ?? '')
  await expect(note).toHaveCount(0)

  const second = await title.textContent()
  await page.getByRole('button', { name: meeting.skip, exact: true }).click()
  await expect(title).not.toHaveText(second ?? '')
  await page.reload()
  await expect(title).toBeVisible()
  await expect(title).not.toHaveText(new RegExp(`${first}|${second}`))

  const third = (await title.textContent()) ?? ''
  await page.getByRole('button', { name: meeting.notMet, exact: true }).click()
  const saved = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: meeting.notMetSaved })
  await expect(saved).toBeVisible()
  await expect(page.getByRole('heading', { name: third, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: words.matching.undo, exact: true }).click()
  await expect(page.getByRole('heading', { name: third, exact: true })).toBeVisible()
})
