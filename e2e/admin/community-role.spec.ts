import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { heading, pressAndSee, untilFocused } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { prefer } from '../preferences.ts'
import { openAs, openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('an admin gives a member a right and takes it again: the open page of the member follows', async ({
  page,
  browser,
  words,
  lang,
  request,
}) => {
  const { roles, menu, ui } = words
  const { title, text } = roles.rights.CAN_MANAGE_COMMUNITY
  const vera = await createParticipant(request, 'samovar')
  const name = `Vera ${vera.lastName}`
  const theirs = await browser.newContext()
  await prefer(theirs, { lang, scheme: 'light' })
  const theirPage = await theirs.newPage()
  await openAs(theirPage, 'samovar', vera, '/admin/options/roles')
  await expect(heading(theirPage, ui.noPermission.title)).toBeVisible()

  await openAsRole(page, 'samovar', 'admin', '/admin/options')
  await page.getByRole('link', { name: roles.title, exact: true }).click()
  await expect(page).toHaveURL(at('samovar', '/admin/options/roles'))
  await expect(page.getByRole('table')).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: roles.add }).click()
  await page.getByRole('searchbox', { name: roles.search }).fill(vera.lastName)
  await page.getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  const right = sheet.getByRole('switch', { name: `${title} ${text}`, exact: true })
  await untilFocused(sheet)
  await right.press('Space')
  await expectFittingAndAccessible(page)
  const saved = page.getByText(fill(roles.saved, { name }))
  await pressAndSee(sheet.getByRole('button', { name: roles.save }), saved)
  await expect(page.getByRole('button', { name: fill(roles.edit, { name }) })).toBeVisible()

  await expect(theirPage.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: fill(roles.edit, { name }) }).click()
  await untilFocused(sheet)
  await right.press('Space')
  await sheet.getByRole('button', { name: roles.save }).click()
  await expect(page.getByRole('button', { name: fill(roles.edit, { name }) })).toHaveCount(0)
  await expect(heading(theirPage, ui.noPermission.title)).toBeVisible()
  await expect(theirPage.getByRole('link', { name: menu.menu.options })).toHaveCount(0)
  await theirs.close()
})

test('a member who may create events finds the events in the admin area, and nothing else of it', {
  tag: '@desktop',
}, async ({ page, browser, words, lang, request }) => {
  const { roles, menu, organisers, ui } = words
  const { title, text } = roles.rights.CAN_CREATE_EVENTS
  const vera = await createParticipant(request, 'samovar')
  const name = `Vera ${vera.lastName}`
  await openAsRole(page, 'samovar', 'admin', '/admin/options/roles')
  await page.getByRole('button', { name: roles.add }).click()
  await page.getByRole('searchbox', { name: roles.search }).fill(vera.lastName)
  await page.getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  await untilFocused(sheet)
  await sheet.getByRole('switch', { name: `${title} ${text}`, exact: true }).press('Space')
  await pressAndSee(sheet.getByRole('button', { name: roles.save }), page.getByText(fill(roles.saved, { name })))

  const theirs = await browser.newContext()
  await prefer(theirs, { lang, scheme: 'light' })
  const theirPage = await theirs.newPage()
  await openAs(theirPage, 'samovar', vera, '/admin/events')
  await expect(heading(theirPage, organisers.managed.title)).toBeVisible()
  await expect(theirPage.getByRole('link', { name: organisers.create })).toBeVisible()
  const entries = theirPage.getByRole('navigation').first().getByRole('link')
  await expect(entries.filter({ hasText: menu.menu.managedEvents })).toHaveCount(1)
  for (const other of [
    menu.menu.crm,
    menu.menu.moderation,
    menu.menu.newsletters,
    menu.menu.analytics,
    menu.menu.options,
  ])
    await expect(entries.filter({ hasText: other })).toHaveCount(0)
  await theirPage.goto(at('samovar', '/admin/crm'))
  await expect(heading(theirPage, ui.noPermission.title)).toBeVisible()
  await theirs.close()
})

test('rights that come with being an admin are shown as given, and can be switched once the person is no admin', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { roles } = words
  await openAsRole(page, 'samovar', 'admin', '/admin/options/roles')
  await page
    .getByRole('row')
    .filter({ hasText: `(${roles.me})` })
    .getByRole('button')
    .click()
  const sheet = page.getByRole('dialog')
  const admin = sheet.getByRole('switch')
  await expect(admin).toHaveCount(1)
  await expect(sheet.getByText(roles.given, { exact: true })).toHaveCount(7)
  await expect(sheet.getByText(roles.byAdmin)).toHaveCount(7)
  await expectFittingAndAccessible(page)
  await admin.press('Space')
  await expect(sheet.getByRole('switch')).toHaveCount(8)
  await expect(sheet.getByText(roles.byAdmin)).toHaveCount(0)
})
