import { readFile } from 'node:fs/promises'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('the settings export the personal data of a member as a file and link the privacy of contacts', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { participants, settings, network } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/settings')
  await expect(heading(page, settings.title)).toBeVisible()
  const told = page.getByText(participants.settings.exported).waitFor()
  const starting = page.waitForEvent('download')
  await page.getByRole('button', { name: participants.settings.exportButton }).click()
  const file = await starting
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = await readFile(await file.path(), 'utf8')
  expect(() => JSON.parse(data)).not.toThrow()
  for (const word of [member.email, member.lastName, 'sell bread by subscription']) expect(data).toContain(word)
  await told

  await page.getByRole('link', { name: fill(participants.editPart, { part: participants.settings.contacts }) }).click()
  await expect(page).toHaveURL(at('samovar', '/profile#edit-privacy'))
  await expect(page.getByRole('radio', { name: participants.privacy.NONE })).toBeChecked()
  await page.goto(at('samovar', '/subscriptions'))
  await expect(heading(page, network.subscriptions.title)).toBeVisible()
  await expect(page.getByText(participants.subscriptions.channelsText)).toBeVisible()
})
