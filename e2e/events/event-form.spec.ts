import type { Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { read, send } from '../api.ts'
import { test } from '../localized-test.ts'
import { field, heading, pressAndSee } from '../locators.ts'
import { uniqueWord } from '../participants/participant.ts'
import { redAboveBlue, upperCorners } from '../participants/photo.ts'
import { openAsRole, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'

const inTwoMinutes = 120_000

test('an event is created by labels and keyboard and published in under two minutes', async ({
  page,
  words,
  request,
  lang,
}) => {
  const { eventForm: t } = words
  const word = uniqueWord()
  const start = Date.now()
  await openAsRole(page, 'samovar', 'moderator', '/event/create')
  await expect(heading(page, t.newTitle)).toBeVisible()
  // A story that ended early may have left a draft.
  const discard = page.getByRole('button', { name: t.draft.discard })
  if (await discard.isVisible()) await discard.click()
  await expect(discard).toHaveCount(0)

  await field(page, t.fields.title).fill(`${lang === 'ru' ? 'Зимнее чаепитие' : 'Winter tea'} ${word}`)
  await field(page, t.fields.description).fill('Twelve samovars and one long room.')
  await picker(page, t.fields.date).fill('2099-12-03')
  await picker(page, t.fields.startTime).fill('19:00')
  await picker(page, t.fields.endTime).fill('22:30')
  await page.getByRole('textbox', { name: words.onboarding.fields.city }).fill(lang === 'ru' ? 'Берли' : 'Berli')
  await page.getByRole('option').first().click()
  await expect(field(page, t.fields.country)).not.toHaveValue('')
  const address = lang === 'ru' ? `zimnee-chaepitie-${word}` : `winter-tea-${word}`
  await expect(field(page, t.fields.slug)).toHaveValue(address)
  await expect(page.getByText(t.fields.slugFree)).toBeVisible()
  await expect(page.getByText(t.draft.saved)).toBeVisible()
  await expectFittingAndAccessible(page)
  await Promise.all([page.getByText(t.created).waitFor(), page.getByRole('button', { name: t.publish }).press('Enter')])
  await expect(page).toHaveURL(new RegExp(`/event/${address}$`))
  expect(Date.now() - start).toBeLessThan(inTwoMinutes)

  const token = await tokenOfRole(request, 'samovar', 'moderator')
  const event = await read(request, 'samovar', `/api/event/${address}/managed`, token)
  expect(event).toMatchObject({ date: '2099-12-03', startTime: '19:00', endTime: '22:30', version: 1 })
  expect((await read(request, 'samovar', '/api/event/draft', token)).draft).toBeNull()
})

test('a cover is uploaded with crop and rotation, refused when it is no picture, and removed', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { eventForm: t, onboarding } = words
  const slug = `cover-${uniqueWord()}`
  const token = await tokenOfRole(request, 'samovar', 'moderator')
  await createEvent(request, token, slug)
  await openAsRole(page, 'samovar', 'moderator', `/event/${slug}/edit`)
  await page.getByRole('button', { name: t.cover.change }).click()
  const sheet = page.getByRole('dialog', { name: t.cover.title })
  await sheet.getByRole('radio', { name: t.cover.kinds.arches }).check()
  await expectFittingAndAccessible(page)
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    sheet.locator('input[type=file]').setInputFiles(file)
  await choose({ name: 'tea.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(sheet.getByRole('alert')).toContainText(t.cover.format)
  await choose(await redAboveBlue(640, 480))
  await sheet.getByRole('button', { name: onboarding.photo.turn }).click()
  await sheet.getByRole('slider', { name: onboarding.photo.zoom }).press('ArrowRight')
  await page.route('**/upload-image', route => route.fulfill({ status: 500, json: { message: '', code: 1000 } }))
  await sheet.getByRole('button', { name: t.cover.use }).click()
  await expect(sheet.getByRole('alert')).toContainText(t.cover.failed)
  await page.unroute('**/upload-image')
  await pressAndSee(sheet.getByRole('button', { name: t.cover.use }), page.getByText(t.cover.uploaded))
  const saved = await read(request, 'samovar', `/api/event/${slug}/managed`, token)
  expect(saved.hasUploadedCover).toBe(true)
  expect(await upperCorners(page.getByRole('main').locator('img').first())).toEqual(['blue', 'red'])

  await page.getByRole('button', { name: t.cover.change }).click()
  await pressAndSee(sheet.getByRole('button', { name: t.cover.remove }), page.getByText(t.cover.removed))
  expect((await read(request, 'samovar', `/api/event/${slug}/managed`, token)).hasUploadedCover).toBe(false)
})

/** A field for a date or time has no role; its label may end with an asterisk. */
const picker = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))

async function createEvent(request: Parameters<typeof send>[0], token: string, slug: string): Promise<void> {
  await send(request, 'samovar', '/api/event/create', token, {
    title: `Tea ${slug}`,
    description: 'Twelve samovars.',
    slug,
    date: '2099-12-03',
    startTime: '19:00',
    timeZone: 'Europe/Berlin',
    city: 'Berlin',
    country: 'Germany',
    organizerContact: 'tea@samovar.example',
  })
}
