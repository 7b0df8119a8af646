import type { Page } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { test } from '../localized-test.ts'
import { at, expect, prefer } from '../test.ts'
import { fill, type Words, wordsOf } from '../words.ts'
import { makeMember, openAs } from './participant.ts'
import { choosePhoto, expectSound, field, heading, takeFromLink } from './photo.ts'

/** Opens a part of the profile as a form. */
async function edit(page: Page, { participants: people }: Words, part: keyof Words['participants']['parts']) {
  await page.getByRole('button', { name: fill(people.editPart, { part: people.parts[part] }) }).click()
  return page.getByRole('region', { name: people.parts[part] })
}

async function save(page: Page, { participants: people }: Words): Promise<void> {
  await page.getByRole('button', { name: people.save, exact: true }).click()
  await expect(page.getByRole('button', { name: people.save, exact: true })).toHaveCount(0)
}

test('every part of the profile is edited where it stands, and what is not saved is not lost unasked', async ({
  page,
  context,
  words,
  lang,
  request,
}) => {
  const { participants: people, onboarding: joining, fields } = words
  const member = await makeMember(request, 'samovar')
  await openAs(page, 'samovar', member, '/profile')
  await expect(heading(page, people.profile.title)).toBeVisible()

  const names = await edit(page, words, 'name')
  await field(names, people.fields.firstName).fill('')
  await page.getByRole('button', { name: people.save, exact: true }).click()
  await expect(names.getByText(fields.required)).toBeVisible()
  await field(names, people.fields.firstName).fill('Varvara')
  await save(page, words)
  await expect(page.getByText(people.saved)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: `Varvara ${member.lastName}` })).toBeVisible()

  const about = await edit(page, words, 'about')
  await field(about, people.fields.about).fill('Too short')
  await page.getByRole('button', { name: people.save, exact: true }).click()
  await expect(about.getByText(fill(fields.between, limits.about))).toBeVisible()
  await expectSound(page)
  await field(about, people.fields.about).fill('Bread, and the books of those who bake it.')
  await save(page, words)
  await expect(about.getByText('Bread, and the books')).toBeVisible()

  const contacts = await edit(page, words, 'contacts')
  await contacts.getByRole('button', { name: people.profile.moreContacts }).click()
  await field(contacts, joining.types.GITHUB).fill('no/such/name')
  await page.getByRole('button', { name: people.save, exact: true }).click()
  await expect(contacts.getByText(fields.contact)).toBeVisible()
  await field(contacts, joining.types.GITHUB).fill('varvara-q')
  await save(page, words)
  await expect(contacts.getByText('varvara-q')).toBeVisible()

  const tags = await edit(page, words, 'tags')
  await field(tags, joining.fields.tags).fill('bread, books')
  await field(tags, joining.fields.tags).press('Enter')
  await field(tags, joining.fields.tags).fill('Bread')
  await field(tags, joining.fields.tags).press('Enter')
  await expect(tags.getByText(joining.fields.tagDuplicate)).toBeVisible()
  await field(tags, joining.fields.tags).fill('rye')
  await save(page, words)
  await expect(tags.getByRole('listitem')).toHaveText(['bread', 'books', 'rye'])

  const place = await edit(page, words, 'location')
  const city = field(place, joining.fields.city)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.52, longitude: 13.4 })
  await place.getByRole('button', { name: joining.fields.findMe }).click()
  await expect(city).toHaveValue(lang === 'ru' ? 'Берлин' : 'Berlin')
  const kazan = lang === 'ru' ? 'Казань' : 'Kazan'
  await city.fill('Казан')
  await place.getByRole('option', { name: kazan }).click()
  await save(page, words)
  await expect(place.getByText(kazan)).toBeVisible()

  const goal = await edit(page, words, 'goal')
  await field(goal, people.fields.goal).fill('A second shop')
  await page.getByRole('link', { name: people.profile.asOthers }).click()
  const leaving = page.getByRole('dialog', { name: people.leave.title })
  await leaving.getByRole('button', { name: people.leave.stay }).click()
  await expect(leaving).toBeHidden()
  await save(page, words)

  await page.getByRole('button', { name: people.profile.photo }).click()
  const sheet = page.getByRole('dialog', { name: people.profile.photoTitle })
  await choosePhoto(page, words)
  await expectSound(page)
  await sheet.getByRole('button', { name: joining.photo.save }).click()
  await expect(sheet).toBeHidden()
  await expect(page.locator('article img[src^="/files/"]')).toBeVisible()
  await page.getByRole('button', { name: people.profile.photo }).click()
  await takeFromLink(page, words)
  await sheet.getByRole('button', { name: joining.photo.cancel }).click()
  await sheet.getByRole('button', { name: joining.photo.remove }).click()
  await expect(page.getByText(joining.photo.removed)).toBeVisible()
  await expect(page.locator('article img[src^="/files/"]')).toHaveCount(0)

  await page.getByRole('link', { name: people.profile.asOthers }).click()
  await expect(page).toHaveURL(at('samovar', `/u/${member.slug}`))
  await expect(page.getByText('A second shop')).toBeVisible()
})

