import type { Page } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { field, heading, pressAndSee } from '../locators.ts'
import { prefer } from '../preferences.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words, wordsOf } from '../words.ts'
import { createParticipant } from './participant.ts'
import { choosePhoto, takeFromLink, upperCorners } from './photo.ts'

/** Opens a part of the profile as a form. */
async function edit(page: Page, { participants }: Words, part: keyof Words['participants']['parts']) {
  await page.getByRole('button', { name: fill(participants.editPart, { part: participants.parts[part] }) }).click()
  return page.getByRole('region', { name: participants.parts[part] })
}

/** Saves, and closes the confirmation, which covers the top of the page for three seconds. */
async function save(page: Page, { participants, shell }: Words): Promise<void> {
  const button = page.getByRole('button', { name: participants.save, exact: true })
  const notice = page.getByText(participants.saved)
  await pressAndSee(button, notice.last())
  await expect(button).toHaveCount(0)
  const dismiss = page.getByRole('button', { name: shell.notices.dismiss })
  await expect(async () => {
    if ((await dismiss.count()) > 0) await dismiss.last().click({ timeout: 1000 })
    expect(await notice.count()).toBe(0)
  }).toPass()
}

test('every part of the profile is edited in place, and leaving with unsaved changes asks first', {
  tag: '@phone',
}, async ({ page, context, words, lang, request }) => {
  const { participants, onboarding, fields } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/profile')
  await expect(heading(page, participants.profile.title)).toBeVisible()

  const names = await edit(page, words, 'name')
  await field(names, participants.fields.firstName).fill('')
  await page.getByRole('button', { name: participants.save, exact: true }).click()
  await expect(names.getByText(fields.required)).toBeVisible()
  await field(names, participants.fields.firstName).fill('Varvara')
  await save(page, words)
  await expect(page.getByRole('heading', { level: 2, name: `Varvara ${member.lastName}` })).toBeVisible()

  const about = await edit(page, words, 'about')
  await field(about, participants.fields.about).fill('Too short')
  await page.getByRole('button', { name: participants.save, exact: true }).click()
  await expect(about.getByText(fill(fields.between, limits.about))).toBeVisible()
  await expectFittingAndAccessible(page)
  await field(about, participants.fields.about).fill('Bread, and the books of those who bake it.')
  await save(page, words)
  await expect(about.getByText('Bread, and the books')).toBeVisible()

  const contacts = await edit(page, words, 'contacts')
  await contacts.getByRole('button', { name: participants.profile.moreContacts }).click()
  await field(contacts, onboarding.types.GITHUB).fill('no/such/name')
  await page.getByRole('button', { name: participants.save, exact: true }).click()
  await expect(contacts.getByText(fields.contact)).toBeVisible()
  await field(contacts, onboarding.types.GITHUB).fill('varvara-q')
  await save(page, words)
  await expect(contacts.getByText('varvara-q')).toBeVisible()

  const tags = await edit(page, words, 'tags')
  await field(tags, onboarding.fields.tags).fill('bread, books')
  await field(tags, onboarding.fields.tags).press('Enter')
  await field(tags, onboarding.fields.tags).fill('Bread')
  await field(tags, onboarding.fields.tags).press('Enter')
  await expect(tags.getByText(onboarding.fields.tagDuplicate)).toBeVisible()
  await field(tags, onboarding.fields.tags).fill('rye')
  await save(page, words)
  await expect(tags.getByRole('listitem')).toHaveText(['bread', 'books', 'rye'])

  const place = await edit(page, words, 'location')
  const city = field(place, onboarding.fields.city)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.52, longitude: 13.4 })
  await place.getByRole('button', { name: onboarding.fields.findMe }).click()
  await expect(city).toHaveValue(lang === 'ru' ? 'Берлин' : 'Berlin')
  const kazan = lang === 'ru' ? 'Казань' : 'Kazan'
  await city.fill('Казан')
  await place.getByRole('option', { name: kazan }).click()
  await save(page, words)
  await expect(place.getByText(kazan)).toBeVisible()

  const goal = await edit(page, words, 'goal')
  await field(goal, participants.fields.goal).fill('A second shop')
  await page.getByRole('link', { name: participants.profile.asOthers }).click()
  const leaving = page.getByRole('dialog', { name: participants.leave.title })
  await leaving.getByRole('button', { name: participants.leave.stay }).click()
  await expect(leaving).toBeHidden()
  await save(page, words)

  await page.getByRole('button', { name: participants.profile.photo }).click()
  const sheet = page.getByRole('dialog', { name: participants.profile.photoTitle })
  await choosePhoto(page, words)
  await expectFittingAndAccessible(page)
  await sheet.getByRole('button', { name: onboarding.photo.save }).click()
  await expect(sheet).toBeHidden()
  const shown = page.locator('article img[src^="/files/"]')
  await expect(shown).toBeVisible()
  expect(await upperCorners(shown)).toEqual(['blue', 'red'])
  await page.getByRole('button', { name: participants.profile.photo }).click()
  await takeFromLink(page, words)
  await sheet.getByRole('button', { name: onboarding.photo.cancel }).click()
  await pressAndSee(
    sheet.getByRole('button', { name: onboarding.photo.remove }),
    page.getByText(onboarding.photo.removed),
  )
  await expect(shown).toHaveCount(0)

  await page.getByRole('link', { name: participants.profile.asOthers }).click()
  await expect(page).toHaveURL(at('samovar', `/u/${member.slug}`))
  await expect(page.getByText('A second shop')).toBeVisible()
})

