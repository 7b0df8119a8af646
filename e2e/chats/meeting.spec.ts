import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { requestTo } from '../address.ts'
import { test } from '../localized-test.ts'
import { readLetterWith } from '../mailbox.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { createChat, logOf } from './chat.ts'

const startOf = (calendar: string): string => {
  const component = new ICAL.Component(ICAL.parse(calendar))
  return new ICAL.Event(component.getFirstSubcomponent('vevent') as ICAL.Component).startDate.toJSDate().toISOString()
}

test('two people agree on a meeting in their chat, and it is in the calendar', { tag: '@desktop' }, async ({
  page,
  browser,
  words,
  request,
}) => {
  const { meetingTime: t } = words
  const { anna, boris, chatId } = await createChat(request)
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  await page.getByRole('button', { name: t.plan }).click()
  const times = page.getByRole('group', { name: t.suggested }).getByRole('button')
  await times.nth(0).click()
  await times.nth(1).click()
  await page.getByRole('button', { name: t.send, exact: true }).click()
  await expect(logOf(page).getByRole('region', { name: t.card.youProposed })).toBeVisible()

  const theirs = await browser.newContext()
  const other = await theirs.newPage()
  await openAs(other, 'samovar', boris, `/chats/${chatId}`)
  const accept = t.card.accept.split('{{')[0] as string
  await logOf(other).getByRole('button', { name: accept }).first().click()
  const agreed = logOf(page).getByRole('region', { name: t.card.agreed })
  await expect(agreed).toBeVisible()

  const download = page.waitForEvent('download')
  await agreed.getByRole('button', { name: t.card.calendar }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const { url, headers } = requestTo('samovar', '/api/meetings')
  const meetings = await request.get(url, { headers: { ...headers, authorization: `Bearer ${anna.token}` } })
  const [{ meeting }] = await meetings.json()
  expect([meeting.status, startOf(file)]).toEqual(['AGREED', meeting.startsAt])
  for (const { email } of [anna, boris])
    await readLetterWith(request, 'samovar', email, words.letters.meetingTime.agreed.calendar)
  await theirs.close()
})

test('a picture of a chat is seen by its members alone', { tag: '@desktop' }, async ({ page, words, request }) => {
  const { chats, chatFile: t } = words
  const { anna, chatId } = await createChat(request)
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t.attach }).click()
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const files = [{ name: 'tea.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }]
  await (await choosing).setFiles(files)
  await expect(page.getByRole('button', { name: t.remove.replace('{{name}}', 'tea.png') })).toBeVisible()
  await page.getByRole('button', { name: chats.composer.send, exact: true }).click()
  const picture = logOf(page).getByRole('button', { name: t.open.replace('{{name}}', 'tea.png') })
  await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 1)
  await picture.click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  const address = new URL((await picture.locator('img').getAttribute('src')) ?? '', page.url()).pathname
  const { url, headers } = requestTo('samovar', address)
  expect((await request.get(url, { headers })).status()).toBe(404)
  const mine = { ...headers, authorization: `Bearer ${anna.token}` }
  expect((await request.get(url, { headers: mine })).status()).toBe(200)
})
