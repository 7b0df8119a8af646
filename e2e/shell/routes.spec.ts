import { at, expect, expectAccessible, expectNoSidewaysScroll, prefer, test } from '../test.ts'
import { arriveAs, type Role } from '../session.ts'

const pathOf = (url: string) => new URL(url).pathname

test('a visitor is sent to the landing from any path that is not theirs', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/contacts', '/my_communities', '/nothing/at/all']) {
    await page.goto(at('samovar', path))
    await expect(page).toHaveURL(at('samovar', '/'))
  }
})

test('a visitor at an event has the way back kept', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(at('samovar', '/event/summer-tea?from=letter#when'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This event is not here')
  const kept = () => page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))
  await expect.poll(kept).toBe('/event/summer-tea?from=letter#when')
})

test('a member is sent to the communities from any path that is not theirs', { tag: '@phone' }, async ({ page }) => {
  await arriveAs(page, 'samovar', 'member', '/nothing/at/all')
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
})

test('an organiser is sent to the event and sees the organiser’s shell alone', { tag: '@desktop' }, async ({
  page,
}) => {
  await arriveAs(page, 'samovar', 'organiser', '/my_communities')
  await expect(page).toHaveURL(at('samovar', '/admin'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(at('samovar', '/contacts'))
  await expect(page).toHaveURL(at('samovar', '/admin'))
})

test('a newcomer without a profile is welcomed at questions, and the way back is kept', { tag: '@phone' }, async ({
  page,
}) => {
  await arriveAs(page, 'samovar', 'newcomer', '/participants?page=2')
  await expect(page).toHaveURL(at('samovar', '/questions'))
  await expect(page.getByRole('heading', { level: 1, name: 'How did you hear of us?' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('onboardingRedirect')))
    .toBe('/participants?page=2')
  await page.goto(at('samovar', '/onboarding'))
  await expect(page).toHaveURL(at('samovar', '/onboarding'))
})

test('something missing under a known path says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(at('samovar', '/u/nobody-at-all'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This person is not here')
  await page.goto(at('samovar', '/not-found'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here')
})

test('a ticket in the address is taken out of it, and one that is no good asks to log in again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(at('samovar', '/event/tea?token=not-a-ticket&firstLogin=true&from=letter'))
  await expect(page).toHaveURL(at('samovar', '/login'))
  await expect(page.getByRole('alert')).toContainText(/Please log in again|Войдите, пожалуйста, ещё раз/)
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('redirectAfterLogin')))
    .toBe('/event/tea?from=letter')
})

const visitorPaths = [
  '/login',
  '/registration',
  '/recovery',
  '/confirm-recovery',
  '/account-deleted',
  '/confirmed',
  '/auth-magic',
  '/invite',
  '/one-time-code',
  '/u/nobody',
  '/event/nothing',
  '/not-found',
]
const memberPaths = [
  '/my_communities',
  '/participants',
  '/contacts',
  '/contacts/bookmarks',
  '/events',
  '/events?show=past',
  '/event/create',
  '/event/nothing',
  '/event/nothing/questions',
  '/chats',
  '/chats/1',
  '/profile',
  '/settings',
  '/notifications',
  '/subscriptions',
  '/faq',
  '/admin',
  '/invite',
  '/not-found',
]
const newcomerPaths = ['/questions', '/onboarding', '/last-step']
const adminPaths = ['/admin', '/dashboard', '/score-match']
const bankPaths = ['services', 'education', 'contacts', 'events', 'earnings', 'career'].map(
  section => `/vtb/${section}`,
)

const visits: { who: string; community: string; role: Role | null; paths: string[] }[] = [
  { who: 'a visitor', community: 'samovar', role: null, paths: visitorPaths },
  { who: 'a member', community: 'avito', role: 'moderator', paths: memberPaths },
  { who: 'a newcomer', community: 'alumni', role: 'newcomer', paths: newcomerPaths },
  { who: 'an admin', community: 'samovar', role: 'admin', paths: adminPaths },
  { who: 'a member of a club with a bank', community: 'vtb', role: 'member', paths: bankPaths },
]

const atOnce = 7

/** In portions: each keeps its window, whose cache makes the next page quick. */
const portions = visits.flatMap(({ paths, ...visit }) =>
  Array.from({ length: Math.ceil(paths.length / atOnce) }, (_, nth) => ({
    ...visit,
    paths: paths.slice(nth * atOnce, (nth + 1) * atOnce),
  })),
)

/** English by day on a desktop, Russian by night on a phone: between them everything is seen in both. */
for (const { who, community, role, paths } of portions)
  test(`each of ${paths.join(' ')} has its heading, fits its window and is accessible for ${who}`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(60_000)
    await prefer(page, isMobile ? { lang: 'ru', scheme: 'dark' } : { lang: 'en', scheme: 'light' })
    if (role) await arriveAs(page, community, role, paths[0])
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(at(community, path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(pathOf(page.url())).toBe(path.split('?')[0])
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
  })
