import { at } from '../address.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'

test('a visitor is redirected from unknown paths and paths of members to the landing', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/contacts', '/my_communities', '/nothing/at/all']) {
    await page.goto(at('samovar', path))
    await expect(page).toHaveURL(at('samovar', '/'))
  }
})

test('the address of an event that a visitor opens is kept for the login', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(at('samovar', '/event/summer-tea?from=letter#when'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this event')
  const kept = () => page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))
  await expect.poll(kept).toBe('/event/summer-tea?from=letter#when')
})

test('a member is redirected from the landing and from an unknown path to my communities', { tag: '@phone' }, async ({
  page,
}) => {
  await openAsRole(page, 'samovar', 'member', '/nothing/at/all')
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
  await page.goto(at('samovar', '/'))
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
})

test('an organiser is redirected from paths of members to the admin area, and has no menu of members', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAsRole(page, 'samovar', 'organiser', '/my_communities')
  await expect(page).toHaveURL(at('samovar', '/admin'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(at('samovar', '/contacts'))
  await expect(page).toHaveURL(at('samovar', '/admin'))
  const menu = page.getByRole('navigation', { name: 'Main menu' }).locator('visible=true')
  await expect(menu.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /My communities|Participants|Contacts/ })).toHaveCount(0)
})

test('a newcomer without a profile is redirected to the questions, and the address that was asked for is kept', {
  tag: '@phone',
}, async ({ page }) => {
  await openAsRole(page, 'samovar', 'newcomer', '/participants?page=2')
  await expect(page).toHaveURL(at('samovar', '/questions'))
  await expect(page.getByRole('heading', { level: 1, name: 'How did you hear about us?' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('onboardingRedirect')))
    .toBe('/participants?page=2')
  await page.goto(at('samovar', '/onboarding'))
  await expect(page).toHaveURL(at('samovar', '/onboarding'))
})

test('a participant that does not exist and /not-found each show their message', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(at('samovar', '/u/nobody-at-all'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this person')
  await page.goto(at('samovar', '/not-found'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here')
})

test('an invalid ticket is removed from the address and asks for a new login', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(at('samovar', '/event/tea?token=not-a-ticket&firstLogin=true&from=letter'))
  await expect(page).toHaveURL(at('samovar', '/login'))
  await expect(page.getByRole('alert')).toContainText(/Please log in again|Войдите, пожалуйста, ещё раз/)
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('redirectAfterLogin')))
    .toBe('/event/tea?from=letter')
})
