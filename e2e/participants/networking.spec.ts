import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { call, send } from '../api.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { openAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { createParticipant } from './participant.ts'

/** Screens of members, and one of the community's own. */
const paths = [
  '/',
  '/my_communities',
  '/participants',
  '/contacts',
  '/events',
  '/chats',
  '/notifications',
  '/vtb/services',
]

test('a member with networking off has only the profile, from every address, and switches it on again there', async ({
  page,
  words,
  request,
}) => {
  const { participants, menu } = words
  const member = await createParticipant(request, 'samovar')
  const pref = { participantId: member.id, networkingEnabled: false }
  await send(request, 'samovar', '/api/participant/update-networking-pref', member.token, pref)

  await openAs(page, 'samovar', member, '/events')
  for (const path of paths) {
    await page.goto(at('samovar', path))
    await expect(page).toHaveURL(at('samovar', '/profile'))
  }
  const banner = page.getByRole('main').getByText(participants.banners.offText)
  await expect(banner).toBeVisible()
  const entries = page
    .getByRole('navigation', { name: words.shell.menu.label })
    .locator('visible=true')
    .getByRole('link')
  await expect(entries).toHaveCount(1)
  await expect(entries).toHaveText(menu.menu.profile)
  await expectFittingAndAccessible(page)

  await pressAndSee(
    page.getByRole('main').getByRole('button', { name: participants.banners.on, exact: true }),
    page.getByText(participants.networking.switchedOn),
  )
  await expect(banner).toBeHidden()
  await expect(entries.filter({ hasText: menu.menu.events })).toBeVisible()
  await page.goto(at('samovar', '/events'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(at('samovar', '/events'))
})

test('a member whose profile the organisers switched off is told so, also after switching networking on', async ({
  page,
  words,
  request,
}) => {
  const { banners } = words.participants
  const member = await createParticipant(request, 'samovar')
  const pref = { participantId: member.id, networkingEnabled: false }
  await send(request, 'samovar', '/api/participant/update-networking-pref', member.token, pref)
  const answer = await call(request, 'samovar', `/api/admin/participants/${member.id}/profile`, {
    token: await tokenOfRole(request, 'samovar', 'admin'),
    method: 'PATCH',
    data: { shouldDisable: true },
  })
  expect(answer.status()).toBe(200)

  await openAs(page, 'samovar', member, '/events')
  await expect(page).toHaveURL(at('samovar', '/profile'))
  await page.getByRole('main').getByRole('button', { name: banners.on, exact: true }).click()
  await expect(page.getByRole('main').getByText(banners.offByAdmin)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: banners.on, exact: true })).toHaveCount(0)
  await page.goto(at('samovar', '/events'))
  await expect(page).toHaveURL(at('samovar', '/profile'))
})
