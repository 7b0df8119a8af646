import type { Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { call, read, send } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { createParticipant, uniqueWord } from '../participants/participant.ts'
import { openAs, openAsRole, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'

const rows = (page: Page) => page.getByRole('table').getByRole('row')
const tab = (page: Page, { crm }: Words, name: string) =>
  page.getByRole('navigation', { name: crm.views }).getByRole('link', { name: new RegExp(`^${name}`) })

test('a manager searches, filters and sorts, and the address brings the same rows after a reload', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { crm: t } = words
  await openAsRole(page, 'samovar', 'admin', '/admin/crm')
  await expect(rows(page).nth(5)).toBeVisible()
  await page.getByRole('button', { name: t.filter, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: t.filters.title })
  await sheet.getByRole('combobox', { name: t.filters.field, exact: true }).selectOption({ label: t.field.hasRequest })
  await sheet.getByRole('button', { name: t.filters.add }).click()
  await sheet.getByRole('combobox', { name: t.filters.field, exact: true }).nth(1).selectOption({ label: t.field.city })
  await sheet
    .getByRole('combobox', { name: t.filters.operator, exact: true })
    .nth(1)
    .selectOption({ label: t.operator.isSet })
  await sheet.getByRole('button', { name: /\d/ }).last().click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: fill(t.sortBy, { column: t.column.member }) }).click()
  await expect(page.getByRole('columnheader', { name: t.column.member })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('searchbox', { name: t.search }).fill('an')
  await expect(page).toHaveURL(/search=an/)
  await expect(page.getByRole('table').locator('xpath=ancestor::*[@aria-busy="true"]')).toHaveCount(0)
  await expect(rows(page).nth(2)).toBeVisible()
  // Not their texts: how long ago a member was seen changes every minute.
  const idsOf = (): Promise<(string | null)[]> =>
    rows(page).evaluateAll(all => all.map(row => row.getAttribute('data-id')))
  const before = await idsOf()
  await page.reload()
  await expect.poll(idsOf).toEqual(before)
  await expect(
    page.getByRole('button', { name: fill(t.filters.remove, { condition: t.field.hasRequest }) }),
  ).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: t.panel.label })
  await expect(panel.getByText(t.panel.joined)).toBeVisible()
  await expect(page).toHaveURL(/member=/)
  await panel.getByRole('button', { name: t.panel.down }).click()
  await expect(panel.getByText(t.panel.joined)).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('a manager tags members over several pages, with counts, and finds them by the tag', { tag: '@desktop' }, async ({
  page,
  request,
  words,
}) => {
  const { crm: t } = words
  const tag = uniqueWord()
  // Members whom no other story adds meanwhile.
  const conditions = [{ field: 'joined', operator: 'beforeDays', value: 1 }]
  await openAsRole(page, 'samovar', 'admin', `/admin/crm?filter=${encodeURIComponent(JSON.stringify(conditions))}`)
  await page.getByRole('checkbox', { name: t.selectPage }).check()
  const firstOfPage = page.getByRole('row').nth(1)
  const before = await firstOfPage.innerText()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(firstOfPage).not.toHaveText(before, { useInnerText: true })
  await firstOfPage.getByRole('checkbox').check()
  const bar = page.getByRole('toolbar')
  await expect(bar.getByRole('status')).toHaveText(new RegExp(fill(t.selected, { count: '51', total: '\\S+' })))
  await bar.getByRole('button', { name: /\d/ }).click()
  await page.getByRole('row').nth(1).getByRole('checkbox').uncheck()
  const token = await tokenOfRole(request, 'samovar', 'admin')
  const [count = ''] = (await bar.getByRole('status').innerText()).match(/\d+/) ?? []
  expect(Number(count)).toBeGreaterThan(51)
  await bar.getByRole('button', { name: t.bulk.tag }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(t.bulk.tagLabel).fill(tag)
  await sheet.getByRole('button', { name: new RegExp(count) }).click()
  await expect(page.getByText(new RegExp(`${tag}.*${count}`)).first()).toBeVisible({ timeout: 60_000 })
  const filter = JSON.stringify({ conditions: [{ field: 'memberTags', operator: 'hasAny', value: [tag] }] })
  const counted = `/api/admin/participants/count?filter=${encodeURIComponent(filter)}`
  await expect.poll(async () => (await read(request, 'samovar', counted, token)).count).toBe(Number(count))
})

test('a filter is saved as a segment, which counts by itself, is renamed and deleted', { tag: '@desktop' }, async ({
  page,
  request,
  words,
}) => {
  const { crm: t } = words
  const name = uniqueWord()
  const member = await createParticipant(request, 'samovar')
  await openAsRole(page, 'samovar', 'admin', `/admin/crm?search=${member.lastName}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: t.segment.save }).click()
  await page.getByLabel(t.segment.name).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: t.segment.save }).click()
  await expect(tab(page, words, name)).toHaveText(`${name}1`)
  await tab(page, words, t.view.all).click()
  await tab(page, words, name).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: t.segment.menu }).click()
  await page.getByRole('menuitem', { name: t.segment.rename }).click()
  await page.getByLabel(t.segment.name).fill(`${name} 2`)
  await page.getByRole('dialog').getByRole('button', { name: t.segment.rename }).click()
  await expect(tab(page, words, `${name} 2`)).toBeVisible()
  await page.getByRole('button', { name: t.segment.menu }).click()
  await page.getByRole('menuitem', { name: t.segment.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.segment.remove }).click()
  await expect(tab(page, words, name)).toHaveCount(0)
})

test('a manager tags and switches a member in the panel on a phone, and begins a letter to them', {
  tag: '@phone',
}, async ({ page, request, words }) => {
  const { crm: t } = words
  const member = await createParticipant(request, 'samovar')
  const tag = uniqueWord()
  await openAsRole(page, 'samovar', 'admin', `/admin/crm?search=${member.lastName}`)
  await page.getByRole('button', { name: fill(t.open, { name: `Vera ${member.lastName}` }) }).click()
  const panel = page.getByRole('region', { name: t.panel.label })
  await panel.getByLabel(t.panel.addTag).fill(tag)
  await panel.getByRole('button', { name: t.panel.add, exact: true }).click()
  await expect(panel.getByRole('button', { name: fill(t.panel.removeTag, { tag }) })).toBeVisible()
  await panel.getByRole('switch', { name: t.panel.networkingOn }).press('Space')
  await expect(panel.getByText(t.state.networkingOff)).toBeVisible()
  await expectFittingAndAccessible(page)
  await panel.getByRole('button', { name: t.bulk.write }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.bulk.writeStart }).click()
  await expect(page.getByRole('heading', { name: words.newsletters.editor.newTitle })).toBeVisible()
  await expect(page.getByText(words.newsletters.editor.chosen_one.replace('{{count, number}}', '1'))).toBeVisible()
})

test('a member without the rights is told so, and a manager of one community gets nothing of another', {
  tag: '@desktop',
}, async ({ page, request, words }) => {
  const { ui } = words
  await openAsRole(page, 'samovar', 'member', '/admin/crm')
  await expect(page.getByRole('heading', { name: ui.noPermission.title })).toBeVisible()
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  await send(request, 'samovar', '/api/community/create', founder.token, { domain, title: 'Bread and books' })
  const member = await createParticipant(request, 'samovar')
  const own = await read(request, domain, '/api/admin/participants', founder.token)
  expect(own.items.every(({ email }: { email: string }) => email !== member.email)).toBe(true)
  const foreign = await call(request, domain, `/api/admin/participants/${member.id}`, {
    token: founder.token,
    method: 'GET',
  })
  expect(foreign.status()).toBe(404)
  const elsewhere = await call(request, 'samovar', '/api/admin/participants', { token: founder.token, method: 'GET' })
  expect(elsewhere.status()).toBe(403)
  await openAs(page, domain, founder, '/admin/crm')
})
