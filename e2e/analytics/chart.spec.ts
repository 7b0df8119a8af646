import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { call } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { savedFile } from '../download.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs, openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('an admin looks at the figures of a year, reads a chart as a table and downloads its data', async ({
  page,
  words,
}) => {
  const { analytics } = words
  await openAsRole(page, 'samovar', 'admin', '/dashboard')
  await expect(heading(page, analytics.title)).toBeVisible()
  const growth = page.getByRole('region', { name: analytics.charts.growth, exact: true })
  await expect(growth.getByRole('img')).toBeVisible({ timeout: 60_000 })

  await page.getByText(analytics.range.year, { exact: true }).click()
  await expect(page.getByRole('radio', { name: analytics.range.year, exact: true })).toBeChecked()
  await expect(page).toHaveURL(at('samovar', '/dashboard?range=year'))
  await expect(growth.getByText(fill(analytics.subtitle.growth, { by: analytics.by.month }))).toBeVisible()
  await growth.getByRole('button', { name: fill(analytics.meaningOf, { chart: analytics.charts.growth }) }).click()
  await expect(growth.getByText(fill(analytics.meaning.growth, { zone: 'Europe/Berlin' }))).toBeVisible()
  await growth.getByRole('button', { name: fill(analytics.tableOf, { chart: analytics.charts.growth }) }).click()
  // Both ends of the year are there: thirteen months, the newest first; twelve on the last day of a month.
  const tomorrow = new Date(Date.now() + 86_400_000)
  const zoned = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', day: 'numeric' })
  const months = zoned.format(tomorrow) === '1' ? 12 : 13
  await expect(growth.getByRole('row')).toHaveCount(months + 1)
  const download = growth.getByRole('button', { name: fill(analytics.downloadOf, { chart: analytics.charts.growth }) })
  const file = await savedFile(page, () => download.click())
  expect(file.name).toMatch(/^samovar-growth-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  // Without the byte order mark, which spreadsheets need, Cyrillic is unreadable; `trim` drops it.
  expect(file.text.startsWith('\uFEFF')).toBe(true)
  const lines = file.text.trim().split('\r\n')
  const { csv } = analytics
  expect(lines[0]).toBe([csv.from, csv.to, csv.members, csv.joined, csv.departed].join(','))
  expect(lines).toHaveLength(months + 1)
  // Members of other stories join meanwhile; table and file are not of one moment.
  await expect(async () => {
    const newest = (await savedFile(page, () => download.click())).text.trim().split('\r\n').at(-1)
    const members = growth.getByRole('row').nth(1).getByRole('cell').first()
    expect(await members.innerText()).toBe(newest?.split(',')[2])
  }).toPass()
})

test('an admin follows the pairs that were shown in a period to their meetings, compares it and downloads it', async ({
  page,
  words,
}) => {
  const { analytics } = words
  await openAsRole(page, 'tim', 'admin', '/dashboard?range=90')
  const funnel = page.getByRole('region', { name: analytics.charts.funnel, exact: true })
  const steps = [
    analytics.steps.shown,
    analytics.steps.connected,
    analytics.steps.answered,
    analytics.steps.met,
    analytics.steps.scored,
  ]
  await expect(funnel.getByRole('term')).toHaveText(steps, { timeout: 60_000 })
  // The first step is a count; the others have their share of the step before.
  const figures = funnel.getByRole('definition')
  await expect(figures.first()).toHaveText(/\d$/)
  await expect(figures.nth(1)).toHaveText(/\d · \d+%$/)

  // The figures of one range are shown until those of the next are there; only all time is compared with nothing.
  const comparison = page.getByText(fill(analytics.versus, { days: '' }).trim())
  await page.getByText(analytics.range['7'], { exact: true }).click()
  await expect(page).toHaveURL(at('tim', '/dashboard?range=7'))
  await expect(comparison).toBeVisible()
  await page.getByText(analytics.range.all, { exact: true }).click()
  await expect(page).toHaveURL(at('tim', '/dashboard?range=all'))
  await expect(comparison).toHaveCount(0)
  await funnel.getByRole('button', { name: fill(analytics.tableOf, { chart: analytics.charts.funnel }) }).click()
  await expect(funnel.getByRole('columnheader')).toHaveText([analytics.range.label, ...steps])
  const file = await savedFile(page, () =>
    funnel.getByRole('button', { name: fill(analytics.downloadOf, { chart: analytics.charts.funnel }) }).click(),
  )
  expect(file.name).toMatch(/^tim-funnel-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = file.text.trim().split('\r\n')
  const { csv } = analytics
  expect(head?.split(',').slice(2)).toEqual([
    csv.pairsShown,
    csv.pairsConnected,
    csv.pairsAnswered,
    csv.pairsMet,
    csv.pairsScored,
  ])
  // The table has the newest part first, the file last.
  const newest = lines.at(-1)?.split(',').slice(2) ?? []
  await expect(funnel.getByRole('row').nth(1).getByRole('cell')).toHaveText(newest)
})

test('the founder of a new community sees what the charts will show', { tag: '@phone' }, async ({
  page,
  words,
  request,
}) => {
  const { analytics } = words
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  const made = await call(request, 'samovar', '/api/community/create', {
    token: founder.token,
    data: { domain, title: 'Bread and books' },
  })
  expect(made.status()).toBe(200)
  await openAs(page, domain, founder, '/dashboard')
  await expect(heading(page, analytics.title)).toBeVisible()
  await expect(page.getByText(analytics.empty.events)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(analytics.empty.map)).toBeVisible()
  await expect(page.getByText(analytics.cards.introsNone).first()).toBeVisible()
  await expectFittingAndAccessible(page)
})

test('a member without the permission is told so', { tag: '@phone' }, async ({ page, words }) => {
  await openAsRole(page, 'samovar', 'member', '/dashboard')
  await expect(page.getByText(words.ui.noPermission.title)).toBeVisible()
  await expect(page.getByText(words.analytics.charts.growth, { exact: true })).toHaveCount(0)
})
