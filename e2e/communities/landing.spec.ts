import { demoCommunities } from '#demo/communities/list.ts'
import { expectNoSidewaysScroll } from '../accessibility.ts'
import { at } from '../address.ts'
import { type Lang, prefer, type Scheme } from '../preferences.ts'
import { expect, test } from '../test.ts'
import { communitiesWithLanding } from './landing.ts'

/** Each landing is seen in both languages, both colour schemes and at both widths; between them the landings have every combination. */
const lookOf = (index: number, lang: Lang): { scheme: Scheme; tag: string } =>
  (index % 2 === 0) === (lang === 'en') ? { scheme: 'light', tag: '@desktop' } : { scheme: 'dark', tag: '@phone' }

for (const [index, community] of communitiesWithLanding.entries())
  for (const lang of ['en', 'ru'] as const) {
    const { scheme, tag } = lookOf(index, lang)
    test(`the landing of ${community.domain} shows its words in ${lang} and ${scheme} colours, and fits its window`, {
      tag,
    }, async ({ page }) => {
      await prefer(page, { lang, scheme })
      await page.goto(at(community.domain))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(community.landing[lang].title)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
      await expect(page.getByText(community.landing[lang].lead)).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }

test('each community has its own title, icon and colour before any script runs', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const community of demoCommunities) {
    // Not every system knows the names under localhost: the host is named in the request instead.
    const headers = { host: new URL(at(community.domain)).host }
    const html = await (await request.get(process.env.STORIES_URL ?? '', { headers })).text()
    expect(html).toContain(`<title>${community.landingTitle[community.lang]}</title>`)
    expect(html).toContain(`rel="icon" type="image/svg+xml" href="${community.logoUrl.replaceAll('&', '&amp;')}"`)
    expect(html).toContain(`name="theme-color" content="${community.brandConfig.brandColor}"`)
    expect(html).toContain('rel="manifest"')
    expect(html).toContain('property="og:title"')
  }
})

test('a language chosen on the landing survives a reload', { tag: '@phone' }, async ({ page }) => {
  await page.goto(at('samovar'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page
    .getByRole('button', { name: /^Language/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /Русский/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1 })
  const russian = demoCommunities.find(each => each.domain === 'samovar')?.landing.ru.title as string
  await expect(heading).toHaveText(russian)
  await page.reload()
  await expect(heading).toHaveText(russian)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('a short landing has only the hero and the footer, and does not ask whether the visitor is a member', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(at('alumni'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  await expect(page.getByText('Already a member?')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('the special header shows its links on a desktop and behind a button on a phone', async ({ page, isMobile }) => {
  await page.goto(at('tim'))
  const members = page.getByRole('banner').getByRole('link', { name: 'Members' })
  if (isMobile) {
    await expect(members).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(members).toBeVisible()
  } else await expect(members).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible({ visible: isMobile })
  await expect(members).toHaveAttribute('href', '/registration')
})

test('a landing that redirects sends visitors to the outside page', { tag: '@phone' }, async ({ page }) => {
  const community = demoCommunities.find(each => each.options.some(option => option.optionType === 'LANDING_REDIRECT'))
  const outside = 'https://example.org/**'
  await page.route(outside, route =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>outside</title>' }),
  )
  await page.goto(at(community?.domain as string))
  await page.waitForURL(outside)
})

test('an invalid email on the landing shows a message for 2.5 seconds, and a valid one goes on', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto(at('samovar'))
  const email = page.getByLabel('Your email')
  await email.fill('not an address')
  // With the clock paused, the message stays until the clock is moved. It is paused far ahead: there is no way back to a time that has passed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.getByRole('main').getByRole('button', { name: 'Start networking' }).click()
  const message = page.getByText('Check the address')
  await expect(message).toBeVisible()
  await page.clock.runFor(2400)
  await expect(message).toBeVisible()
  await page.clock.runFor(200)
  await expect(message).toBeHidden()
  await page.clock.resume()
  await email.fill('new.person@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Start networking' }).click()
  await page.waitForURL(url => url.pathname !== '/')
})

test('no landing is wider than a window of 320 px, with and without its fonts', async ({ page, isMobile }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // On one of the two as long as the fonts are still on their way: other letters are wider.
  if (!isMobile) await page.route(/\.woff2$/, route => route.abort())
  for (const { domain } of communitiesWithLanding) {
    await prefer(page, { lang: 'ru' })
    await page.goto(at(domain))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
