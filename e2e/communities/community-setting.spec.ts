import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { palette } from '#design/palette.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { read, send } from '../api.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { foundCommunity } from './community.ts'

/** The colour of buttons on a page, as the theme has it now. */
const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())

test('a manager changes colours and name, an open page of a member has them without a reload, and the log undoes the change', async ({
  page,
  request,
  words,
  lang,
  browser,
}) => {
  const { description: t, changes } = words
  // A phone of a story is dark, and so is its preview; the member's page is light.
  const chosen = palette('#1a4fd6', '#2c7567', lang === 'ru').brand
  const { domain, token } = await foundCommunity(request)
  const member = await createParticipant(request, domain)
  const context = await browser.newContext()
  const open = await context.newPage()
  await openAs(open, domain, member, '/settings')
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await brandOf(open)

  await openAs(page, domain, { token }, '/admin')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  await page.getByRole('textbox', { name: t.fields.brandColor, exact: true }).fill('#4a9fd8')
  await expect(page.getByText(t.contrast.adjusted.slice(0, 30))).toBeVisible()
  await page.getByRole('textbox', { name: t.fields.brandColor, exact: true }).fill('#1a4fd6')
  const english = page.getByRole('textbox', { name: fill(t.inEnglish, { label: t.fields.headline }) })
  await english.fill('Tea for everybody')
  await page.getByRole('textbox', { name: fill(t.inRussian, { label: t.fields.headline }) }).fill('Чай для всех')
  await expect(preview.getByText(/Tea for everybody|Чай для всех/)).toBeAttached()
  await expect
    .poll(() => preview.locator('html').evaluate(root => getComputedStyle(root).getPropertyValue('--brand').trim()))
    .toBe(chosen)
  await expectFittingAndAccessible(page)

  // Nothing that is typed is lost: not by a reload, and not by leaving.
  await page.reload()
  await expect(english).toHaveValue('Tea for everybody')
  await expect(page.getByText(t.restored)).toBeVisible()
  await english.fill('')
  await english.blur()
  await expect(page.getByText(t.required)).toBeVisible()
  await english.fill('Tea for everybody')

  await pressAndSee(page.getByRole('button', { name: t.save }), page.getByText(t.saved, { exact: true }))
  await expect(page.getByRole('button', { name: t.save })).toHaveCount(0)
  await expect.poll(() => brandOf(open)).toBe('#1a4fd6')
  await expect.poll(() => brandOf(page)).toBe(chosen)

  await page.goto(new URL('/admin/options/changes', page.url()).href)
  await expect(page.getByText('#1a4fd6')).toBeVisible()
  await page.getByRole('button', { name: changes.undo }).click()
  await expectFittingAndAccessible(page)
  await pressAndSee(
    page.getByRole('dialog').getByRole('button', { name: changes.undo }),
    page.getByText(changes.undone, { exact: true }),
  )
  await expect.poll(() => brandOf(open)).toBe(before)
  await context.close()
})

test('a member without the right is told so at every screen of the managers', { tag: '@phone' }, async ({
  page,
  request,
  words,
}) => {
  const { domain } = await foundCommunity(request)
  const member = await createParticipant(request, domain)
  await openAs(page, domain, member, '/admin')
  const refusal = page.getByRole('heading', { name: words.ui.noPermission.title })
  await expect(refusal).toBeVisible()
  for (const path of ['/admin/options', '/admin/options/changes']) {
    await page.goto(new URL(path, page.url()).href)
    await expect(refusal).toBeVisible()
  }
})

test('of two managers who change the same text the second is told, and chooses', { tag: '@desktop' }, async ({
  page,
  request,
  words,
}) => {
  const { description: t } = words
  const { domain, token } = await foundCommunity(request)
  await openAs(page, domain, { token }, '/admin')
  // At once, while the preview is still being drawn.
  const name = page.getByRole('textbox', { name: fill(t.inEnglish, { label: t.fields.title }) })
  await name.fill('Mine')
  await expect(name).toHaveValue('Mine')
  const { title, version } = await read(request, domain, '/api/admin/community', token)
  await send(request, domain, '/api/admin/community', token, { title: { ...title, en: 'Theirs' }, version }, 'PATCH')
  await expect(page.getByRole('button', { name: t.save })).toBeEnabled()
  await page.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.conflict.title)).toBeVisible()
  await pressAndSee(page.getByRole('button', { name: t.conflict.mine }), page.getByText(t.saved, { exact: true }))
  expect((await read(request, domain, '/api/admin/community', token)).title.en).toBe('Mine')
})

test('a logo is cropped, and one in which nothing can be told apart is pointed out', { tag: '@desktop' }, async ({
  page,
  request,
  words,
}) => {
  const { description: t } = words
  const { domain, token } = await foundCommunity(request)
  await openAs(page, domain, { token }, '/admin')
  const logo = page.getByRole('img', { name: t.logo.alt })
  await expect(logo).toBeVisible()
  await expect(page.getByText(t.logo.flat)).toHaveCount(0)
  const drawn = await logo.getAttribute('src')
  const create = { width: 600, height: 400, channels: 3 as const, background: '#f4f1ea' }
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: t.logo.use }).click()
  await expect(page.getByText(t.logo.flat)).toBeVisible()
  await expect(logo).not.toHaveAttribute('src', drawn ?? '')
  await page.getByRole('button', { name: t.logo.drawn }).click()
  await expect(page.getByText(t.logo.flat)).toHaveCount(0)
})
