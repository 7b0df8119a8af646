import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { demoLogins, demoPassword } from '#demo/logins.ts'

export type Lang = 'en' | 'ru'
export type Scheme = 'light' | 'dark'
type RoleName = (typeof demoLogins)[number]['role']

/** The address of a page in a community. */
export function at(community: string, path = '/'): string {
  const url = new URL(path, process.env.STORIES_URL)
  url.hostname = `${community}.localhost`
  return url.href
}

/** Chooses language and appearance as an earlier visit would have left them. */
export async function prefer(
  page: Page | BrowserContext,
  { lang, scheme }: { lang?: Lang; scheme?: Scheme },
): Promise<void> {
  await page.addInitScript(
    ([locale, chosen]) => {
      // Only where the visit is a first one, so that a choice made in the story survives its reloads.
      if (locale && !localStorage.getItem('language')) localStorage.setItem('language', locale)
      if (chosen && !localStorage.getItem('samovar-color-scheme')) localStorage.setItem('samovar-color-scheme', chosen)
    },
    [lang ? { en: 'en-US', ru: 'ru-RU' }[lang] : undefined, scheme] as const,
  )
}

/** Signs in through the login page as one of the demo's people. */
export async function signInAs(page: Page, community: string, role: RoleName): Promise<void> {
  const login = demoLogins.find(each => each.communityDomain === community && each.role === role)
  if (!login) throw new Error(`The demo has no ${role} in ${community}`)
  await page.goto(at(community, '/login'))
  await page.getByLabel(/^(Email|Почта)/).fill(login.email)
  await page.getByLabel(/^(Password|Пароль)/).fill(demoPassword)
  await page.getByRole('button', { name: /^(Log in|Войти)$/ }).click()
  await page.waitForURL(url => url.pathname !== '/login')
}

/** Nothing that an automated check of accessibility can find, on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // A notice that is fading, or a part that is still on its way, is no verdict on what stays.
  await expect(async () => {
    // The legacy mode leaves out only frames from elsewhere, of which there are none, and opens no second window for its findings.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)).toEqual(
      [],
    )
  }).toPass({ timeout: 7_000 })
}

/** The page is never wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // The window's own width is no measure: a phone widens it to whatever stands out.
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

const anyByte = () => Math.floor(Math.random() * 256)

/** A story fails when the page logs an error or throws. */
export const test = base.extend<{ quietConsole: undefined }>({
  /** Sign-ins and letters are limited per address: each story comes from one of its own. */
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${anyByte()}.${anyByte()}.${anyByte()}` }),
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', error => problems.push(String(error)))
      page.on('console', message => {
        if (message.type() === 'error' && /Content Security Policy|Uncaught|Warning:/.test(message.text()))
          problems.push(message.text())
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
