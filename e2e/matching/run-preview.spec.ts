import { expectFittingAndAccessible } from '../accessibility.ts'
import { call, read, send } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { createParticipant, uniqueWord } from '../participants/participant.ts'
import { openAs, openAsRole, reopenAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { untilRunsAreFar } from './runs.ts'

test('a manager looks at the next run, skips a pair and pins another, and the members see that', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  test.slow()
  await untilRunsAreFar(90_000)
  const t = words.runPreview
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  const made = await call(request, 'samovar', '/api/community/create', {
    token: founder.token,
    data: { domain, title: 'Bread and books' },
  })
  expect(made.status()).toBe(200)
  const people = []
  for (const firstName of ['Anna', 'Boris', 'Vera'])
    people.push({ firstName, ...(await createParticipant(request, domain, { firstName })) })
  const [anna, boris, vera] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const nameOf = (one: typeof anna) => `${one.firstName} ${one.lastName}`

  await openAs(page, domain, founder, '/admin/options')
  await page.getByRole('link', { name: t.title }).click()
  await expect(heading(page, t.title)).toBeVisible()
  await page.getByRole('button', { name: t.make, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.none })).toHaveCount(0)
  const figures = page.getByRole('region', { name: t.figures })
  await expect(figures).toBeVisible()
  await expect(page.getByText(t.fewBecause.FEW_MEMBERS).first()).toBeVisible()

  await page.getByRole('link', { name: fill(t.open, { name: nameOf(anna) }) }).click()
  const list = page.getByRole('dialog', { name: fill(t.listOf, { name: nameOf(anna) }) })
  const names = fill(t.two, { one: nameOf(anna), other: nameOf(boris) })
  await list.getByRole('button', { name: fill(t.skipOf, { names }) }).click()
  await expect(list.getByText(t.SKIP, { exact: true })).toBeVisible()
  const pinned = fill(t.two, { one: nameOf(anna), other: nameOf(vera) })
  await list.getByRole('button', { name: fill(t.pinOf, { names: pinned }) }).click()
  await expect(list.getByText(t.PIN, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(page.getByText(t.stale)).toBeVisible()

  await page.getByRole('link', { name: t.tab.choices }).click()
  const chosen = page.getByRole('region', { name: t.choices })
  await expect(chosen.getByText(t.SKIP, { exact: true })).toBeVisible()
  await expect(chosen.getByText(t.PIN, { exact: true })).toBeVisible()
  await expectFittingAndAccessible(page)

  await send(request, domain, '/api/admin/matching/run', founder.token, {})
  const shownTo = async (one: typeof anna) =>
    (await read(request, domain, '/api/matching/instant', one.token)).items
      .filter(({ origin }: { origin: string }) => origin === 'WEEKLY')
      .map(({ person }: { person: { firstName: string } }) => person.firstName)
  await expect.poll(() => shownTo(anna), { timeout: 60_000 }).toEqual(['Vera'])
  expect(await shownTo(boris)).toEqual(['Vera'])

  await page.reload()
  await expect(page.getByText(t.outcome.PIN, { exact: true })).toBeVisible()
  await expect(page.getByText(t.outcome.SKIP, { exact: true })).toBeVisible()
  await reopenAs(page, domain, anna, '/my_communities')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: nameOf(vera) })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: nameOf(boris) })).toHaveCount(0)
})

test('a moderator without the permission is told so instead of the preview', { tag: '@phone' }, async ({
  page,
  words,
}) => {
  await openAsRole(page, 'samovar', 'moderator', '/admin/options/run-preview')
  await expect(heading(page, words.ui.noPermission.title)).toBeVisible()
})
