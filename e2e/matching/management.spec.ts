import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { call } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { heading, pressAndSee } from '../locators.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs, openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { untilRunsAreFar } from './runs.ts'

test('the dashboard shows admins the weekly runs', { tag: '@desktop' }, async ({ page, words }) => {
  const { network, analytics } = words
  await openAsRole(page, 'tim', 'admin', '/dashboard')
  await expect(heading(page, analytics.title)).toBeVisible()
  const runs = page.getByRole('region', { name: network.runs.title })
  await expect(runs.getByText(network.runs.DONE).first()).toBeVisible()
})

test('an admin of a new community starts the run of this week, and it is made', { tag: '@phone' }, async ({
  page,
  words,
  request,
}) => {
  const { network, analytics } = words
  await untilRunsAreFar(60_000)
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  const made = await call(request, 'samovar', '/api/community/create', {
    token: founder.token,
    data: { domain, title: 'Bread and books' },
  })
  expect(made.status()).toBe(200)
  await openAs(page, domain, founder, '/dashboard')
  await expect(heading(page, analytics.title)).toBeVisible()
  const runs = page.getByRole('region', { name: network.runs.title })
  await expect(runs.getByText(network.runs.none)).toBeVisible()
  await expect(page.getByText(analytics.empty.funnel)).toBeVisible({ timeout: 60_000 })
  await pressAndSee(runs.getByRole('button', { name: network.runs.now }), page.getByText(network.runs.started))
  await expect(runs.getByText(network.runs.made)).toBeVisible()
  await expect(runs.getByText(network.runs.DONE)).toBeVisible()
  await expect(runs.getByRole('button', { name: network.runs.now })).toHaveCount(0)
  await expectFittingAndAccessible(page)
})

test('an admin changes the matching rules: same company, cooldown, groups and fixed pairs', { tag: '@phone' }, async ({
  page,
  words,
}) => {
  const { rules } = words.network
  const community = 'avito'
  await openAsRole(page, community, 'admin', '/admin/options')
  await page.getByRole('link', { name: rules.title }).click()
  await expect(page).toHaveURL(at(community, '/admin/options/matching'))
  await expect(heading(page, rules.title)).toBeVisible()

  const company = page.getByRole('switch', { name: rules.company })
  const was = await company.isChecked()
  await Promise.all([page.getByText(words.network.saved, { exact: true }).waitFor(), company.press('Space')])
  await page.reload()
  await expect(company).toBeChecked({ checked: !was })

  const cooldown = page.getByRole('textbox', { name: rules.cooldownWeeks })
  const save = page.getByRole('region', { name: rules.cooldown }).getByRole('button', { name: words.network.save })
  await cooldown.fill('1.5')
  await save.click()
  await expect(page.getByText(rules.cooldownWrong)).toBeVisible()
  await cooldown.fill('104')
  await save.click()
  await expect(page.getByText(rules.starving)).toBeVisible()
  await expectFittingAndAccessible(page)
  await cooldown.fill('3')
  await save.click()
  await expect(page.getByText(rules.starving)).toHaveCount(0)

  const groups = page.getByRole('region', { name: rules.groups })
  await groups.getByRole('combobox', { name: rules.tagOne, exact: true }).fill('bakers')
  await groups.getByRole('combobox', { name: rules.tagOther, exact: true }).fill('bakers')
  await page.keyboard.press('Escape')
  await groups.getByRole('button', { name: rules.add }).click()
  const group = fill(rules.within, { tag: 'bakers' })
  await groups.getByRole('button', { name: fill(rules.removeGroup, { group }) }).click()
  await expect(groups.getByText(group)).toHaveCount(0)

  const pairs = page.getByRole('region', { name: rules.pairs })
  await pairs.getByText(rules.MUST, { exact: true }).first().click()
  for (const [label, place] of [
    [rules.first, 0],
    [rules.second, 1],
  ] as const) {
    await pairs.getByRole('textbox', { name: label, exact: true }).click()
    await pairs.getByRole('option').nth(place).click()
  }
  await pairs.getByRole('button', { name: rules.add }).click()
  const remove = pairs.getByRole('button', { name: fill(rules.removePair, { names: '' }).trim() })
  await expect(remove).toHaveCount(1)
  await expectFittingAndAccessible(page)
  await pressAndSee(remove, page.getByText(rules.pairRemoved))
  await expect(pairs.getByText(rules.noPairs)).toBeVisible()
})
