import { readFile } from 'node:fs/promises'
import { test } from '../localized-test.ts'
import { at, expect } from '../test.ts'
import { makeMember, openAs } from '../participants/participant.ts'
import { heading } from '../participants/photo.ts'

test('the settings give a member everything that is kept about them as a file, and lead to the privacy of contacts', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { participants: people, settings, network } = words
  const member = await makeMember(request, 'samovar')
  await openAs(page, 'samovar', member, '/settings')
  await expect(heading(page, settings.title)).toBeVisible()
  const starting = page.waitForEvent('download')
  await page.getByRole('button', { name: people.settings.exportButton }).click()
  const file = await starting
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = await readFile(await file.path(), 'utf8')
  expect(() => JSON.parse(data)).not.toThrow()
  for (const word of [member.email, member.lastName, 'sell bread by subscription']) expect(data).toContain(word)
  await expect(page.getByText(people.settings.exported)).toBeVisible()

  await page.getByRole('link', { name: people.settings.change, exact: true }).click()
  await expect(page).toHaveURL(at('samovar', '/profile#edit-privacy'))
  await expect(page.getByRole('radio', { name: people.privacy.NONE })).toBeChecked()
  await page.goto(at('samovar', '/subscriptions'))
  await expect(heading(page, network.subscriptions.title)).toBeVisible()
  await expect(page.getByText(people.subscriptions.channelsText)).toBeVisible()
})
