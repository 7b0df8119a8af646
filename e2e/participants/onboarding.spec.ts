import type { Page } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { test } from '../localized-test.ts'
import { at, expect, type Lang } from '../test.ts'
import { topCards } from '../matching/recommendation.ts'
import { fill, type Words } from '../words.ts'
import { openAccount, openAs, read } from './participant.ts'
import { answerAll } from './question.ts'
import { choosePhoto, expectSound, field, goOn, heading } from './photo.ts'

test('a newcomer fills in step after step, is told what is wrong at its field, and comes to where they wanted to go', {
  tag: '@desktop',
}, async ({ page, context, words, lang, request }) => {
  const { onboarding: joining, fields } = words
  const newcomer = await openAccount(request, 'samovar', 'newcomer')
  await openAs(page, 'samovar', newcomer, '/participants?tag=design')
  await answerAll(page, words, 'samovar', lang)

  await expect(heading(page, joining.profile.title)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: fill(joining.step, { current: 1, total: 8 }) })).toBeVisible()
  await expect(page.locator('label', { hasText: joining.profile.firstName })).toContainText('*')
  await expect(page.locator('label', { hasText: joining.profile.company })).not.toContainText('*')
  await goOn(page, words)
  await expect(page.getByText(fields.required)).toHaveCount(2)
  await expect(field(page, joining.profile.firstName)).toBeFocused()
  await expectSound(page)
  await field(page, joining.profile.firstName).fill('Vera')
  await field(page, joining.profile.lastName).fill('Samsonova')
  await field(page, joining.profile.position).fill('Baker')
  await goOn(page, words)

  await expect(heading(page, joining.about.title)).toBeVisible()
  const about = field(page, joining.about.label)
  await about.fill('Too short')
  await goOn(page, words)
  await expect(page.getByText(fill(fields.between, limits.about))).toBeVisible()
  await context.setOffline(true)
  await about.fill('I bake bread for three cafés and keep their books.')
  await goOn(page, words)

  await expect(heading(page, joining.linkedin.title)).toBeVisible()
  await expect(page.getByText(joining.waiting)).toBeVisible()
  const link = field(page, joining.linkedin.label)
  await link.fill('https://www.linkedin.com/company/bread')
  await goOn(page, words)
  await expect(page.getByText(joining.linkedin.invalid)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(joining.saved, { exact: true })).toBeVisible()
  await page.reload()
  await expect(heading(page, joining.linkedin.title)).toBeVisible()
  await expect(link).toHaveValue('https://www.linkedin.com/company/bread')
  await link.fill('linkedin.com/in/vera-samsonova')
  await page.route('**/search-linkedin?*', route => route.fulfill({ status: 502, json: {} }), { times: 1 })
  await page.getByRole('button', { name: joining.linkedin.fillIn }).click()
  await expect(page.getByText(joining.linkedin.failedText)).toBeVisible()
  await page.getByRole('button', { name: joining.retry }).click()
  await expect(page.getByText(joining.linkedin.missing)).toBeVisible()
  await link.fill('')
  await page.getByRole('button', { name: joining.skip, exact: true }).click()

  await chooseCity(page, words, lang)
  await page.getByRole('switch', { name: joining.location.share }).uncheck()
  await goOn(page, words)

  await expect(heading(page, joining.lookingFor.title)).toBeVisible()
  await goOn(page, words)
  const wish = field(page, joining.lookingFor.label)
  await expect(page.getByText(fields.required)).toBeVisible()
  await page.getByRole('button', { name: joining.lookingFor.choices.mentor }).click()
  await expect(wish).toHaveValue(joining.lookingFor.beginnings.mentor)
  await wish.press('End')
  await wish.pressSequentially('opened a second shop')
  await expect(page.getByRole('button', { name: joining.lookingFor.choices.mentor })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await goOn(page, words)

  await expect(heading(page, joining.contacts.title)).toBeVisible()
  await expect(field(page, joining.types.EMAIL)).toHaveValue(newcomer.email)
  const phone = field(page, joining.types.PHONE)
  await phone.fill('call me')
  await goOn(page, words)
  await expect(page.getByText(fields.contact)).toBeVisible()
  await phone.fill('8 900 000-00-00')
  await phone.blur()
  await expect(phone).toHaveValue('+79000000000')
  await goOn(page, words)

  await expect(heading(page, joining.networks.title)).toBeVisible()
  await expect(field(page, joining.types.GITHUB)).toHaveCount(0)
  await page.getByRole('button', { name: joining.networks.more }).click()
  await field(page, joining.types.GITHUB).fill('vera-samsonova')
  await goOn(page, words)
  const list = new Intl.ListFormat(lang, { type: 'disjunction' }).format(['Facebook', 'LinkedIn'])
  await expect(page.getByText(fill(joining.needed.any_one, { list }))).toHaveCount(2)
  const facebook = field(page, joining.types.FACEBOOK)
  await facebook.fill('https://example.org/vera')
  await goOn(page, words)
  await expect(page.getByText(fields.contact)).toBeVisible()
  await expect(facebook).toBeFocused()
  await facebook.fill('vera.samsonova')
  await expect(page.getByText(joining.needed.enough)).toBeVisible()
  await expectSound(page)
  await goOn(page, words)

  await expect(heading(page, joining.avatar.title)).toBeVisible()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert')).toContainText(joining.photo.format)
  await page.route('**/api/images/upload', route => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await choosePhoto(page, words)
  await page.getByRole('button', { name: joining.photo.save }).click()
  await expect(page.getByRole('alert')).toContainText(joining.photo.failedText)
  await expectSound(page)
  await page.getByRole('button', { name: joining.photo.save }).click()
  await expect(page.getByText(joining.photo.saved)).toBeVisible()
  await page.getByRole('button', { name: joining.finish }).click()
  await expect(page.getByText(joining.done.toast)).toBeVisible()
  await expect(heading(page, words.matching.first.title)).toBeVisible()
  await expect(topCards(page)).toHaveCount(3)
  await expect(topCards(page).first().getByText(words.ui.why)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: words.matching.first.goOn }).click()
  await expect(page).toHaveURL(at('samovar', '/participants?tag=design'))

  const profile = await read(request, 'samovar', '/api/participant/profile', newcomer.token)
  expect(profile).toMatchObject({
    firstName: 'Vera',
    about: 'I bake bread for three cafés and keep their books.',
    lookingFor: `${joining.lookingFor.beginnings.mentor}opened a second shop`,
    city: lang === 'ru' ? 'Казань' : 'Kazan',
    isLocationShared: false,
    avatarUrl: expect.stringMatching(/^\/files\//),
    timeZone: 'Europe/Berlin',
    missing: [],
  })
  expect(profile.contacts).toEqual(
    expect.arrayContaining([
      { type: 'FACEBOOK', value: 'https://facebook.com/vera.samsonova' },
      { type: 'GITHUB', value: 'https://github.com/vera-samsonova' },
      { type: 'PHONE', value: '+79000000000' },
    ]),
  )
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('profile')
})

/** The browser will not say where it is; then it does; and the same city is found by either of its names. */
async function chooseCity(page: Page, { onboarding: joining }: Words, lang: Lang): Promise<void> {
  await expect(heading(page, joining.location.title)).toBeVisible()
  const city = page.getByRole('textbox', { name: joining.fields.city, exact: true })
  await page.getByRole('button', { name: joining.fields.findMe }).click()
  await expect(page.getByText(joining.fields.notFound)).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 52.52, longitude: 13.4 })
  await page.getByRole('button', { name: joining.fields.findMe }).click()
  await expect(city).toHaveValue(lang === 'ru' ? 'Берлин' : 'Berlin')
  const found = page.getByRole('option', { name: lang === 'ru' ? /Казань/ : /Kazan/ })
  await city.fill('казан')
  await expect(found).toBeVisible()
  await city.fill('')
  await expect(found).toBeHidden()
  await city.fill('Kazan')
  await expect(found).toBeVisible()
  await expectSound(page)
  await found.click()
  await expect(city).toHaveValue(lang === 'ru' ? 'Казань' : 'Kazan')
}
