import { test } from '../localized-test.ts'
import { beginning, pressAndSee } from '../locators.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a member takes back that they did not meet, changes the score, adds a note, and is not asked again', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { meeting, undo } = words.matching
  await openAsRole(page, 'jo', 'member', '/my_communities')
  const question = (await page.getByRole('heading', { name: beginning(meeting.title) }).textContent()) ?? ''
  const title = page.getByRole('heading', { name: question, exact: true })

  await page.getByRole('button', { name: meeting.notMet, exact: true }).click()
  await expect(page.getByText(meeting.notMetSaved)).toBeVisible()
  await expect(title).toHaveCount(0)
  await page.getByRole('button', { name: undo, exact: true }).click()
  await expect(title).toBeVisible()

  const four = page.getByRole('button', { name: fill(meeting.score, { score: 4 }) })
  await four.click()
  await expect(four).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(fill(meeting.saved, { score: 4 }))).toBeVisible()
  await page.getByRole('button', { name: fill(meeting.score, { score: 5 }) }).click()
  await expect(page.getByText(fill(meeting.saved, { score: 5 }))).toBeVisible()
  const note = page.getByRole('textbox', { name: meeting.note })
  const send = page.getByRole('button', { name: meeting.send, exact: true })
  await expect(page.getByRole('button', { name: meeting.finish, exact: true })).toBeVisible()
  await note.fill('We talked for an hour about ovens.')
  await pressAndSee(send, page.getByText(meeting.done))
  await expect(title).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: words.matching.request.title })).toBeVisible()
  await expect(title).toHaveCount(0)
})
