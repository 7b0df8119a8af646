import type { Page } from '@playwright/test'
import { type BankSection, bankSections, optionSettings } from '#contract/communities/options.ts'
import { demoCommunities } from '#demo/communities/list.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read, send } from '../api.ts'
import { test } from '../localized-test.ts'
import { heading, pressAndSee, untilFocused } from '../locators.ts'
import { createParticipant, createReader } from '../participants/participant.ts'
import { openAs, openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { foundCommunity } from './community.ts'

const bank = demoCommunities.flatMap(record => {
  const settings = optionSettings(record, 'BANK_SECTIONS')
  return settings ? [{ ...settings, domain: record.domain, name: record.title }] : []
})[0]
if (!bank) throw new Error('No community of the demo has a bank')
const contentOf = (section: BankSection) => {
  const content = bank.sections[section]
  if (!content) throw new Error(`The bank has no ${section}`)
  return content
}

const item = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('each of the six sections opens from the menu, and the tab has its title', async ({
  page,
  words,
  lang,
  isMobile,
  request,
}) => {
  const member = await createReader(request, bank.domain, lang)
  await openAs(page, bank.domain, member, '/notifications')
  for (const section of bankSections) {
    const { title, lead, items } = contentOf(section)
    if (isMobile) await page.getByRole('button', { name: words.shell.menu.more }).tap()
    await page.getByRole('link', { name: title[lang], exact: true }).click()
    await expect(page).toHaveURL(at(bank.domain, `/vtb/${section}`))
    await expect(heading(page, title[lang])).toBeVisible()
    await expect(page).toHaveTitle(`${title[lang]} · ${bank.name[lang]}`)
    await expect(page.getByText(lead[lang])).toBeVisible()
    for (const each of items) await expect(item(page, each.title[lang])).toContainText(each.text[lang])
  }
})

test('contacts are ways to reach the bank, events lead to the calendar, and earnings have their steps', {
  tag: '@phone',
}, async ({ page, words }) => {
  await openAsRole(page, bank.domain, 'member', '/vtb/contacts')
  for (const { title, url = '' } of contentOf('contacts').items) {
    const link = item(page, title.ru).getByRole('link')
    await expect(link).toHaveAttribute('href', url)
    const shown = /^(?:mailto|tel):(.*)/.exec(url)?.[1]
    if (shown) await expect(link).toHaveText(shown)
    else await expect(link).toHaveAttribute('rel', 'noreferrer')
  }
  await expectFittingAndAccessible(page)

  await page.goto(at(bank.domain, '/vtb/earnings'))
  const steps = page.getByRole('region', { name: words.community.bank.steps }).getByRole('listitem')
  await expect(steps).toHaveCount(contentOf('earnings').steps?.length ?? 0)
  await expect(steps.first()).toContainText(contentOf('earnings').steps?.[0]?.title.ru ?? '')

  await page.goto(at(bank.domain, '/vtb/events'))
  await page.getByRole('link', { name: words.community.bank.allEvents }).click()
  await expect(page).toHaveURL(at(bank.domain, '/events'))
})

test('a manager changes an item of a section and a member reads it; a section without content is not found', {
  tag: '@desktop',
}, async ({ page, browser, words, request }) => {
  const { communityOptions, ui } = words
  const { domain, token } = await foundCommunity(request)
  const both = (text: string) => ({ en: text, ru: `${text} (ru)` })
  const services = {
    title: both('Services'),
    lead: both('What we do'),
    items: [{ title: both('Loan'), text: both('Soon') }],
  }
  const { version } = await read(request, domain, '/api/admin/community', token)
  const options = [{ optionType: 'BANK_SECTIONS', settings: { title: both('Our bank'), sections: { services } } }]
  await send(request, domain, '/api/admin/community', token, { version, options }, 'PATCH')

  await openAs(page, domain, { token }, '/admin/options/features')
  const { title } = communityOptions.types.BANK_SECTIONS
  await page.getByRole('button', { name: fill(communityOptions.editOf, { title }) }).click()
  const dialog = page.getByRole('dialog', { name: title })
  const items = dialog.getByRole('group', { name: communityOptions.fields.items, exact: true })
  await untilFocused(dialog)
  await items
    .getByRole('group', { name: communityOptions.fields.title })
    .getByLabel(ui.form.english)
    .fill('Loan for ovens')
  const url = items.getByLabel(communityOptions.fields.url)
  await url.fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: communityOptions.save }).click()
  await expect(items.getByText(words.fields.link)).toBeVisible()
  await url.fill('tel:+7 800 000-00-00')
  await pressAndSee(
    dialog.getByRole('button', { name: communityOptions.save }),
    page.getByText(fill(communityOptions.saved, { title })),
  )

  const theirs = await browser.newContext()
  const theirPage = await theirs.newPage()
  await openAs(theirPage, domain, await createParticipant(request, domain), '/vtb/services')
  await expect(item(theirPage, 'Loan for ovens').getByRole('link')).toHaveAttribute('href', 'tel:+7 800 000-00-00')
  for (const path of ['/vtb/career', '/faq']) {
    await theirPage.goto(at(domain, path))
    await expect(heading(theirPage, words.ui.notFound.title)).toBeVisible()
  }
  await theirs.close()
})