test('contacts that are hidden are gone for others at once: all of them, or the chosen ones', {
  tag: '@desktop',
}, async ({ page, browser, words, lang, request, extraHTTPHeaders }) => {
  const { participants: people, onboarding: joining } = words
  const member = await makeMember(request, 'samovar')
  const other = await makeMember(request, 'samovar')
  await openAs(page, 'samovar', member, '/profile')
  const elsewhere = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
  await prefer(elsewhere, { lang })
  const visitor = await elsewhere.newPage()
  await openAs(visitor, 'samovar', other, `/u/${member.slug}`)
  const seen = visitor.getByRole('region', { name: people.person.contacts })
  await expect(seen.getByText(`@${member.lastName}`)).toBeVisible()

  await edit(page, words, 'privacy')
  await page.getByRole('radio', { name: people.privacy.PRIVATE }).check()
  await save(page, words)
  await expect(page.getByText(people.profile.hidden, { exact: true })).toHaveCount(3)
  await visitor.reload()
  await expect(seen.getByText(fill(people.person.hidden, { name: 'Vera' }))).toBeVisible()
  await expect(visitor.getByText(member.email)).toHaveCount(0)

  await edit(page, words, 'privacy')
  await page.getByRole('radio', { name: people.privacy.CUSTOM }).check()
  const telegram = page.getByRole('checkbox', { name: joining.types.TELEGRAM })
  await telegram.check()
  for (const type of ['EMAIL', 'LINKEDIN'] as const)
    await page.getByRole('checkbox', { name: joining.types[type] }).uncheck()
  await expectSound(page)
  await save(page, words)
  await visitor.reload()
  await expect(seen.getByText(member.email)).toBeVisible()
  await expect(seen.getByText(people.person.someHidden)).toBeVisible()
  await expect(visitor.getByText(`@${member.lastName}`)).toHaveCount(0)
  await elsewhere.close()
})

test('a member chooses the channels, switches networking off and on, and reads in another language', {
  tag: '@phone',
}, async ({ page, words, lang, request }) => {
  const { participants: people, menu: menuWords, shell } = words
  const member = await makeMember(request, 'samovar')
  await openAs(page, 'samovar', member, '/profile')
  const letters = page.getByRole('switch', { name: new RegExp(`^${people.notifications.EMAIL} `) })
  await expect(letters).toBeChecked()
  await expect(page.getByRole('switch', { name: people.notifications.TELEGRAM })).toBeDisabled()
  const kept = page.waitForResponse('**/api/participant/update-notification-pref')
  await letters.click()
  await kept
  await page.goto(at('samovar', '/settings'))
  await expect(letters).not.toBeChecked()
  await expect(page.getByText(people.notifications.addContact).first()).toBeVisible()
  await expect(page.getByRole('switch', { name: people.networking.label })).toBeChecked()

  await page.goto(at('samovar', '/profile'))
  await page.getByRole('switch', { name: people.networking.label }).click()
  const question = page.getByRole('dialog', { name: people.networking.confirmTitle })
  await question.getByRole('button', { name: people.networking.confirm }).click()
  await expect(page.getByRole('main').getByText(people.banners.off)).toBeVisible()
  const menu = page.getByRole('navigation', { name: shell.menu.label }).locator('visible=true')
  await expect(menu.getByRole('link')).toHaveCount(1)
  await expect(menu.getByRole('link', { name: menuWords.menu.profile })).toBeVisible()
  await page.getByRole('button', { name: people.banners.on }).click()
  await expect(page.getByText(people.networking.switchedOn)).toBeVisible()
  await expect(menu.locator('a[href="/participants"]')).toBeVisible()

  const another = lang === 'en' ? 'ru' : 'en'
  await page.getByRole('radio', { name: shell.language[another] }).press(' ')
  await expect(heading(page, wordsOf(another).participants.profile.title)).toBeVisible()
  await page.reload()
  await expect(heading(page, wordsOf(another).participants.profile.title)).toBeVisible()
})
