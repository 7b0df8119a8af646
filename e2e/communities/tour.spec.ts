import type { APIRequestContext, Page } from '@playwright/test'
import { guidedTour } from '#demo/communities/vtb/tour.ts'
import { expectFittingAndAccessible, expectNoSidewaysScroll } from '../accessibility.ts'
import { at } from '../address.ts'
import { read, send } from '../api.ts'
import { register } from '../auth/account.ts'
import { expectWelcomed, signIn } from '../auth/login.ts'
import { hold } from '../hold.ts'
import { test } from '../localized-test.ts'
import { readLetter } from '../mailbox.ts'
import { fillProfile } from '../participants/participant.ts'
import type { Lang } from '../preferences.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words, wordsOf } from '../words.ts'
import { clickHelp, tourCard } from './tour.ts'

const community = 'vtb'
const steps = guidedTour.steps

/** Logs in for the first time, confirms the address, and fills in the profile beside the browser, as the onboarding would. */
async function arrive(page: Page, request: APIRequestContext, words: Words, language: Lang): Promise<void> {
  const person = await register(request, community, 'newcomer')
  await signIn(page, words, community, person)
  await expectWelcomed(page, community)
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  const { link } = await readLetter(request, community, person.email)
  await send(request, community, '/api/auth/confirm-email', token, { code: link.searchParams.get('code') })
  await fillProfile(request, community, { token, email: person.email })
  const { userId, connectedCommunities } = await read(request, community, '/api/current-user', token)
  await send(request, community, '/api/participant/create', token, { userId })
  const communityId = connectedCommunities[0]
  await send(request, community, '/api/participant/update-language', token, { communityId, language })
}

test('after the first login the tour starts, is resumed after a reload, and leads to its last section', async ({
  page,
  request,
  words,
  lang,
}) => {
  const { tour } = words
  await arrive(page, request, words, lang)
  await page.goto(at(community, '/my_communities'))
  const next = page.getByRole('button', { name: tour.next, exact: true })
  await expect(tourCard(page, 1, lang)).toBeVisible()
  await expect(page.getByText(fill(tour.progress, { step: 1, total: 4 }))).toBeVisible()
  await expect(next).toBeFocused()
  await expect(page.getByRole('button', { name: tour.back, exact: true })).toHaveCount(0)
  await expectFittingAndAccessible(page)
  await next.press('Enter')
  await expect(tourCard(page, 2, lang)).toBeVisible()
  await page.getByRole('button', { name: tour.back, exact: true }).click()
  await expect(tourCard(page, 1, lang)).toBeVisible()
  await expect(next).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tourCard(page, 3, lang)).toBeVisible()

  await page.reload()
  await expect(tourCard(page, 3, lang)).toBeVisible()
  await next.click()
  await expect(tourCard(page, 4, lang)).toBeVisible()
  const seen = page.waitForResponse('**/api/participant/tutorial-seen')
  await page.getByRole('button', { name: tour.finish, exact: true }).click()
  await expect(page).toHaveURL(at(community, guidedTour.finishLink))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await seen).status()).toBe(200)
})

test('a tour that was skipped does not start again by itself, and Help starts it from the beginning', async ({
  page,
  request,
  words,
  lang,
  isMobile,
}) => {
  const { tour, shell, menu } = words
  await arrive(page, request, words, lang)
  await page.goto(at(community, '/contacts'))
  await expect(tourCard(page, 1, lang)).toBeVisible()
  await page.getByRole('button', { name: tour.next, exact: true }).click()
  await page.getByRole('button', { name: tour.skip, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const kept = (name: string) => page.evaluate(key => localStorage.getItem(key), `${community}.tour.${name}`)
  expect(await kept('skipped')).toBe('true')

  await clickHelp(page, words, isMobile)
  await expect(tourCard(page, 1, lang)).toBeVisible()
  expect(await kept('skipped')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await kept('skipped')).toBe('true')

  if (isMobile) await page.getByRole('button', { name: shell.header.searchShort, exact: true }).click()
  else await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('textbox').fill(menu.menu.help)
  await palette.getByRole('button', { name: menu.menu.help, exact: true }).click()
  await expect(tourCard(page, 1, lang)).toBeVisible()
})

test('an open dialog holds back the start of the tour until it is closed', async ({
  page,
  request,
  words,
  lang,
  isMobile,
}) => {
  const { shell } = words
  await arrive(page, request, words, lang)
  await page.clock.install()
  // The tour waits for the member; the clock stands from before that, or a slow machine would open the dialog after the tour.
  const letMemberGo = await hold(page, '**/api/current-user')
  await page.goto(at(community, '/contacts'))
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  letMemberGo()
  const dialog = page.getByRole('dialog')
  const opener = isMobile
    ? page.getByRole('button', { name: shell.menu.more, exact: true })
    : page.getByRole('button', { name: shell.header.search })
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await opener.isVisible()).toBe(true)
  }).toPass()
  await opener.click()
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await dialog.count()).toBe(1)
  }).toPass()
  for (let seconds = 0; seconds < 4; seconds++) await page.clock.runFor(1000)
  await expect(dialog).toHaveCount(1)
  await expect(tourCard(page, 1, lang)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(tourCard(page, 1, lang)).toBeVisible()
})

test('each step lights up its entry of the menu, also after the window has changed', async ({ page, isMobile }) => {
  // The profile of this member is in Russian.
  const words = wordsOf('ru')
  const { tour } = words
  await openAsRole(page, community, 'member', '/contacts')
  await clickHelp(page, words, isMobile)
  const inSpot = (target: string) => () =>
    page.evaluate(name => {
      const spot = document.querySelector('[class*="spot"]')?.getBoundingClientRect()
      const shown = [...document.querySelectorAll(`[data-tour~="${name}"]`)].filter(each => each.checkVisibility())
      const entry = shown[0]?.getBoundingClientRect()
      if (!spot || !entry) return null
      return [spot.left < entry.left, spot.top < entry.top, spot.right > entry.right, spot.bottom > entry.bottom]
    }, target)
  const inside = [true, true, true, true]
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const { target } of steps) {
    await expect.poll(inSpot(target)).toEqual(inside)
    await page.setViewportSize({ ...size, height: 600 })
    await expect.poll(inSpot(target)).toEqual(inside)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(size)
    const next = page.getByRole('button', { name: tour.next, exact: true })
    if (target !== steps.at(-1)?.target) await next.click()
  }
})
