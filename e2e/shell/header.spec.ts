import { expectAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { pressAndSee } from '../locators.ts'
import { prefer } from '../preferences.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'

test('the language switcher lists the languages of the community, and the choice survives a reload', async ({
  page,
  isMobile,
}) => {
  // The choice is saved with the account, so that no other story may have this one.
  await openAsRole(page, 'tim', isMobile ? 'moderator' : 'member', '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  if (isMobile) await page.getByText('Русский', { exact: true }).locator('visible=true').tap()
  else {
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expect(page.getByRole('button', { name: /English|Русский/ })).toHaveCount(3)
    await page.getByRole('button', { name: 'RU Русский' }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ru-RU')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('the landing shows a second navbar after more than 78 px of scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto(at('samovar'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Top bar' })
  await page.evaluate(() => scrollTo(0, 78))
  await expect(bar).toBeHidden()
  await page.evaluate(() => scrollTo(0, 79))
  await expect(bar).toBeVisible()
  await expectAccessible(page, 'screen')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toBeHidden()
})

test('the header of the landing has the logo with a link to the main page, and Log in', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(at('samovar'))
  const header = page.getByRole('banner')
  await expect(header.getByText('Already a member?')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Samovar, main page' })).toHaveAttribute('href', '/')
  await header.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(at('samovar', '/login'))
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

test('login and registration have a header with only the language switcher', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/login', '/registration']) {
    await page.goto(at('samovar', path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Language/ })).toBeVisible()
  }
})

test('a member copies the invitation link', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(at('samovar')).origin })
  await openAsRole(page, 'samovar', 'member', '/notifications')
  const copiedNotice = page.getByText('Link copied')
  if (isMobile) {
    await page.getByRole('button', { name: /\bMore\b/ }).tap()
    await pressAndSee(page.getByRole('button', { name: 'Copy my invitation link' }), copiedNotice)
  } else {
    await page.getByRole('button', { name: 'Invite' }).click()
    await expectAccessible(page)
    await pressAndSee(page.getByRole('button', { name: 'Copy link' }), copiedNotice)
  }
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^http:\/\/samovar\.localhost:\d+\/invite\?invitedBy=[0-9a-f-]{36}$/)
})

test('a community with donations shows its support link to a moderator', { tag: '@desktop' }, async ({ page }) => {
  await prefer(page, { lang: 'ru' })
  await openAsRole(page, 'jo', 'moderator', '/notifications')
  const support = page.getByRole('link', { name: 'Поддержать нас' })
  await expect(support).toHaveAttribute('target', '_blank')
  await expect(support.locator('i')).toHaveCount(52)
})

test('a community with donations shows no support link to an admin', { tag: '@desktop' }, async ({ page }) => {
  await openAsRole(page, 'jo', 'admin', '/notifications')
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Support us' })).toHaveCount(0)
})

test('the user menu shows the email of the user, is accessible and closes with Escape', { tag: '@phone' }, async ({
  page,
}) => {
  await prefer(page, { scheme: 'dark' })
  await openAsRole(page, 'samovar', 'member', '/notifications')
  await page.getByRole('button', { name: /Your menu/ }).click()
  await expect(page.getByText('member@samovar.example')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('member@samovar.example')).toBeHidden()
})

test('Contact us in the user menu shows the contacts of the community and is accessible', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAsRole(page, 'samovar', 'member', '/notifications')
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Contact us' }).click()
  const sheet = page.getByRole('dialog', { name: 'Contact us' })
  await expect(sheet.getByText('hello@samovar.example')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible()
})

test('the first Tab focuses Skip to content, which moves the focus to the main part', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAsRole(page, 'samovar', 'member', '/chats')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
