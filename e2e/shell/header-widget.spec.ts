import { at } from '../address.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'

const part = '**/assets/MemberWidget-*.js'

test('the header widget is loaded after the page, and only for those who are signed in', {
  tag: '@phone',
}, async ({ page }) => {
  let asked = 0
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(part, async route => {
    asked += 1
    await held
    await route.continue()
  })
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

test('the language switcher that is open when the header widget arrives stays open', { tag: '@desktop' }, async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(part, async route => {
    await held
    await route.continue()
  })
  await openAsRole(page, 'samovar', 'member', '/chats')
  await page.getByRole('button', { name: 'Language: English' }).click()
  const russian = page.getByRole('button', { name: 'RU Русский' })
  await expect(russian).toBeVisible()
  letGo()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(russian).toBeVisible()
})
