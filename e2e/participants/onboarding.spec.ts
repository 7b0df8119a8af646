import type { Page } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { goOffline, goOnline } from '../connection.ts'
import { test } from '../localized-test.ts'
import { field, heading, pressAndSee } from '../locators.ts'
import { reasonTitle, topCards } from '../matching/recommendation.ts'
import type { Lang } from '../preferences.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { answerRequired, clickNext } from './onboarding.ts'
import { uniqueWord } from './participant.ts'
import { choosePhoto } from './photo.ts'

test('a newcomer fills in every step, sees each mistake at its field, loses nothing offline, and arrives at the page that was asked for', {
  tag: '@desktop',
}, async ({ page, context, words, lang, request }) => {
  const { onboarding, fields } = words
  const newcomer = await openAccount(request, 'samovar', 'newcomer')
  await openAs(page, 'samovar', newcomer, '/participants?tag=design')
  await answerRequired(page, words, 'samovar', lang)

  await expect(heading(page, onboarding.profile.title)).toBeVisible()
  // Three questions come before the eight steps.
  await expect(page.getByRole('progressbar', { name: fill(onboarding.step, { current: 4, total: 11 }) })).toBeVisible()
  await expect(page.locator('label', { hasText: onboarding.profile.firstName })).toContainText('*')
  await expect(page.locator('label', { hasText: onboarding.profile.company })).not.toContainText('*')
  await clickNext(page, words)
  await expect(page.getByText(fields.required)).toHaveCount(2)
  await expect(field(page, onboarding.profile.firstName)).toBeFocused()
  await expectFittingAndAccessible(page)
  await field(page, onboarding.profile.firstName).fill('Vera')
  // Of two people of one name in a list other stories could not tell which is meant.
  await field(page, onboarding.profile.lastName).fill(`Samsonova ${uniqueWord()}`)
  await field(page, onboarding.profile.position).fill('Baker')
  await clickNext(page, words)

  await expect(heading(page, onboarding.about.title)).toBeVisible()
  const about = field(page, onboarding.about.label)
  await about.fill('Too short')
  await clickNext(page, words)
  await expect(page.getByText(fill(fields.between, limits.about))).toBeVisible()
  await goOffline(page)
  await about.fill('I bake bread for three cafés and keep their books.')
  await clickNext(page, words)

  await expect(heading(page, onboarding.linkedin.title)).toBeVisible()
  await expect(page.getByText(onboarding.waiting)).toBeVisible()
  const link = field(page, onboarding.linkedin.label)
  await link.fill('https://www.linkedin.com/company/bread')
  await clickNext(page, words)
  await expect(page.getByText(onboarding.linkedin.invalid)).toBeVisible()
  await goOnline(context)
  await expect(page.getByText(onboarding.saved, { exact: true })).toBeVisible()
  await page.reload()
  await expect(heading(page, onboarding.linkedin.title)).toBeVisible()
  await expect(link).toHaveValue('https://www.linkedin.com/company/bread')
  await link.fill('linkedin.com/in/vera-samsonova')
  await page.route('**/search-linkedin?*', route => route.fulfill({ status: 502, json: {} }), { times: 1 })
  await page.getByRole('button', { name: onboarding.linkedin.fillIn }).click()
  await expect(page.getByText(onboarding.linkedin.failedText)).toBeVisible()
  await page.getByRole('button', { name: onboarding.retry }).click()
  await expect(page.getByText(onboarding.linkedin.failedText)).toBeVisible()
  await link.fill('')
  await page.getByRole('button', { name: onboarding.skip, exact: true }).click()

  await chooseCity(page, words, lang)
  await page.getByRole('switch', { name: onboarding.location.share }).uncheck()
  await clickNext(page, words)

  await expect(heading(page, onboarding.lookingFor.title)).toBeVisible()
  await clickNext(page, words)
  const wish = field(page, onboarding.lookingFor.label)
  await expect(page.getByText(fields.required)).toBeVisible()
  await page.getByRole('button', { name: onboarding.lookingFor.choices.mentor }).click()
  await expect(wish).toHaveValue(onboarding.lookingFor.beginnings.mentor)
  await wish.press('End')
  await wish.pressSequentially('opened a second shop')
  await expect(page.getByRole('button', { name: onboarding.lookingFor.choices.mentor })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await clickNext(page, words)

  await expect(heading(page, onboarding.contacts.title)).toBeVisible()
  await expect(field(page, onboarding.types.EMAIL)).toHaveValue(newcomer.email)
  const phone = field(page, onboarding.types.PHONE)
  await phone.fill('call me')
  await clickNext(page, words)
  await expect(page.getByText(fields.contact)).toBeVisible()
  await phone.fill('8 900 000-00-00')
  await phone.blur()
  await expect(phone).toHaveValue('+79000000000')
  await clickNext(page, words)

  await expect(heading(page, onboarding.networks.title)).toBeVisible()
  await expect(field(page, onboarding.types.GITHUB)).toHaveCount(0)
  await page.getByRole('button', { name: onboarding.networks.more }).click()
  await field(page, onboarding.types.GITHUB).fill('vera-samsonova')
  await clickNext(page, words)
  const list = new Intl.ListFormat(lang, { type: 'disjunction' }).format(['Facebook', 'LinkedIn'])
  await expect(page.getByText(fill(onboarding.needed.any_one, { list }))).toHaveCount(2)
  const facebook = field(page, onboarding.types.FACEBOOK)
  await facebook.fill('https://example.org/vera')
  await clickNext(page, words)
  await expect(page.getByText(fields.contact)).toBeVisible()
  await expect(facebook).toBeFocused()
  await facebook.fill('vera.samsonova')
  await expect(page.getByText(onboarding.needed.enough)).toBeVisible()
  await expectFittingAndAccessible(page)
  await clickNext(page, words)

  await expect(heading(page, onboarding.avatar.title)).toBeVisible()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert')).toContainText(onboarding.photo.format)
  await page.route('**/api/images/upload', route => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await choosePhoto(page, words)
  await page.getByRole('button', { name: onboarding.photo.save }).click()
  await expect(page.getByRole('alert')).toContainText(onboarding.photo.failedText)
  await expectFittingAndAccessible(page)
  await pressAndSee(page.getByRole('button', { name: onboarding.photo.save }), page.getByText(onboarding.photo.saved))
  await page.getByRole('radio', { name: onboarding.visibility.members }).check()
  await expectFittingAndAccessible(page)
  await pressAndSee(page.getByRole('button', { name: onboarding.finish }), page.getByText(onboarding.done.toast))
  await expect(heading(page, words.matching.first.title)).toBeVisible()
  await expect(topCards(page)).toHaveCount(3)
  await expect(topCards(page).first().getByText(reasonTitle(words))).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: words.matching.first.goOn }).click()
  await expect(page).toHaveURL(at('samovar', '/participants?tag=design'))

  const profile = await read(request, 'samovar', '/api/participant/profile', newcomer.token)
  expect(profile).toMatchObject({
    firstName: 'Vera',
    about: 'I bake bread for three cafés and keep their books.',
    lookingFor: `${onboarding.lookingFor.beginnings.mentor}opened a second shop`,
    city: lang === 'ru' ? 'Казань' : 'Kazan',
    isLocationShared: false,
    profileVisibility: 'members',
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
async function chooseCity(page: Page, { onboarding }: Words, lang: Lang): Promise<void> {
  await expect(heading(page, onboarding.location.title)).toBeVisible()
  const city = page.getByRole('textbox', { name: onboarding.fields.city, exact: true })
  await page.getByRole('button', { name: onboarding.fields.findMe }).click()
  await expect(page.getByText(onboarding.fields.notFound)).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 52.52, longitude: 13.4 })
  await page.getByRole('button', { name: onboarding.fields.findMe }).click()
  await expect(city).toHaveValue(lang === 'ru' ? 'Берлин' : 'Berlin')
  const found = page.getByRole('option', { name: lang === 'ru' ? /Казань/ : /Kazan/ })
  await city.fill('казан')
  await expect(found).toBeVisible()
  await city.fill('')
  await expect(found).toBeHidden()
  await city.fill('Kazan')
  await expect(found).toBeVisible()
  await expectFittingAndAccessible(page)
  await found.click()
  await expect(city).toHaveValue(lang === 'ru' ? 'Казань' : 'Kazan')
}
