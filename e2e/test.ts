import { test as base, expect } from '@playwright/test'
import { openSharedPage, type SharedPage } from './shared-page.ts'

const anyByte = () => Math.floor(Math.random() * 256)

type WorkerFixtures = { shared: { page: SharedPage | null } }

/** A story in a browser that remembers nothing. It fails when the page logs an error or throws. */
export const test = base.extend<{ pageErrors: undefined }, WorkerFixtures>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const shared: WorkerFixtures['shared'] = { page: null }
      await use(shared)
      await shared.page?.context.close()
    },
    { scope: 'worker' },
  ],
  /** Logins and letters are limited per address, so each story comes from one of its own. */
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${anyByte()}.${anyByte()}.${anyByte()}` }),
  context: async ({ browser, shared, extraHTTPHeaders }, use, testInfo) => {
    shared.page ??= await openSharedPage(browser)
    const { context, reset } = shared.page
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await use(context)
    if (testInfo.status === testInfo.expectedStatus && (await reset())) return
    shared.page = null
    await context.close()
  },
  page: async ({ context, shared }, use) => use(shared.page?.page ?? (await context.newPage())),
  pageErrors: [
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