test('contacts that are hidden, all or some, are at once not shown to others', {
  tag: '@desktop',
}, async ({ page, browser, words, lang, request, extraHTTPHeaders }) => {
  const { participants, onboarding } = words
  const member = await createParticipant(request, 'samovar')
  const other = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/profile')
  const elsewhere = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
  await prefer(elsewhere, { lang })
  const visitor = await elsewhere.newPage()
  await openAs(visitor, 'samovar', other, `/u/${member.slug}`)
  const seen = visitor.getByRole('region', { name: participants.person.contacts })
  await expect(seen.getByText(`@${member.lastName}`)).toBeVisible()

  await edit(page, words, 'privacy')
  await page.getByRole('radio', { name: participants.privacy.PRIVATE }).check()
  await save(page, words)
  await expect(page.getByText(participants.profile.hidden, { exact: true })).toHaveCount(3)
  await visitor.reload()
  await expect(seen.getByText(fill(participants.person.hidden, { name: 'Vera' }))).toBeVisible()
  await expect(visitor.getByText(member.email)).toHaveCount(0)

  await edit(page, words, 'privacy')
  await page.getByRole('radio', { name: participants.privacy.CUSTOM }).check()
  const telegram = page.getByRole('checkbox', { name: onboarding.types.TELEGRAM })
  await telegram.check()
  for (const type of ['EMAIL', 'LINKEDIN'] as const)
    await page.getByRole('checkbox', { name: onboarding.types[type] }).uncheck()
  await expectFittingAndAccessible(page)
  await save(page, words)
  await visitor.reload()
  await expect(seen.getByText(member.email)).toBeVisible()
  await expect(seen.getByText(participants.person.someHidden)).toBeVisible()
  await expect(visitor.getByText(`@${member.lastName}`)).toHaveCount(0)

  await edit(page, words, 'privacy')
  await page.getByRole('radio', { name: participants.privacy.CONNECTIONS }).check()
  await save(page, words)
  await visitor.reload()
  await expect(seen.getByText(participants.person.afterIntro)).toBeVisible()
  await elsewhere.close()
})

