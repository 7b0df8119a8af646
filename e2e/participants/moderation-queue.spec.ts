import type { Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { requestTo } from '../address.ts'
import { read, send } from '../api.ts'
import { test } from '../localized-test.ts'
import { field, heading, pressAndSee } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { openAsRole, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { createParticipant, uniqueWord } from './participant.ts'

const nameOf = ({ lastName }: { lastName: string }) => `Vera ${lastName}`

const panel = (page: Page, { moderation }: Words) => page.getByRole('region', { name: moderation.person.label })

async function openQueue(page: Page, { moderation }: Words, search: string): Promise<void> {
  await openAsRole(page, 'alumni', 'moderator', `/admin/moderation?search=${search}`)
  await expect(heading(page, moderation.title)).toBeVisible()
}

test('a moderator goes through the queue by keyboard: who waits longest comes first, one is rejected with a reason, one confirmed', async ({
  page,
  words,
  request,
}) => {
  const { moderation } = words
  const search = uniqueWord()
  const first = await createParticipant(request, 'alumni', {
    company: search,
    firstName: `A${search}`,
    tags: [search],
  })
  const second = await createParticipant(request, 'alumni', { company: search, firstName: `B${search}` })
  await openQueue(page, words, search)
  const rows = page.getByRole('list', { name: moderation.queue }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(first.lastName)
  await expect(panel(page, words).getByRole('heading', { level: 2 })).toContainText(first.lastName)
  await expect(panel(page, words)).toContainText(fill(moderation.person.emailConfirmed, { email: first.email }))
  await expect(panel(page, words)).toContainText(moderation.person.sharesNoTopics)
  await expectFittingAndAccessible(page)

  await page.keyboard.press('j')
  await expect(panel(page, words).getByRole('heading', { level: 2 })).toContainText(second.lastName)
  await expect(page).toHaveURL(new RegExp(`person=${second.id}`))
  await page.keyboard.press('k')
  await expect(panel(page, words).getByRole('heading', { level: 2 })).toContainText(first.lastName)

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: moderation.reject, exact: true }).click()
  await expect(dialog.getByText(moderation.rejection.reasonMissing)).toBeVisible()
  await dialog.getByRole('button', { name: moderation.rejection.preset.incomplete }).click()
  await expect(field(dialog, moderation.rejection.reason)).toHaveValue(moderation.rejection.presetText.incomplete)
  await expect(dialog.getByText(moderation.rejection.presetHint)).toBeVisible()
  const reason = `Please say when you graduated, ${search}`
  await field(dialog, moderation.rejection.reason).fill(reason)
  await dialog.getByRole('button', { name: moderation.rejection.preview }).click()
  await expect(dialog.getByText(reason).last()).toBeVisible()
  await pressAndSee(
    dialog.getByRole('button', { name: moderation.reject, exact: true }),
    page.getByText(fill(moderation.rejected, { name: `A${search} ${first.lastName}` })),
  )
  await expect(rows).toHaveCount(1)
  await readLetterWith(request, 'alumni', first.email, reason)

  await expect(panel(page, words).getByRole('heading', { level: 2 })).toContainText(second.lastName)
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: moderation.noneFound })).toBeVisible()
  const decided = await read(request, 'alumni', '/api/participant/profile', second.token)
  expect(decided.moderationStatus).toBe('CONFIRMED')
  const tab = (name: string) => page.getByRole('navigation', { name: moderation.tabs }).getByRole('link', { name })
  for (const [name, count] of [
    [moderation.tab.ALL, 2],
    [moderation.tab.PENDING, 0],
    [moderation.tab.CONFIRMED, 1],
    [moderation.tab.REJECTED, 1],
  ] as const) {
    await tab(name).click()
    await expect(tab(name)).toHaveAttribute('aria-current', 'page')
    await expect(rows).toHaveCount(count)
  }
  await expect(panel(page, words)).toContainText(fill(moderation.person.reason, { reason }))
  // Sooner than the queue looks by itself.
  await Promise.all([
    page.waitForRequest(sent => sent.url().includes('/api/moderation/community'), { timeout: 5000 }),
    page.getByRole('button', { name: moderation.refresh }).click(),
  ])
})

/** The screen asks again by itself: until the moderator decides, nothing of that arrives. */
async function keepQueue(page: Page): Promise<void> {
  let hasDecided = false
  await page.route('**/api/moderation/**', route => {
    hasDecided ||= route.request().method() !== 'GET'
    return hasDecided ? route.continue() : route.abort()
  })
}

test('several are confirmed at once, and one whom another moderator has rejected meanwhile stays rejected', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { moderation } = words
  const search = uniqueWord()
  const people = []
  for (let count = 0; count < 3; count++) people.push(await createParticipant(request, 'alumni', { firstName: search }))
  await openQueue(page, words, search)
  await expectFittingAndAccessible(page)
  await page.getByRole('checkbox', { name: moderation.selectPage }).check()
  const bar = page.getByRole('toolbar', { name: fill(moderation.selected, { count: 3, total: 3 }) })
  await expect(bar).toBeVisible()
  await keepQueue(page)
  const admin = await tokenOfRole(request, 'alumni', 'admin')
  const [taken] = people
  const rejection = { moderationStatus: 'REJECTED', reason: 'Not now' }
  await send(request, 'alumni', `/api/moderation/${taken?.id}/status`, admin, rejection, 'PATCH')
  const told = page.getByText(fill(moderation.partly, { done: 2, count: 3, reason: '' }).trim())
  await pressAndSee(bar.getByRole('button').first(), told)
  await expect(page.getByRole('heading', { name: moderation.noneFound })).toBeVisible()
  const statuses = []
  for (const { token } of people)
    statuses.push((await read(request, 'alumni', '/api/participant/profile', token)).moderationStatus)
  expect(statuses).toEqual(['REJECTED', 'CONFIRMED', 'CONFIRMED'])
})

test('of two moderators who decide on one person the second is told who was faster, and sees it', async ({
  page,
  words,
  request,
}) => {
  const { moderation } = words
  const person = await createParticipant(request, 'alumni')
  await openQueue(page, words, person.lastName)
  await expect(panel(page, words).getByRole('heading', { level: 2 })).toContainText(person.lastName)
  await keepQueue(page)
  const admin = await tokenOfRole(request, 'alumni', 'admin')
  const rejection = { moderationStatus: 'REJECTED', reason: 'Not now' }
  await send(request, 'alumni', `/api/moderation/${person.id}/status`, admin, rejection, 'PATCH')
  const told = page.getByText(new RegExp(fill(moderation.alreadyDecided.REJECTED, { name: nameOf(person), by: '.+' })))
  await pressAndSee(panel(page, words).getByRole('button', { name: moderation.confirm, exact: true }), told)
  const { moderationStatus } = await read(request, 'alumni', '/api/participant/profile', person.token)
  expect(moderationStatus).toBe('REJECTED')
})

test('a member without the permission is told so, and the call says it in their language', {
  tag: '@phone',
}, async ({ page, words, request, lang }) => {
  await openAsRole(page, 'samovar', 'member', '/admin/moderation')
  await expect(heading(page, words.ui.noPermission.title)).toBeVisible()
  await expectFittingAndAccessible(page)
  const token = await tokenOfRole(request, 'samovar', 'member')
  const { url, headers } = requestTo('samovar', '/api/moderation/community')
  const answer = await request.fetch(url, {
    headers: { ...headers, authorization: `Bearer ${token}`, 'accept-language': lang },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({
    name: 'MODERATION_FORBIDDEN',
    message: words.failures.MODERATION_FORBIDDEN,
  })
})
