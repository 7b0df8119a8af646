import { at } from '../address.ts'
import { hold } from '../hold.ts'
import { scriptOf } from '../scripts.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'

const part = () => scriptOf('shell/header/MemberWidget.tsx')

test('the header widget is loaded after the page, and only for those who are signed in', {
  tag: '@phone',
}, async ({ page }) => {
  let asked = 0
  page.on('request', request => {
    if (request.url().endsWith(part().replace('**', ''))) asked += 1
  })
  const letGo = await hold(page, part())
  await page.goto(at('samovar'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toBe(0)

  await openAsRole(page, 'samovar', 'member', '/chats')
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bell).toHaveCount(0)
  letGo()
  await expect(bell).toBeVisible()
  expect(asked).toBe(1)
})

test('the header widget of a member with a profile has Invite', { tag: '@desktop' }, async ({ page }) => {
  await openAsRole(page, 'samovar', 'member', '/notifications')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Invite' })).toBeVisible()
})

test('the header widget of an organiser without a profile has no Invite', { tag: '@desktop' }, async ({ page }) => {
  await openAsRole(page, 'samovar', 'organiser', '/notifications')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Invite' })).toHaveCount(0)
})

test('the language switcher does not move while user and header widget are loaded, and stays open', {
  tag: '@desktop',
}, async ({ page }) => {
  const letUserGo = await hold(page, '**/api/current-user')
  const letWidgetGo = await hold(page, part())
  await openAsRole(page, 'samovar', 'member', '/chats')
  const switcher = page.getByRole('button', { name: 'Language: English' })
  await expect(switcher).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const place = await switcher.boundingBox()
  letUserGo()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Your menu/ })).toBeVisible()
  expect(await switcher.boundingBox()).toEqual(place)
  await switcher.click()
  const russian = page.getByRole('button', { name: 'RU Русский' })
  await expect(russian).toBeVisible()
  letWidgetGo()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(russian).toBeVisible()
  expect(await switcher.boundingBox()).toEqual(place)
})
