import { at, expect, test } from '../test.ts'
import { arriveAs } from '../session.ts'

const part = '**/assets/MemberWidget-*.js'

test('the widget of the header comes by itself, after the rest, and only to those who are signed in', {
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

  await arriveAs(page, 'samovar', 'member', '/contacts')
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bell).toHaveCount(0)
  letGo()
  await expect(bell).toBeVisible()
  expect(asked).toBe(1)
})

test('the widget has an invitation only for those who have a profile', { tag: '@desktop' }, async ({ page }) => {
  await arriveAs(page, 'samovar', 'member', '/notifications')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Invite' })).toBeVisible()
})

test('the widget has no invitation for an organiser without a profile', { tag: '@desktop' }, async ({ page }) => {
  await arriveAs(page, 'samovar', 'organiser', '/notifications')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Invite' })).toHaveCount(0)
})