test('a profile is shown to visitors, members or connected people as its owner chooses, and answers are edited in place', {
  tag: '@desktop',
}, async ({ page, browser, words, lang, request, extraHTTPHeaders }) => {
  const { participants, onboarding } = words
  const member = await createParticipant(request, 'samovar')
  const other = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/settings')
  await page.getByRole('main').locator('a[href="/profile#edit-visibility"]').click()
  await expect(page.getByRole('radio', { name: onboarding.visibility.link })).toBeChecked()
  await expectFittingAndAccessible(page)
  const outside = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
  await prefer(outside, { lang })
  const visitor = await outside.newPage()
  await visitor.goto(at('samovar', `/u/${member.slug}`))
  await expect(heading(visitor, `Vera ${member.lastName}`)).toBeVisible()
  await page.getByRole('radio', { name: onboarding.visibility.members }).check()
  await save(page, words)
  await visitor.reload()
  await expect(heading(visitor, participants.person.gone)).toBeVisible()

  await openAs(visitor, 'samovar', other, `/u/${member.slug}`)
  await expect(visitor.getByText('Someone who knows how to sell bread by subscription.', { exact: true })).toBeVisible()
  await edit(page, words, 'visibility')
  await page.getByRole('radio', { name: onboarding.visibility.connections }).check()
  await save(page, words)
  await visitor.reload()
  await expect(visitor.getByText(fill(participants.person.closed, { name: 'Vera' }))).toBeVisible()
  await expect(visitor.getByText('sell bread by subscription')).toHaveCount(0)
  await expectFittingAndAccessible(visitor)

  const answers = await edit(page, words, 'answers')
  await answers.getByRole('textbox').fill('Sourdough')
  await answers.getByRole('radio').first().check()
  await answers.getByRole('checkbox').first().check()
  await expectFittingAndAccessible(page)
  await save(page, words)
  await expect(answers.getByText('Sourdough')).toBeVisible()
  await page.goto(at('samovar', `/u/${member.slug}`))
  await expect(page.getByText('Sourdough')).toBeVisible()
  await outside.close()
})

test('a member switches a channel, networking and the language, and each is saved', {
  tag: '@phone',
}, async ({ page, words, lang, request }) => {
  const { participants, menu: menuWords, shell } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/profile')
  const letters = page.getByRole('switch', { name: new RegExp(`^${participants.notifications.EMAIL} `) })
  await expect(letters).toBeChecked()
  await expect(page.getByRole('switch', { name: participants.notifications.TELEGRAM })).toHaveCount(0)
  const kept = page.waitForResponse('**/api/participant/update-notification-pref')
  await letters.click()
  await kept
  await page.goto(at('samovar', '/settings'))
  await expect(letters).not.toBeChecked()
  const messengers = page.getByRole('region', { name: words.channels.title })
  await expect(messengers.getByText(words.channels.notLinked)).toBeVisible()
  await expect(page.getByRole('switch', { name: participants.networking.label })).toBeChecked()

  await page.goto(at('samovar', '/profile'))
  await page.getByRole('switch', { name: participants.networking.label }).click()
  const question = page.getByRole('dialog', { name: participants.networking.confirmTitle })
  await question.getByRole('button', { name: participants.networking.confirm }).click()
  await expect(page.getByRole('main').getByText(participants.banners.off)).toBeVisible()
  const menu = page.getByRole('navigation', { name: shell.menu.label }).locator('visible=true')
  await expect(menu.getByRole('link')).toHaveCount(1)
  await expect(menu.getByRole('link', { name: menuWords.menu.profile })).toBeVisible()
  await pressAndSee(
    page.getByRole('button', { name: participants.banners.on }),
    page.getByText(participants.networking.switchedOn),
  )
  await expect(menu.locator('a[href="/participants"]')).toBeVisible()

  const another = lang === 'en' ? 'ru' : 'en'
  await page.getByRole('radio', { name: shell.language[another] }).press(' ')
  await expect(heading(page, wordsOf(another).participants.profile.title)).toBeVisible()
  await page.reload()
  await expect(heading(page, wordsOf(another).participants.profile.title)).toBeVisible()
})
