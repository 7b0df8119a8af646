import { send } from '../api.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { createPair, sendIntro } from '../matching/intro.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('an intro is told while the other acts, is seen, removed and brought back, and accepted in place', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { notifications, notificationKinds, shell } = words
  const [sender, receiver] = await createPair(request)
  await openAs(page, 'samovar', receiver, '/notifications')
  await expect(heading(page, notifications.title)).toBeVisible()
  await expect(page.getByText(notifications.empty)).toBeVisible()

  const message = 'Shall we compare our ovens?'
  expect((await sendIntro(request, sender, receiver.id, message)).status()).toBe(200)
  const who = `Vera ${sender.lastName}`
  const sentence = fill(notificationKinds.intro.received.one, { who })
  const row = page.getByRole('listitem').filter({ hasText: message })
  await expect(row.getByRole('link', { name: sentence })).toBeVisible()
  const bell = page.getByRole('banner').getByRole('link', { name: shell.header.notifications, exact: true })
  await expect(bell).toBeVisible()

  await row.getByRole('button', { name: fill(notifications.dismissOf, { sentence }) }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: notifications.undo }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: fill(notifications.intro.acceptOf, { name: 'Vera' }) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const told = await send(request, 'samovar', '/api/notifications/seen', receiver.token, {})
  expect(told).toEqual({ unseen: 0 })
})

test('the number of new notifications stands at the bell on every screen, and a filter without any says so', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { notifications, shell } = words
  const [sender, receiver] = await createPair(request)
  await openAs(page, 'samovar', receiver, '/settings')
  await expect(heading(page, words.settings.title)).toBeVisible()
  expect((await sendIntro(request, sender, receiver.id, 'Hello')).status()).toBe(200)
  const bell = page.getByRole('banner').getByRole('link', { name: fill(shell.header.unseen_one, { count: '1' }) })
  await bell.click()
  await expect(page.getByText('«Hello»')).toBeVisible()
  await page.getByRole('button', { name: notifications.filters.events }).click()
  await expect(page.getByText(notifications.emptyFilterText)).toBeVisible()
  await expect(bell).toHaveCount(0)
})
