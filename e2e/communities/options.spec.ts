import { at } from '../address.ts'
import { call, read, send } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { field, heading, pressAndSee, untilFocused } from '../locators.ts'
import { clickNext } from '../participants/onboarding.ts'
import { createParticipant, fillSteps, uniqueWord } from '../participants/participant.ts'
import { prefer } from '../preferences.ts'
import { openAs, reopenAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

/** A community of its own for each story, so that none changes what another shows. */
async function found(request: Parameters<typeof openAccount>[0]) {
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  const data = { domain, title: 'Bread and books' }
  const made = await call(request, 'samovar', '/api/community/create', { token: founder.token, data })
  expect(made.status()).toBe(200)
  return { founder, domain }
}

test('a feature that is switched on by its form is in the menu', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { communityOptions, ui, menu } = words
  const { founder, domain } = await found(request)
  await openAs(page, domain, founder, '/admin/options')
  await page.getByRole('link', { name: communityOptions.title }).click()
  const { title } = communityOptions.types.ENABLE_FAQ_AVITO
  await page.getByRole('switch', { name: fill(communityOptions.switchOf, { title }) }).click({ force: true })
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: ui.form.add }).click()
  for (const field of ['question', 'answer'] as const) {
    const texts = dialog.getByRole('group', { name: communityOptions.fields[field], exact: true })
    await texts.getByLabel(ui.form.english).fill(`Our ${field}`)
    await texts.getByLabel(ui.form.russian).fill(`Наш текст: ${field}`)
  }
  await pressAndSee(
    dialog.getByRole('button', { name: communityOptions.switchOn }),
    page.getByText(fill(communityOptions.switchedOn, { title })),
  )
  await page.getByRole('link', { name: menu.menu.backToCommunity }).click()
  await page.getByRole('link', { name: menu.menu.faq }).click()
  await expect(page).toHaveURL(at(domain, '/faq'))
})

test('the menu is reordered with the keyboard, and a member sees the new order', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { communitySetting, ui, menu } = words
  const { founder, domain } = await found(request)
  await openAs(page, domain, founder, '/admin/options/navigation')
  const up = page.getByRole('button', { name: fill(ui.form.moveUp, { label: menu.menu.events }) })
  await up.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: menu.menu.events })).toHaveCount(1)
  await pressAndSee(
    page.getByRole('button', { name: communitySetting.save }),
    page.getByText(communitySetting.saved, { exact: true }),
  )
  await page.getByRole('link', { name: menu.menu.backToCommunity }).click()
  await page.reload()
  const names = page.getByRole('navigation').first().getByRole('link')
  await expect(names.filter({ hasText: menu.menu.events }).first()).toBeVisible()
  const shown = await names.allInnerTexts()
  expect(shown.findIndex(text => text.includes(menu.menu.events))).toBeLessThan(
    shown.findIndex(text => text.includes(menu.menu.contacts)),
  )
})

test('a manager of a closed community shows the Participants tab, which opens the list to its members', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { communitySetting, menu } = words
  const { founder, domain } = await found(request)
  const { version } = await read(request, domain, '/api/admin/community', founder.token)
  const closed = { version, transparent: false, approvalRequired: false }
  await send(request, domain, '/api/admin/community', founder.token, closed, 'PATCH')
  const other = await createParticipant(request, domain)
  const member = await createParticipant(request, domain)
  const people = page.getByRole('main').locator(`a[href="/u/${other.slug}"]`)
  await openAs(page, domain, member, '/participants')
  await expect(heading(page, words.participants.list.closed)).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.shell.menu.label }).locator('visible=true')).toBeVisible()
  await expect(page.getByRole('link', { name: menu.menu.participants, exact: true })).toHaveCount(0)

  await reopenAs(page, domain, founder, '/admin/options/navigation')
  await expect(page.getByText(communitySetting.navigation.closed)).toBeVisible()
  const show = fill(communitySetting.navigation.show, { label: menu.menu.participants })
  await page.getByRole('switch', { name: show }).press('Space')
  await expect(page.getByText(communitySetting.navigation.forced)).toBeVisible()
  await pressAndSee(
    page.getByRole('button', { name: communitySetting.save }),
    page.getByText(communitySetting.saved, { exact: true }),
  )

  await reopenAs(page, domain, member, '/notifications')
  await page.getByRole('navigation').getByRole('link', { name: menu.menu.participants, exact: true }).click()
  await expect(people.first()).toBeVisible()
})

test('a manager is told that a file of the operator hides the menu and the welcome page', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { communitySetting, description } = words
  const { founder, domain } = await found(request)
  await openAs(page, domain, founder, '/admin/options/navigation')
  await expect(heading(page, communitySetting.navigation.title)).toBeVisible()
  await expect(page.getByText(communitySetting.navigation.entries)).toBeVisible()
  await expect(page.getByText(communitySetting.navigation.fromFiles)).toHaveCount(0)
  // The server of the stories has no such files; its own test has.
  const setting = await read(request, domain, '/api/admin/community', founder.token)
  await page.route('**/api/admin/community', route =>
    route.fulfill({ json: { ...setting, fromFiles: ['landing', 'navigation'] } }),
  )
  await page.reload()
  await expect(page.getByText(communitySetting.navigation.fromFiles)).toBeVisible()
  await page.goto(at(domain, '/admin'))
  await expect(page.getByText(description.fromFiles)).toBeVisible()
})

test('a question that a manager adds is asked of a newcomer, and the manager reads the answer', {
  tag: '@desktop',
}, async ({ page, browser, words, lang, request }) => {
  const { questionnaire, onboarding, ui, crm } = words
  const { founder, domain } = await found(request)
  await openAs(page, domain, founder, '/admin/options/questionnaire')
  await page.getByRole('button', { name: questionnaire.add }).first().click()
  const dialog = page.getByRole('dialog', { name: questionnaire.form.newTitle })
  const texts = dialog.getByRole('group', { name: questionnaire.form.fields.text, exact: true })
  const question = { en: 'What do you bake?', ru: 'Что вы печёте?' }
  await untilFocused(dialog)
  await texts.getByLabel(ui.form.english).fill(question.en)
  await texts.getByLabel(ui.form.russian).fill(question.ru)
  await dialog.getByRole('switch', { name: questionnaire.form.fields.isRequired }).press('Space')
  await pressAndSee(dialog.getByRole('button', { name: questionnaire.form.add }), page.getByText(questionnaire.created))

  const newcomer = await openAccount(request, domain, 'newcomer')
  const theirs = await browser.newContext()
  await prefer(theirs, { lang, scheme: 'light' })
  const theirPage = await theirs.newPage()
  await openAs(theirPage, domain, newcomer, '/participants')
  await expect(heading(theirPage, question[lang])).toBeVisible()
  await clickNext(theirPage, words)
  await expect(theirPage.getByText(onboarding.questions.required)).toBeVisible()
  await field(theirPage, onboarding.questions.answer).fill('Rye bread')
  await clickNext(theirPage, words)
  await expect(heading(theirPage, onboarding.profile.title)).toBeVisible()
  await theirs.close()

  await fillSteps(request, domain, newcomer)
  const user = await read(request, domain, '/api/current-user', newcomer.token)
  const member = await send(request, domain, '/api/participant/create', newcomer.token, { userId: user.userId })
  await page.goto(at(domain, `/admin/crm?member=${member.id}`))
  const panel = page.getByRole('region', { name: crm.panel.label })
  await panel.getByRole('link', { name: crm.panel.answers, exact: true }).click()
  await expect(panel.getByText(question[lang])).toBeVisible()
  await expect(panel.getByText('Rye bread')).toBeVisible()
})
